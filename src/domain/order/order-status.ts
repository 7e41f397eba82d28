import type { ServiceType } from '#/domain/service.ts'

/** Order statuses, as the API names them; `UNKNOWN`: one that nobody can read, of which nothing is said or promised. */
export type OrderStatus =
  | 'UNKNOWN'
  | 'OPEN'
  | 'ACCEPTED'
  | 'CANCELED'
  | 'CREATED'
  | 'COOKING'
  | 'DONE'
  | 'ON_WAY'
  | 'DELIVERED'
  | 'CLOSED'
  | 'ATTACHED'
  | 'AT_TIME'

/** Courier or delivery-provider statuses; empty: nothing to say. */
export type CourierStatus =
  | ''
  | 'PERFORMER_LOOK_UP'
  | 'PERFORMER_FOUND'
  | 'PERFORMER_NOT_FOUND'
  | 'PERFORMER_PICK_UP_ARRIVED'
  | 'PERFORMER_PICKUPED'
  | 'PERFORMER_ARRIVED'
  | 'PERFORMER_DELIVERED_FINISH'
  | 'PERFORMER_RETURNING'
  | 'PERFORMER_RETURN_ARRIVED'
  | 'PERFORMER_RETURNED_FINISH'
  | 'NEW_ORDER'
  | 'ESTIMATING_FAILED'
  | 'READY_FOR_APPROVAL'
  | 'FAILED'
  | 'CANCELLED'
  | 'ACCEPTED'

/** How far along each status is: 0 sent, 1 accepted, 2 cooking, 3 ready, 4 on the way, 5 handed over. */
const STAGE: Record<OrderStatus, number> = {
  UNKNOWN: 0,
  OPEN: 0,
  CREATED: 0,
  AT_TIME: 0,
  ACCEPTED: 1,
  ATTACHED: 1,
  COOKING: 2,
  DONE: 3,
  ON_WAY: 4,
  DELIVERED: 5,
  CLOSED: 5,
  CANCELED: -1,
}

/** Whether an order is active: listed as active, and polled every few seconds. */
export const isUnderWay = (status: OrderStatus | undefined): boolean =>
  status !== undefined && STAGE[status] >= 0 && STAGE[status] < 5

/** Whether more has become of it than that it was sent. */
export const hasMoved = (status: OrderStatus): boolean => STAGE[status] !== STAGE.CREATED

/** Whether the kitchen has begun with it, or has long done so. */
export const isBegun = (status: OrderStatus): boolean => STAGE[status] >= STAGE.COOKING

export const isCancelled = (status: OrderStatus | undefined): boolean => status === 'CANCELED'

/** Whether the customer has received it. */
export const isDelivered = (status: OrderStatus | undefined): boolean =>
  status !== undefined && STAGE[status] === 5

export type OrderStepKey = 'accepted' | 'cooking' | 'onWay' | 'ready' | 'delivered'
export type StepState = 'done' | 'current' | 'waiting'
/** `at`: when it was reached, ISO 8601; absent while not reached or unknown. */
export type OrderStep = { readonly key: OrderStepKey; readonly state: StepState; readonly at?: string }

/** The fields that the steps are computed from; an order record has them. */
export type OrderProgress = {
  readonly status: OrderStatus
  readonly serviceType: ServiceType
  readonly createdDate: string | null
  readonly acceptedTime: string | null
  readonly cookingTime: string | null
  readonly readyTime: string | null
  readonly deliveredAt: string | null
  readonly statusHistory: readonly StatusChange[]
}

/** `at`: ISO 8601; null: not known. */
type StatusChange = { readonly status: OrderStatus; readonly at: string | null }

/** The latest change by its time, in whatever order they are listed; undefined: there is none. Of equal times the last one. */
export const lastChange = (history: readonly StatusChange[]): StatusChange | undefined =>
  history.reduce<StatusChange | undefined>(
    (last, one) => (last && changedAt(one) < changedAt(last) ? last : one),
    undefined,
  )

const changedAt = ({ at }: StatusChange) => (at === null ? Number.NEGATIVE_INFINITY : Date.parse(at))

/** The clocks of a till and of a server differ by less, ms. */
const CLOCKS_DIFFER_MS = 60_000

/** The times of the steps without those that cannot be: before the order, still to come, or later than a later step's. */
function possibleTimes(times: readonly (string | undefined)[], createdDate: string | null, now: number) {
  const earliest =
    createdDate === null ? Number.NEGATIVE_INFINITY : Date.parse(createdDate) - CLOCKS_DIFFER_MS
  const possible = times.map((at) => {
    const moment = at === undefined ? Number.NaN : Date.parse(at)
    return moment >= earliest && moment <= now + CLOCKS_DIFFER_MS ? at : undefined
  })
  const isAfter = (at: string, other: string | undefined) =>
    other !== undefined && Date.parse(at) > Date.parse(other)
  return possible.map((at, i) =>
    at && possible.slice(i).some((later) => isAfter(at, later)) ? undefined : at,
  )
}

/** The current step, 0 to 3; 4 when all are done. */
function currentStep(stage: number, isDelivery: boolean): number {
  if (stage <= 0) return 0
  if (stage <= 2) return 1
  if (stage === 5) return 4
  return isDelivery || stage === 3 ? 2 : 3
}

/** Whether somebody brings it to a door, of the shop or of another delivery service. */
export const isBrought = (service: ServiceType): boolean => service !== 'PICK_UP' && service !== 'DINE_IN'

/**
 * The four steps of an order: accepted, cooking, on the way (delivery) or ready (pick-up, dine-in), delivered.
 * `current` is the step in progress. A cancelled order, or one whose status nobody knows, keeps the steps that were reached
 * and has no current one, and so does one that is `stopped` on its way: it has left, and does not arrive. `now`: ms since 1970.
 */
export function orderSteps(order: OrderProgress, now: number, isStopped = false): OrderStep[] {
  const isDelivery = isBrought(order.serviceType)
  const reached = (...statuses: OrderStatus[]) =>
    lastChange(order.statusHistory.filter(({ status, at }) => at !== null && statuses.includes(status)))
      ?.at ?? undefined
  const steps: { key: OrderStepKey; at: string | undefined }[] = [
    { key: 'accepted', at: order.acceptedTime ?? reached('ACCEPTED', 'ATTACHED') },
    { key: 'cooking', at: order.cookingTime ?? reached('COOKING') },
    isDelivery
      ? { key: 'onWay', at: reached('ON_WAY') }
      : { key: 'ready', at: order.readyTime ?? reached('DONE') },
    { key: 'delivered', at: order.deliveredAt ?? reached('DELIVERED', 'CLOSED') },
  ]
  const reachedAt = steps.map(({ at }) => at)
  const times = possibleTimes(reachedAt, order.createdDate, now)
  const current =
    isCancelled(order.status) || order.status === 'UNKNOWN'
      ? -1
      : currentStep(STAGE[order.status], isDelivery)
  return steps.map(({ key }, i): OrderStep => {
    const at = times[i]
    if (isStopped) return { key, state: i < 3 ? 'done' : 'waiting', ...(at && i < 3 && { at }) }
    if (current === -1) return at ? { key, state: 'done', at } : { key, state: 'waiting' }
    if (i > current) return { key, state: 'waiting' }
    const state = i < current ? 'done' : 'current'
    return at ? { key, state, at } : { key, state }
  })
}
