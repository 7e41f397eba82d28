import type { OwnPromo } from '#/api/schema/promo.ts'
import { checkPromo, type PromoVerdict } from '#/domain/order/promo.ts'

/** Whether a promo can be applied at all; conditions on the basket are checked by the server when it is applied. */
export function stateOf(promo: OwnPromo, now: Date): PromoVerdict {
  const held = checkPromo(promo, { products: Number.POSITIVE_INFINITY, now })
  return held === 'ok' && promo.isUsed ? 'PROMO_ALREADY_USED' : held
}
