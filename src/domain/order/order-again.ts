import { dayAfter, dayOf, timeOfDay } from '#/domain/hours/tashkent.ts'

/*
 * An order that is over, placed once more as it was (DX-08): what keeps it from that, in the order in which a customer
 * should hear of it, and when it would be for.
 */

/** Why an order is not placed at once, from what is known before it is looked at. */
export type NotAtOnce = 'signed-out' | 'shared' | 'basket' | 'lines' | 'service' | 'place'
/** The same, from what the checkout finds. */
export type NotNow = 'lines' | 'closed' | 'zone' | 'receiver' | 'minimum' | 'payment' | 'field'

export function notAtOnce(order: {
  readonly isSignedIn: boolean
  /** Several people fill the basket. */
  readonly isShared: boolean
  readonly hasBasket: boolean
  /** Each line that is ticked can be had as it was, and all of the order could be read. */
  readonly areLinesWhole: boolean
  /** It is received as it was: the shop still does that, and no table is taken now. */
  readonly hasService: boolean
  /** Its address or branch is known. */
  readonly hasPlace: boolean
}): NotAtOnce | null {
  if (!order.isSignedIn) return 'signed-out'
  if (order.isShared) return 'shared'
  if (order.hasBasket) return 'basket'
  if (!order.areLinesWhole) return 'lines'
  if (!order.hasService) return 'service'
  return order.hasPlace ? null : 'place'
}

export function notNow(order: {
  readonly areLinesWhole: boolean
  /** It cannot be made for the time that it was for. */
  readonly isClosed: boolean
  readonly isOutOfZone: boolean
  /** Somebody else took it, which the shop does not have any more. */
  readonly isReceiverLost: boolean
  readonly isBelowMinimum: boolean
  /** The fields that the checkout misses. */
  readonly missing: readonly string[]
}): NotNow | null {
  if (!order.areLinesWhole) return 'lines'
  if (order.isOutOfZone) return 'zone'
  if (order.isClosed) return 'closed'
  if (order.isReceiverLost) return 'receiver'
  if (order.isBelowMinimum) return 'minimum'
  if (order.missing.length === 0) return null
  return order.missing[0] === 'payment' ? 'payment' : 'field'
}

/** Where the customer goes on: the checkout asks for what is missing, lines and place are seen in the basket. */
export const goesOnAt = (why: NotAtOnce | NotNow): 'basket' | 'checkout' =>
  why === 'payment' || why === 'field' || why === 'receiver' || why === 'closed' ? 'checkout' : 'basket'

/**
 * When an order that was scheduled is placed for again: the same time of day, today while it is still to come, else
 * tomorrow. Null: it was for as soon as possible, and is again. `deliveryAt` ISO 8601.
 */
export function sameTimeAgain(
  order: { readonly atTime: boolean | null; readonly deliveryAt: string | null },
  now: Date,
): { day: string; time: string } | null {
  if (!order.atTime || order.deliveryAt === null) return null
  const time = timeOfDay(new Date(order.deliveryAt))
  return { day: time > timeOfDay(now) ? dayOf(now) : dayAfter(dayOf(now)), time }
}
