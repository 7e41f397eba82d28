import { useLingui } from '@lingui/react/macro'
import { useTakesNoOrders } from '#/features/fulfilment/index.ts'
import type { Elements } from '#/ui/base/elements.ts'

/** The pill at a branch that takes no order now: what it says where none is taken for later either, else nothing (BX-05). */
export function ClosedPill({ children }: { children: (closed: string) => Elements }) {
  const { t } = useLingui()
  const closed = t`Closed now`
  return children(useTakesNoOrders() ? closed : '')
}
