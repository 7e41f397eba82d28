import type { Sum } from './money.ts'
import type { PromoTerms } from './pricing.ts'

/** When a promo holds. Moments in ISO 8601, null: no such limit. */
export type PromoConditions = {
  readonly isActive: boolean
  readonly startDate: string | null
  readonly endDate: string | null
  readonly minPrice: Sum
}
export type Promo = PromoTerms & PromoConditions & { readonly id: string; readonly code: string }

/** Verdict on a promo: fine, or the code of the contract's error. */
export const promoVerdicts = [
  'ok',
  'PROMO_NOT_ACTIVE',
  'PROMO_NOT_STARTED',
  'PROMO_EXPIRED',
  'PROMO_MIN_PRICE',
] as const
export type PromoVerdict = (typeof promoVerdicts)[number]

/** Whether a promo holds for these products now (spec section 5). The products must exceed `minPrice`, not equal it. */
export function checkPromo(promo: PromoConditions, order: { products: Sum; now: Date }): PromoVerdict {
  const now = order.now.getTime()
  if (!promo.isActive) return 'PROMO_NOT_ACTIVE'
  if (promo.startDate !== null && now < Date.parse(promo.startDate)) return 'PROMO_NOT_STARTED'
  if (promo.endDate !== null && now > Date.parse(promo.endDate)) return 'PROMO_EXPIRED'
  return order.products > promo.minPrice ? 'ok' : 'PROMO_MIN_PRICE'
}
