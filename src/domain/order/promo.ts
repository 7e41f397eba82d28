import { UNKNOWN } from '#/domain/hours/tashkent.ts'
import { lineSum, type PricedLine } from '#/domain/menu/price.ts'
import type { Sum } from '#/domain/money.ts'
import type { PromoTerms } from './totals.ts'

/** The conditions of a promo. Moments in ISO 8601, null: no such limit; `UNKNOWN`: one that cannot be read, so that nothing is promised. */
export type PromoConditions = {
  readonly isActive: boolean
  readonly startDate: string | null
  readonly endDate: string | null
  readonly minPrice: Sum
}
/** A code as it was typed or pasted, without what nobody sees in it and the spaces that messengers put into it. */
export const promoCodeOf = (typed: string): string => typed.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '')

/** Which dishes a promo applies to: all, those of some categories, those of some groups (PC-08). */
export const promoScopes = ['ALL', 'ONE_CATEGORY', 'GROUP_CATEGORY'] as const
export type PromoScope = {
  readonly scope: (typeof promoScopes)[number]
  readonly scopeIds: readonly string[]
}
export type Promo = PromoTerms & PromoConditions & PromoScope & { readonly id: string; readonly code: string }

type PlacedLine = PricedLine & {
  readonly product: { readonly categoryId: string; readonly groupId: string | null }
}

/** Whether a promo applies to this dish. */
export function isInScope({ scope, scopeIds }: PromoScope, product: PlacedLine['product']): boolean {
  const place = scope === 'ONE_CATEGORY' ? product.categoryId : product.groupId
  return scope === 'ALL' || (place !== null && scopeIds.includes(place))
}

/** The sum of the dishes a promo applies to, so'm. */
export function promoBase(promo: PromoScope, lines: Iterable<PlacedLine>, branchId: string | null): Sum {
  let sum = 0
  for (const line of lines) {
    if (isInScope(promo, line.product)) sum += lineSum(line, branchId)
  }
  return sum
}

/** Verdict on a promo: fine, or the API's error code. */
export const promoVerdicts = [
  'ok',
  'PROMO_NOT_ACTIVE',
  'PROMO_NOT_STARTED',
  'PROMO_EXPIRED',
  'PROMO_MIN_PRICE',
  'PROMO_OUT_OF_SCOPE',
  /** Only the server knows these. */
  'PROMO_ALREADY_USED',
  'PROMO_OWN',
  'PROMO_FIRST_ORDER_ONLY',
  'PROMO_LIMIT',
] as const
export type PromoVerdict = (typeof promoVerdicts)[number]

/** Whether a promo is valid for the dishes it applies to. Their sum must exceed `minPrice`, not equal it. */
export function checkPromo(
  promo: PromoConditions & Pick<PromoScope, 'scope'>,
  order: { products: Sum; now: Date },
): PromoVerdict {
  const now = order.now.getTime()
  // A span that ends before it begins was never meant so.
  if (Date.parse(promo.startDate ?? '') > Date.parse(promo.endDate ?? '')) return 'PROMO_NOT_ACTIVE'
  if (!promo.isActive || promo.startDate === UNKNOWN || promo.endDate === UNKNOWN) return 'PROMO_NOT_ACTIVE'
  if (promo.startDate !== null && now < Date.parse(promo.startDate)) return 'PROMO_NOT_STARTED'
  if (promo.endDate !== null && now > Date.parse(promo.endDate)) return 'PROMO_EXPIRED'
  if (promo.scope !== 'ALL' && order.products <= 0) return 'PROMO_OUT_OF_SCOPE'
  return order.products > promo.minPrice ? 'ok' : 'PROMO_MIN_PRICE'
}
