import { dayOf } from '#/domain/hours/tashkent.ts'
import { type Expected, expectedAt, minutesAway, type OnTheWay } from './expected.ts'
import {
  type CourierStatus,
  isBrought,
  isCancelled,
  isDelivered,
  type OrderProgress,
  type OrderStatus,
  type OrderStep,
  orderSteps,
} from './order-status.ts'

/** What the customer waits for, or how it has ended. `failed`, `returning`, `returned`: it has left and does not arrive. */
export type OrderPhase =
  | 'unknown'
  | 'waiting'
  | 'scheduled'
  | 'soon'
  | 'cooking'
  | 'ready'
  | 'on-way'
  | 'arrived'
  | 'failed'
  | 'returning'
  | 'returned'
  | 'done'
  | 'cancelled'

/** What an order says of its payment; whoever follows it by a link knows nothing of it. */
export type OrderMoney = {
  readonly payment: { readonly type: string } | null
  /** Null: not known. */
  readonly isPaid: boolean | null
  readonly canPay: boolean
  /** Null: not known. */
  readonly totals: { readonly totalPrice: number | null }
}

export type SceneOrder = OrderProgress &
  Expected &
  Partial<OrderMoney> & { readonly cartItems?: readonly unknown[] }

/** All that a screen shows of an order's state; the one place that decides it (OR-12). */
export type OrderScene = {
  readonly phase: OrderPhase
  /** It is for a day that is still to come. */
  readonly isForLaterDay: boolean
  /** Whole minutes until the courier is at the door; null: not known. */
  readonly minutes: number | null
  /** When it is expected, ISO 8601; null: nothing is promised, or the promise has passed. */
  readonly at: string | null
  readonly steps: readonly OrderStep[]
  /** `free`: there was nothing to pay; `later`: at the door, at the counter or at the table; `unknown`: nothing is said of it. */
  readonly money: 'free' | 'paid' | 'unpaid' | 'later' | 'unknown'
  /** `pay`: it waits to be paid. `was-paid`: it does not arrive, although a provider has taken the money. */
  readonly notice: 'pay' | 'was-paid' | null
  /** Nothing happens before it is paid: that is its state. */
  readonly awaitsPayment: boolean
  readonly button: 'pay' | 'repeat' | null
  /** The way from the branch to the customer is of interest. */
  readonly isOnMap: boolean
}

const PHASES: Record<OrderStatus, OrderPhase> = {
  UNKNOWN: 'unknown',
  OPEN: 'waiting',
  CREATED: 'waiting',
  AT_TIME: 'scheduled',
  ACCEPTED: 'soon',
  ATTACHED: 'soon',
  COOKING: 'cooking',
  DONE: 'ready',
  ON_WAY: 'on-way',
  DELIVERED: 'done',
  CLOSED: 'done',
  CANCELED: 'cancelled',
}

/** What a courier's status makes of an order that has left the branch. */
const ON_THE_ROAD: Partial<Record<CourierStatus, OrderPhase>> = {
  PERFORMER_ARRIVED: 'arrived',
  FAILED: 'failed',
  CANCELLED: 'failed',
  PERFORMER_RETURNING: 'returning',
  PERFORMER_RETURN_ARRIVED: 'returning',
  PERFORMER_RETURNED_FINISH: 'returned',
}
/** The same of one that a server counts as ended: what came back was not received. */
const AT_THE_END: Partial<Record<CourierStatus, OrderPhase>> = {
  PERFORMER_RETURNING: 'returning',
  PERFORMER_RETURN_ARRIVED: 'returning',
  PERFORMER_RETURNED_FINISH: 'returned',
}

/** It has left the branch, and nobody brings it to the customer. */
export const isStopped = (phase: OrderPhase): boolean =>
  phase === 'failed' || phase === 'returning' || phase === 'returned'

const isBeforeKitchen = (phase: OrderPhase): boolean => phase === 'waiting' || phase === 'soon'

/** It is accepted, and waits for a day that is still to come. */
const isLaterDay = ({ status, deliveryAt }: SceneOrder, now: number): boolean =>
  (status === 'AT_TIME' || status === 'ACCEPTED' || status === 'ATTACHED') &&
  deliveryAt !== null &&
  dayOf(new Date(deliveryAt)) > dayOf(new Date(now))

