import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { useBasket } from '#/features/basket/index.ts'
import type { OrderSummary } from '#/features/totals/index.ts'
import { useMoney } from '#/i18n/format.ts'
import { href } from '#/paths.ts'
import { showField } from '#/ui/form/use-required-fields.ts'
import { RECOMMENDATIONS_ID } from './ids.ts'

/**
 * The main button of an order below the least a delivery is made for (CO-09): how much to add, and the way to it. That is
 * the dishes recommended on this page, if one of them is enough, else the menu. So it does where nothing of the basket can
 * be had any more. Null: the order lacks nothing.
 */
export function useAddMore({ untilMinimum }: OrderSummary): { label: string; onPress: () => void } | null {
  const { t } = useLingui()
  const money = useMoney()
  const [path, navigate] = useLocation()
  const { payable, isEmpty, isUnknown } = useBasket()
  const isAllGone = !isUnknown && !isEmpty && payable.length === 0
  if (!untilMinimum && !isAllGone) return null
  const toMenu = () => {
    if (path !== href('home')) return navigate(href('home'))
    // The basket lies beside the menu: its dishes are brought into view.
    document.querySelector('main article')?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }
  if (!untilMinimum) return { label: t`Open the menu`, onPress: toMenu }
  const onPress = () =>
    document.getElementById(RECOMMENDATIONS_ID) ? showField(RECOMMENDATIONS_ID) : toMenu()
  const missing = money(untilMinimum.missing)
  return { label: t`Add ${missing} more`, onPress }
}
