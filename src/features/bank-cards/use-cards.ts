import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { type CardInput, cardsApi } from '#/api/cards.ts'
import type { Result } from '#/api/result.ts'
import type { Card } from '#/api/schema/card.ts'
import { goneIsDone, isUnclear, settle } from '#/api/write-once.ts'
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
  const find = async ({ number }: CardInput) => {
    const [, all] = await cardsApi().all()
    return (
      all?.find(({ lastFour, isVerified }) => !isVerified && lastFour !== '' && number.endsWith(lastFour)) ??
      null
    )
  }
  return {
    /** One whose answer was lost is found in the list, not confirmed yet; so is one whose code was sent a moment ago. */
    add: async (card: CardInput): Promise<Result<Card>> => {
      const sent = await cardsApi().add(card, newKey())
      const isOpen = sent[0] !== null && (isUnclear(sent[0]) || sent[0].code === 'SMS_TOO_OFTEN')
      const answer = isOpen ? await settle(sent, () => find(card)) : sent
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
      const [error] = await settle(goneIsDone(await cardsApi().remove(id)), async () => {
        const [, all] = await cardsApi().all()
        return all && !all.some((one) => one.id === id) ? all : null
      })
      if (!error) change((known) => known.filter((card) => card.id !== id))
      return error
    },
  }
}
