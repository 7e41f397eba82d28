import { type ReactElement, useState } from 'react'
import type { Order } from '#/api/schema/order.ts'
import { lazyLayer } from '#/ui/layer/lazy-layer.tsx'

const RepeatSheet = lazyLayer(() => import('./RepeatSheet.tsx'), 'RepeatSheet')

/**
 * The sheet that repeats an order, and what opens it: the one way to repeat, from wherever (BX-04). `atOnce`: it is open
 * from the first render.
 */
export function useRepeatSheet(
  order: Order,
  { atOnce = false, onClose = () => {} }: { atOnce?: boolean; onClose?: () => void } = {},
): { open: () => void; sheet: ReactElement } {
  // Mounted again at each opening: everything is ticked anew.
  const [opening, setOpening] = useState({ turn: atOnce ? 1 : 0, isOpen: atOnce })
  const open = () => setOpening(({ turn }) => ({ turn: turn + 1, isOpen: true }))
  const close = () => {
    setOpening(({ turn }) => ({ turn, isOpen: false }))
    onClose()
  }
  const sheet = <RepeatSheet key={opening.turn} order={order} open={opening.isOpen} onClose={close} />
  return { open, sheet }
}
