import { useLingui } from '@lingui/react/macro'
import type { PromoVerdict } from '#/domain/order/promo.ts'
import { useMoney, usePercent } from '#/i18n/format.ts'
import { joinDots } from '#/lib/join.ts'

/** "−10 % on dishes · −5 % on delivery". */
export function useGives() {
  const { t } = useLingui()
  const percent = usePercent()
  const money = useMoney()
  return (promo: { discountType: string; productDiscount: number; deliveryDiscount: number }) => {
    const isPercent = promo.discountType === 'PERCENTAGE'
    const say = isPercent ? percent : money
    const isFree = isPercent && promo.deliveryDiscount === 100
    const [dishes, delivery] = [say(promo.productDiscount), say(promo.deliveryDiscount)]
    return joinDots([
      promo.productDiscount > 0 && t`−${dishes} on dishes`,
      isFree ? t`Free delivery` : promo.deliveryDiscount > 0 && t`−${delivery} on delivery`,
    ])
  }
}

/** Why a promo that was valid when it was entered gives no discount now; null while it is valid. */
export function useVerdictText() {
  const { t } = useLingui()
  const money = useMoney()
  return (verdict: PromoVerdict | null, minPrice: number): string | null => {
    const min = money(minPrice)
    switch (verdict) {
      case 'PROMO_MIN_PRICE':
        return t`The total must exceed ${min}`
      case 'PROMO_NOT_ACTIVE':
        return t`Promo code is not active`
      case 'PROMO_NOT_STARTED':
        return t`This promo code isn’t active yet`
      case 'PROMO_EXPIRED':
        return t`This promo code has expired`
      case 'PROMO_OUT_OF_SCOPE':
        return t`It applies to other dishes`
      case 'PROMO_ALREADY_USED':
        return t`You have already used this promo code`
      case 'PROMO_OWN':
        return t`This code is yours, it is for your friends`
      case 'PROMO_FIRST_ORDER_ONLY':
        return t`This code is for a first order only`
      case 'PROMO_LIMIT':
        return t`This invitation has reached its limit for this month`
      default:
        return null
    }
  }
}
