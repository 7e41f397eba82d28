import * as v from 'valibot'
import { lastFour } from '#/domain/order/bank-card.ts'
import { flag, Id, number, oneOf, text } from './common.ts'

/**
 * A saved card. Of its number only the last four digits come in, whatever a server
 * sends, without the expiry. `time`: seconds until the code may be asked for again; `phone` is masked.
 */
export const Card = v.pipe(
  v.object({
    id: Id,
    name: text(50),
    number: v.pipe(v.string(), v.regex(/\d{4}$/)),
    type: oneOf(['UZCARD', 'HUMO', 'VISA', 'MASTERCARD', ''], ''),
    phone: text(20),
    time: number(60),
    isVerified: flag(),
  }),
  v.transform(({ number: sent, ...card }) => ({ ...card, lastFour: lastFour(sent) })),
)
export type Card = v.InferOutput<typeof Card>
