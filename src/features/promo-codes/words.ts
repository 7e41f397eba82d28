import { useLingui } from '@lingui/react/macro'
import { dayOf } from '#/domain/hours/tashkent.ts'
import type { PromoVerdict } from '#/domain/order/promo.ts'
import type { Language } from '#/domain/text.ts'
import { useDay, useMoney, usePercent } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/use-language.ts'
import { joinDots } from '#/lib/join.ts'
import { useNow } from '#/ui/use-now.ts'

/** "−10 % on dishes · −5 % on delivery". */
export function useGives() {
  const { t } = useLingui()
  const percent = usePercent()
  const money = useMoney()
  return (promo: { discountType: string; productDiscount: number; deliveryDiscount: number }) => {
    const say = promo.discountType === 'PERCENTAGE' ? percent : money
    const [dishes, delivery] = [say(promo.productDiscount), say(promo.deliveryDiscount)]
    return joinDots([
      promo.productDiscount > 0 && t`−${dishes} on dishes`,
      promo.deliveryDiscount > 0 && t`−${delivery} on delivery`,
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
        return t`Promo has not started`
      case 'PROMO_EXPIRED':
        return t`Promo has expired`
      case 'PROMO_OUT_OF_SCOPE':
        return t`It applies to other dishes`
      case 'PROMO_ALREADY_USED':
        return t`You have already used this promo code`
      default:
        return null
    }
  }
}

/** Uzbek says the year first. */
const WITH_YEAR: Record<Language, (day: string, year: string) => string> = {
  uz: (day, year) => `${year}-yil ${day}`,
  ru: (day, year) => `${day} ${year}`,
  eng: (day, year) => `${day} ${year}`,
}

/** A day in the branches' time zone, with its year unless it is the present one: a promo may last for years. */
export function useDate(): (moment: string) => string {
  const language = useLanguage()
  const day = useDay()
  const thisYear = dayOf(useNow()).slice(0, 4)
  const yearOf = (moment: Date) => dayOf(moment).slice(0, 4)
  return (moment) => {
    const year = yearOf(new Date(moment))
    return year === thisYear ? day(moment) : WITH_YEAR[language](day(moment), year)
  }
}
