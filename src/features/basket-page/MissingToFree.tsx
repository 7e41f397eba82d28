import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useOrderTotals } from '#/features/totals/index.ts'
import { useMoney } from '#/i18n/format.ts'

/**
 * Tells the pill what the basket lacks to a delivery that costs nothing (DX-15); empty: nothing, there is no such delivery,
 * or the basket is still too small for any. It renders nothing itself, so that the pill stays the same element.
 */
export function MissingToFree({ onWords }: { onWords: (words: string) => void }) {
  const { t } = useLingui()
  const money = useMoney()
  const { untilMinimum, untilFreeDelivery } = useOrderTotals()
  const missing = untilMinimum ? null : (untilFreeDelivery?.missing ?? null)
  const sum = missing === null ? '' : money(missing)
  const words = sum && t`${sum} to free delivery`
  useEffect(() => onWords(words), [onWords, words])
  return null
}
