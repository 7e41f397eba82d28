import * as v from 'valibot'
import { promoScopes } from '#/domain/order/promo.ts'
import { flag, Id, oneOf, SumOrNone, strictOneOf, text } from './common.ts'
import { ValidFrom, ValidUntil } from './dates.ts'
import { fullList } from './records.ts'

/** Promo. PERCENTAGE: percents; AMOUNT: so'm. */
export const Promo = v.object({
  id: Id,
  code: text(64),
  discountType: strictOneOf(['AMOUNT', 'PERCENTAGE'], { PERCENT: 'PERCENTAGE' }),
  productDiscount: SumOrNone,
  deliveryDiscount: SumOrNone,
  minPrice: SumOrNone,
  startDate: ValidFrom,
  endDate: ValidUntil,
  isActive: flag(true),
  scope: oneOf(promoScopes, 'ALL'),
  /** The products it applies to; without them it would apply to nothing. */
  scopeIds: fullList('scope of a promo', Id),
})
export type Promo = v.InferOutput<typeof Promo>

/** A promo in the list of a customer. `isUsed`: a single-use one that they have used; servers may leave it out. */
export const OwnPromo = v.object({ ...Promo.entries, isUsed: flag() })
export type OwnPromo = v.InferOutput<typeof OwnPromo>
