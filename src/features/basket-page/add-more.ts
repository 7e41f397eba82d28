import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import type { OrderSummary } from '#/features/totals/index.ts'
import { useMoney } from '#/i18n/format.ts'
import { href } from '#/paths.ts'
import { showField } from '#/ui/form/use-required-fields.ts'
import { RECOMMENDATIONS_ID } from './ids.ts'

/**
 * The main button of an order below the least a delivery is made for (CO-09): how much to add, and the way to it. That is
 * the dishes recommended on this page, if one of them is enough, else the menu. Null: the order lacks nothing.
 */
export function useAddMore({ untilMinimum }: OrderSummary): { label: string; onPress: () => void } | null {
  const { t } = useLingui()
  const money = useMoney()
  const [path, navigate] = useLocation()
  if (!untilMinimum) return null
  const missing = money(untilMinimum.missing)
  const onPress = () => {
    if (document.getElementById(RECOMMENDATIONS_ID)) return showField(RECOMMENDATIONS_ID)
    if (path !== href('home')) return navigate(href('home'))
    // The basket lies beside the menu: its dishes are brought into view.
    document.querySelector('main article')?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }
  return { label: t`Add ${missing} more`, onPress }
}
