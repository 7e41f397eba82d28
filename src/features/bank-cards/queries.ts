import { queryOptions } from '@tanstack/react-query'
import { cardsApi } from '#/api/cards.ts'
import { REPORTED_BY_SCREEN, STALE, unwrap } from '#/api/query.ts'
import type { Card } from '#/api/schema/card.ts'
import { resendAt } from '#/domain/hours/countdown.ts'
import { serverNow } from '#/lib/clock.ts'
import { customerKey, type QueryScope } from '#/session/query-keys.ts'

/** A card for the page. `askAgainAt`: when its code may be sent again, ms by the server's clock. */
export type CardWithTimer = Omit<Card, 'time'> & { askAgainAt: number }

export const cardWithTimer = ({ time, ...card }: Card): CardWithTimer => ({
  ...card,
  askAgainAt: resendAt({ time, timestamp: 0 }, serverNow()),
})

/** The customer's cards, the newest first. */
export const cardsQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: customerKey(scope, 'cards'),
    meta: REPORTED_BY_SCREEN,
    queryFn: async ({ signal }) => (await unwrap(cardsApi().all(signal))).map(cardWithTimer),
    enabled: scope[2] !== '',
    staleTime: STALE.minute,
  })
