import { type ReactNode, Suspense, useState } from 'react'
import type { Order } from '#/api/schema/order.ts'
import { lazyComponent } from '#/ui/lazy-component.ts'

const RepeatSheet = lazyComponent(() => import('./RepeatSheet.tsx'), 'RepeatSheet')

/** The sheet that repeats an order, and what opens it: the one way to repeat, from wherever (BX-04). */
export function useRepeatSheet(order: Order): { open: () => void; sheet: ReactNode } {
  // Mounted again at each opening: everything is ticked anew.
  const [opening, setOpening] = useState({ turn: 0, isOpen: false })
  const open = () => setOpening(({ turn }) => ({ turn: turn + 1, isOpen: true }))
  const close = () => setOpening(({ turn }) => ({ turn, isOpen: false }))
  const sheet = opening.turn > 0 && (
    <Suspense>
      <RepeatSheet key={opening.turn} order={order} open={opening.isOpen} onClose={close} />
    </Suspense>
  )
  return { open, sheet }
}
