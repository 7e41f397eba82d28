import * as v from 'valibot'
import {
  Id,
  Num,
  OptionalSum,
  OrderNumber,
  oneOfOrNull,
  personName,
  Quantity,
  Sum,
  strictOneOf,
} from './common.ts'
import { ExpiresAt } from './dates.ts'
import { maybe } from './field.ts'
import { handedLine } from './hand-over.ts'

const Revision = v.pipe(Num, v.integer(), v.minValue(0))

/** `price`: of one unit with its choices now, so'm; `sum`: of what can be had; both null when it is not sold now. */
const SharedLine = v.object({
  ...handedLine,
  personId: Id,
  lineId: Id,
  revision: Revision,
  /** How much of it can be had: of a dish that is running out less than `count`. */
  available: Quantity,
  price: OptionalSum,
  sum: OptionalSum,
})

/** What the order cost, so'm, and its number: dishes; delivery, fee and service; what a promo took off the dishes. */
const SharedOrder = v.object({ id: Id, number: OrderNumber, products: Sum, extra: Sum, discount: Sum })

/** Who invites to a shared basket, and how many are in it. */
export const SharedInvitation = v.object({ starter: personName(60), people: Revision })
export type SharedInvitation = v.InferOutput<typeof SharedInvitation>

/**
 * A basket that several people fill (CX-12), as one of them sees it. Strict: sums are made of it. `version` grows with
 * every change; `me` and `starter` are people; `code`: what its link carries. CLOSED: the starter is ordering; ENDED: it
 * was called off.
 */
export const SharedBasket = v.object({
  id: Id,
  code: v.pipe(v.string(), v.regex(/^[\w-]{8,60}$/)),
  status: strictOneOf(['OPEN', 'CLOSED', 'ORDERED', 'ENDED']),
  version: Revision,
  expiresAt: v.pipe(ExpiresAt, v.string()),
  brandId: maybe(Id),
  branchId: maybe(Id),
  serviceType: oneOfOrNull(['DELIVERY', 'PICK_UP', 'DINE_IN']),
  me: Id,
  starter: Id,
  people: v.array(v.object({ id: Id, name: personName(60) })),
  lines: v.array(SharedLine),
  order: v.optional(v.nullable(SharedOrder), null),
})
export type SharedBasket = v.InferOutput<typeof SharedBasket>
