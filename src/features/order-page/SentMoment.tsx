import { atom, useAtom } from 'jotai'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Order } from '#/api/schema/order.ts'
import { orderScene } from '#/domain/order/order-scene.ts'
import { isUnderWay } from '#/domain/order/order-status.ts'
import { serverNow } from '#/lib/clock.ts'
import { isStill } from '#/lib/motion.ts'
import css from './SentMoment.module.css'

/** An order that is seen so soon after it was made was just sent, ms. */
const JUST_SENT = 15_000

/** The order that has had its moment: one that comes back to its page sees it no second time. */
const seenMomentAtom = atom<string | null>(null)

/**
 * A tick over the page for less than a second, when an order was just sent: nothing waits for it, and nothing under it
 * is out of reach (OR-14).
 */
export function SentMoment({ order }: { order: Order }) {
  const [seen, setSeen] = useAtom(seenMomentAtom)
  const [isShown, setIsShown] = useState(() => {
    const age = serverNow() - Date.parse(order.createdDate ?? '')
    // One that still has to be paid is not done with.
    const { money } = orderScene(order, null, serverNow())
    const isSent = isUnderWay(order.status) && money !== 'unpaid' && Math.abs(age) < JUST_SENT
    return isSent && seen !== order.id && !isStill()
  })
  useEffect(() => setSeen(order.id), [order.id, setSeen])
  if (!isShown) return null
  return (
    <span
      className={css.moment}
      aria-hidden="true"
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget && setIsShown(false)}
    >
      <span className={css.disc}>
        <Check size={56} strokeWidth={3} />
      </span>
    </span>
  )
}
