import { type BranchHours, hasNoCouriers, openState } from './hours.ts'
import { minutesOf, timeText } from './tashkent.ts'

const DAY = 24 * 60

/** Times of day, "HH:mm", from which and to which orders for delivery are taken; over midnight when `to` is earlier. */
export type CourierHours = { readonly from: string; readonly to: string }

/**
 * The couriers' hours while they alone keep an order from being taken now: the branch is open, and what is fetched can
 * be had (DL-14). Null: couriers go, or there are none, or nothing is to be had at all.
 */
export function restingCouriers(branch: BranchHours, now: Date): CourierHours | null {
  if (hasNoCouriers(branch)) return null
  if (openState(branch, now, 'DELIVERY').isOpen || !openState(branch, now, 'PICK_UP').isOpen) return null
  const end = minutesOf(branch.deliveryEnd) ?? DAY
  return {
    from: timeText(minutesOf(branch.deliveryStart) ?? 0),
    to: timeText(DAY + end - Math.max(0, branch.lastOrderMinutes)),
  }
}
