import * as v from 'valibot'
import { lastFour, shownExpire } from '#/domain/order/bank-card.ts'
import { flag, Id, multilingual, number, oneOf, text } from './common.ts'
import { maybe } from './field.ts'

/** The system of a card; empty: one that this build does not know. */
const cardTypes = oneOf(['UZCARD', 'HUMO', 'VISA', 'MASTERCARD', ''], '')

/**
 * A saved card. Of its number only the last four digits come in, whatever a server sends. `expire`: `MM/YY`, empty where it
 * is not said or cannot be read; it stays in memory. `time`: seconds until the code may be asked for again; `phone` is
 * masked.
 */
export const Card = v.pipe(
  v.object({
    id: Id,
    name: text(50),
    number: v.pipe(v.string(), v.regex(/\d{4}$/)),
    expire: text(10),
    type: cardTypes,
    phone: text(20),
    time: number(60),
    isVerified: flag(),
  }),
  v.transform(({ number: sent, expire, ...card }) => ({
    ...card,
    lastFour: lastFour(sent),
    expire: shownExpire(expire),
  })),
)
export type Card = v.InferOutput<typeof Card>

/**
 * What became of the saved card that an order named (DX-09); few servers send it. `reason`: why it was refused, for the
 * customer. A card that is still being charged is PENDING, and so is what this build does not know.
 */
export const CardPayment = v.object({
  cardId: maybe(Id),
  type: cardTypes,
  lastFour: v.pipe(text(30), v.transform(lastFour)),
  status: oneOf(['PAID', 'REFUSED', 'PENDING', 'RETURNED'], 'PENDING'),
  reason: maybe(multilingual(300)),
})

/** One of which nothing can be read. */
export const UNREADABLE_CARD_PAYMENT: v.InferOutput<typeof CardPayment> = {
  cardId: null,
  type: '',
  lastFour: '',
  status: 'PENDING',
  reason: null,
}
