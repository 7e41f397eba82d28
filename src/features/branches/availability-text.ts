import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BranchAvailability } from '#/domain/basket/branch-choice.ts'
import { useMoney } from '#/i18n/format.ts'

/**
 * Texts about a branch: "1 dish from the basket is not available", "+6,000 UZS"; empty when there is nothing to say.
 */
export function useAvailabilityText() {
  const { t } = useLingui()
  const money = useMoney()
  const counted = (fit: BranchAvailability<unknown>) => {
    const lacking = fit.missing.length
    const less = fit.short.length
    return [
      lacking > 0 &&
        t`${plural(lacking, { one: '# dish from the basket is not available', other: '# dishes from the basket are not available' })}`,
      less > 0 && t`${plural(less, { one: 'less of # dish', other: 'less of # dishes' })}`,
    ]
  }
  return {
    /** The dishes of the basket that it lacks; `hasAll`: also says when none is missing. */
    missing: (fit: BranchAvailability<unknown>, hasAll: boolean): string[] => {
      const words = counted(fit).filter((part) => part !== false)
      return words.length === 0 && hasAll ? [t`everything available`] : words
    },
    /** The difference in price; empty: none. */
    extra: ({ extra }: BranchAvailability<unknown>): string => {
      if (extra === 0) return ''
      const sum = money(Math.abs(extra))
      return extra > 0 ? `+${sum}` : `−${sum}`
    },
  }
}
