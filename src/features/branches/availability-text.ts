import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BranchAvailability } from '#/domain/basket/branch-choice.ts'
import { useMoney } from '#/i18n/format.ts'

/** A branch in so many words: "1 dish from the basket is not available", "+6,000 UZS"; nothing to say of it: no words. */
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
    /** What it lacks of the basket; `hasAll`: said too when it lacks nothing. */
    missing: (fit: BranchAvailability<unknown>, hasAll: boolean): string[] => {
      const words = counted(fit).filter((part) => part !== false)
      return words.length === 0 && hasAll ? [t`everything available`] : words
    },
    /** How much more the dishes cost there; empty: as much. */
    extra: ({ extra }: BranchAvailability<unknown>): string => {
      if (extra === 0) return ''
      const sum = money(Math.abs(extra))
      return extra > 0 ? `+${sum}` : `−${sum}`
    },
  }
}
