import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { type CardInput, cardsApi } from '#/api/cards.ts'
import type { Result } from '#/api/result.ts'
import type { Card } from '#/api/schema/card.ts'
import { goneIsDone } from '#/api/write-once.ts'
import { serverNow } from '#/lib/clock.ts'
import { newKey } from '#/lib/new-key.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { type CardWithTimer, cardsQuery, cardWithTimer } from './queries.ts'

/**
 * The actions on cards. They are plain calls and no TanStack mutations: a mutation keeps its variables, and the number
 * of a card must not be stored anywhere once it was sent.
 */
export function useCards() {
  const client = useQueryClient()
  const { queryKey } = cardsQuery(useAtomValue(queryScopeAtom))
  const change = (next: (known: readonly CardWithTimer[]) => readonly CardWithTimer[]) => {
    client.setQueryData(queryKey, (known) => known && [...next(known)])
    void client.invalidateQueries({ queryKey })
  }
  const take = ([error, card]: Result<Card>) => {
    if (error) return error
    const fresh = cardWithTimer(card)
    change((known) =>
      known.some(({ id }) => id === fresh.id)
        ? known.map((one) => (one.id === fresh.id ? fresh : one))
        : [fresh, ...known],
    )
    return null
  }
  return {
    add: async (card: CardInput): Promise<Result<Card>> => {
      const answer = await cardsApi().add(card, newKey())
      take(answer)
      return answer
    },
    confirm: async (id: string, code: string) => take(await cardsApi().confirm(id, code)),
    /** A 429 is remembered as a wait. */
    resend: async (id: string) => {
      const error = take(await cardsApi().resend(id))
      const { retryAfter } = error ?? {}
      if (retryAfter)
        client.setQueryData(queryKey, (known) =>
          known?.map((card) =>
            card.id === id ? { ...card, askAgainAt: serverNow() + retryAfter * 1_000 } : card,
          ),
        )
      return error
    },
    remove: async (id: string) => {
      const [error] = goneIsDone(await cardsApi().remove(id))
      if (!error) change((known) => known.filter((card) => card.id !== id))
      return error
    },
  }
}
