import * as v from 'valibot'
import { promoScopes } from '#/domain/promo.ts'
import { flag, Id, listOf, OptionalMoment, oneOf, Sum, text } from './common.ts'

/** Promo (spec section 3, contract 3.4). PERCENTAGE: percents; AMOUNT: so'm. */
export const Promo = v.object({
  id: Id,
  code: text(64),
  discountType: v.picklist(['AMOUNT', 'PERCENTAGE']),
  productDiscount: v.optional(v.nullable(Sum, 0), 0),
  deliveryDiscount: v.optional(v.nullable(Sum, 0), 0),
  minPrice: v.optional(v.nullable(Sum, 0), 0),
  startDate: OptionalMoment,
  endDate: OptionalMoment,
  isActive: flag(true),
  scope: oneOf(promoScopes, 'ALL'),
  scopeIds: listOf('scope of a promo', Id),
})
export type Promo = v.InferOutput<typeof Promo>

/** A promo in the list of a customer. `isUsed`: one of a single use that they have had; servers may leave it out. */
export const OwnPromo = v.object({ ...Promo.entries, isUsed: flag() })
export type OwnPromo = v.InferOutput<typeof OwnPromo>
