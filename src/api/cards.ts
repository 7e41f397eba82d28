import { Card } from '#/api/schema/card.ts'
import { Done } from '#/api/schema/done.ts'
import { answerList } from '#/api/schema/records.ts'
import { laterService } from './api.ts'
import { path } from './path.ts'

/** Card data, which is sent once and stored nowhere: digits only, `expire` as `MMYY`. */
export type CardInput = { number: string; expire: string; name: string }

/** Cards of the customer, of the service `payments`. */
export const cardsApi = laterService((call, knowsKeys) => ({
  all: (signal?: AbortSignal) => call(answerList('cards', Card), '/payments/v2/cards', { signal }),
  /** Sends a code by SMS; 429 SMS_TOO_OFTEN carries `retryAfter` seconds. */
  add: (card: CardInput, key: string) =>
    call(Card, '/payments/v2/cards', {
      method: 'POST',
      body: card,
      headers: knowsKeys ? { 'Idempotency-Key': key } : {},
    }),
  confirm: (id: string, code: string) =>
    call(Card, '/payments/v2/cards/confirm', { method: 'POST', body: { id, code } }),
  resend: (id: string) => call(Card, path`/payments/v2/cards/${id}/resend`, { method: 'POST', body: {} }),
  remove: (id: string) => call(Done, path`/payments/v2/cards/${id}`, { method: 'DELETE' }),
}))
