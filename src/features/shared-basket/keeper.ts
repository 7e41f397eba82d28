import type { ApiError } from '#/api/result.ts'
import type { SharedBasket } from '#/api/schema/shared-basket.ts'
import { type Member, sharedBasketsApi } from '#/api/shared-baskets.ts'
import type { BasketLines } from '#/domain/basket/basket-lines.ts'
import { changesToSend } from '#/domain/basket/shared-basket.ts'

type Phone = {
  member: Member
  /** The basket of this phone, which is its part of the shared one. */
  own: () => BasketLines
  /** The last revision this phone has used; stored before it is sent. */
  revision: { read: () => number; write: (revision: number) => void }
  /** The latest that is known of the shared one; null: it has not been read yet. */
  known: () => SharedBasket | null
  onBasket: (basket: SharedBasket) => void
}

/**
 * Keeps a shared basket and the basket of this phone the same, whatever gets lost in between: each step sends what the
 * shared one does not have, else reads it. Nothing is remembered of what was sent, so that nothing has to arrive.
 */
export function createKeeper({ member, own, revision, known, onBasket }: Phone) {
  /** What the shared basket does not have yet; nothing before it was read, and once it is closed. */
  const changes = () => {
    const basket = known()
    return basket?.status === 'OPEN'
      ? changesToSend(own(), linesOfPerson(basket, basket.me), revision.read())
      : []
  }
  const read = async () => {
    const [error, told] = await sharedBasketsApi().read(member)
    if (told) onBasket(told)
    return error
  }
  /** Sends or reads; null: it was answered. */
  const step = async (): Promise<ApiError | null> => {
    const sent = changes()
    const last = sent.at(-1)
    if (!last) return read()
    revision.write(last.revision)
    const [error, told] = await sharedBasketsApi().change(member, sent)
    if (told) onBasket(told)
    if (error?.kind !== 'http' || error.status >= 500) return error
    // Refused: most likely it was closed meanwhile, and then nothing is sent any more.
    const failed = await read()
    return failed ?? (known()?.status === 'OPEN' ? error : null)
  }
  return { step, hasMore: () => changes().length > 0 }
}

/** The lines of one person. */
export const linesOfPerson = ({ lines }: SharedBasket, personId: string) =>
  lines.filter((line) => line.personId === personId)
