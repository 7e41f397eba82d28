import { useLingui } from '@lingui/react/macro'
import type { ReferralGift } from '#/api/schema/referral.ts'
import { useGives } from '#/features/promo-codes/index.ts'
import { useMoney } from '#/i18n/format.ts'

/** What an invitation gives, "−20 000 soʻm on dishes", and from which sum, "for orders over 60 000 soʻm"; empty: any. */
export function useGiftTexts() {
  const { t } = useLingui()
  const gives = useGives()
  const money = useMoney()
  return (gift: ReferralGift): [discount: string, from: string] => {
    const min = money(gift.minPrice)
    return [gives(gift), gift.minPrice > 0 ? t`for orders over ${min}` : '']
  }
}