function phaseOf(order: SceneOrder, isForLaterDay: boolean): OrderPhase {
  const { status, courierStatus } = order
  if (isForLaterDay) return 'scheduled'
  if (!isBrought(order.serviceType)) return status === 'ON_WAY' ? 'ready' : PHASES[status]
  if (status === 'ON_WAY') return ON_THE_ROAD[courierStatus] ?? 'on-way'
  if (isDelivered(status)) return AT_THE_END[courierStatus] ?? 'done'
  return PHASES[status]
}

/** The money is taken by a provider, not by a person. */
const isOnline = (payment: OrderMoney['payment'] | undefined) =>
  payment != null && payment.type !== 'CASH' && payment.type !== 'TERMINAL'

function moneyOf({ isPaid, canPay, totals, payment }: SceneOrder): OrderScene['money'] {
  if (totals?.totalPrice === 0) return 'free'
  if (isPaid) return 'paid'
  if (isPaid === null) return 'unknown'
  // Servers that write `canPay` of every unpaid order mean no payment before the courier, or the till, takes it.
  return canPay && (payment == null || isOnline(payment)) ? 'unpaid' : 'later'
}

/** What is cooked on another day is scheduled, accepted as it is. */
export const shownStatus = ({ status }: Pick<SceneOrder, 'status'>, phase: OrderPhase): OrderStatus =>
  phase === 'scheduled' ? 'AT_TIME' : status

/** The state of an order at a moment, ms since 1970; `courier`: where it is, if that is known. */
export function orderScene(order: SceneOrder, courier: OnTheWay | null, now: number): OrderScene {
  const isForLaterDay = isLaterDay(order, now)
  const phase = phaseOf(order, isForLaterDay)
  const isOver = phase === 'done' || phase === 'cancelled'
  const isUnknown = phase === 'unknown'
  const hasFailed = isStopped(phase)
  const money = moneyOf(order)
  const isLost = phase === 'cancelled' || hasFailed
  const wasPaid = isLost && money === 'paid' && isOnline(order.payment)
  const isUnpaid = !isLost && money === 'unpaid'
  const expected = isOver || hasFailed || isUnknown ? null : expectedAt(order, courier, now)
  const canRepeat = isOver && (order.cartItems ?? []).length > 0
  return {
    phase,
    isForLaterDay,
    minutes: phase === 'on-way' ? minutesAway(order, courier, now) : null,
    at: expected !== null && Date.parse(expected) >= now ? expected : null,
    steps: orderSteps({ ...order, status: shownStatus(order, phase) }, now, hasFailed),
    money,
    notice: wasPaid ? 'was-paid' : isUnpaid ? 'pay' : null,
    awaitsPayment: isUnpaid && isBeforeKitchen(phase),
    button: isUnpaid ? 'pay' : canRepeat ? 'repeat' : null,
    isOnMap:
      !isOver &&
      !hasFailed &&
      !isUnknown &&
      (order.serviceType === 'DELIVERY' || order.serviceType === 'PICK_UP'),
  }
}

/** How long an order is still looked at after it has ended, ms: a courier's slip or a refund comes late. */
export const AFTER_END_MS = 60 * 60_000

/**
 * Whether an order that has ended may still change, within an hour of its end. `underWayAt`: when it was last known to be
 * under way, ms since 1970; it counts where nobody says when it ended, as many servers do not.
 */
export function isLookedAt(
  order: Pick<OrderProgress, 'status' | 'statusHistory' | 'deliveredAt'> & {
    readonly createdDate: string | null
  },
  now: number,
  underWayAt: number | null = null,
): boolean {
  if (!isDelivered(order.status) && !isCancelled(order.status)) return true
  const { deliveredAt, createdDate, statusHistory } = order
  const times = [deliveredAt, createdDate, ...statusHistory.map(({ at }) => at)]
  const isDated =
    deliveredAt !== null || statusHistory.some(({ status, at }) => status === order.status && at !== null)
  const last = Math.max(
    ...times.map((at) => (at === null ? Number.NaN : Date.parse(at))).filter(Number.isFinite),
    isDated || underWayAt === null ? Number.NEGATIVE_INFINITY : underWayAt,
  )
  return now - last < AFTER_END_MS
}
