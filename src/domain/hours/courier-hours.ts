import { type BranchHours, hasNoCouriers, openState, span } from './hours.ts'
import { timeText } from './tashkent.ts'

/** Times of day, "HH:mm", from which and to which orders for delivery are taken; over midnight when `to` is earlier. */
export type CourierHours = { readonly from: string; readonly to: string }

/**
 * The couriers' hours while they are the only reason that an order is not taken now: the branch is open, and pick-up is
 * possible (DL-14). Null: couriers work, or there are none, or nothing can be ordered at all.
 */
export function restingCouriers(branch: BranchHours, now: Date): CourierHours | null {
  if (hasNoCouriers(branch)) return null
  if (openState(branch, now, 'DELIVERY').isOpen || !openState(branch, now, 'PICK_UP').isOpen) return null
  const couriers = span(branch.deliveryStart, branch.deliveryEnd)
  if (!couriers) return null
  return { from: timeText(couriers.start), to: timeText(couriers.end - Math.max(0, branch.lastOrderMinutes)) }
}
