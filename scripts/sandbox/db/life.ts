import type { CourierStatus, OrderStatus } from '#/domain/order/order-status.ts'
import type { PlanStep } from './schema/orders.ts'

type Offsets = readonly (readonly [seconds: number, step: Omit<PlanStep, 'at'>])[]

/** All steps of an order at speed 1, in seconds from the moment the kitchen gets it. */
const DELIVERY: Offsets = [
  [5, { status: 'CREATED' }],
  [45, { status: 'ACCEPTED' }],
  [120, { status: 'COOKING' }],
  [180, { courier: 'PERFORMER_LOOK_UP' }],
  [300, { courier: 'PERFORMER_FOUND' }],
  [540, { courier: 'PERFORMER_PICK_UP_ARRIVED' }],
  [600, { status: 'DONE' }],
  [660, { status: 'ON_WAY', courier: 'PERFORMER_PICKUPED' }],
  [1080, { courier: 'PERFORMER_ARRIVED' }],
  [1140, { status: 'DELIVERED', courier: 'PERFORMER_DELIVERED_FINISH' }],
  [1200, { status: 'CLOSED' }],
]
const AT_THE_BRANCH: Offsets = DELIVERY.flatMap(([seconds, { courier: _, ...step }]) =>
  step.status && step.status !== 'ON_WAY' ? [[seconds, step] as const] : [],
)
const NO_COURIER: Offsets = [
  ...DELIVERY.filter(([seconds, step]) => seconds <= 600 && !step.courier),
  [180, { courier: 'PERFORMER_LOOK_UP' }],
  [480, { courier: 'PERFORMER_NOT_FOUND' }],
]
/** A delivery service takes it over, after it has reckoned and asked; the till attaches the order to its own. */
const BY_PROVIDER: Offsets = [
  ...DELIVERY.filter(([, { status }]) => status !== 'ACCEPTED'),
  [45, { status: 'ATTACHED' }],
  [60, { courier: 'NEW_ORDER' }],
  [90, { courier: 'READY_FOR_APPROVAL' }],
  [150, { courier: 'ACCEPTED' }],
]
/** The usual plan of a delivery up to `after` seconds, then `rest` instead. */
const goesWrong = (after: number, rest: Offsets): Offsets => [
  ...DELIVERY.filter(([seconds]) => seconds <= after),
  ...rest,
]
const WRONG: Record<string, Offsets> = {
  // The customer does not open: the courier takes it back to the branch.
  '#return': goesWrong(1080, [
    [1140, { courier: 'PERFORMER_RETURNING' }],
    [1170, { courier: 'PERFORMER_RETURN_ARRIVED' }],
    [1200, { status: 'CANCELED', courier: 'PERFORMER_RETURNED_FINISH', by: 'operator' }],
  ]),
  '#failed': goesWrong(660, [[900, { courier: 'FAILED' }]]),
  '#recall': goesWrong(300, [[420, { courier: 'CANCELLED' }]]),
  '#noprice': goesWrong(120, [
    [150, { courier: 'NEW_ORDER' }],
    [180, { courier: 'ESTIMATING_FAILED' }],
  ]),
}
const CANCELED_BY_OPERATOR: Offsets = [
  [5, { status: 'CREATED' }],
  [45, { status: 'ACCEPTED' }],
  [75, { status: 'CANCELED', by: 'operator' }],
]

const WHOLE_LIFE_S = 1200
const FAST_LIFE_S = 60
/** An order that is neither delivered nor paid is closed by itself after a day. */
const FORGOTTEN_MS = 86_400_000

const lifeOf = (service: string, comment: string): Offsets => {
  if (comment.includes('#cancel')) return CANCELED_BY_OPERATOR
  if (service !== 'DELIVERY') return AT_THE_BRANCH
  if (comment.includes('#provider')) return BY_PROVIDER
  const wrong = Object.keys(WRONG).find((word) => comment.includes(word))
  return (wrong && WRONG[wrong]) || (comment.includes('#nocourier') ? NO_COURIER : DELIVERY)
}

/**
 * Plans all steps of a new order. `startAt` is when the kitchen begins on a scheduled one (null: now). A word with # in
 * the comment chooses another plan; `#fast` puts all of it into 60 s. `isPaidFirst`: the kitchen begins after the
 * payment (`beginPaid`).
 */
export function planLife(order: {
  placedAt: number
  startAt: number | null
  service: string
  comment: string
  speed: number
  isPaidFirst: boolean
}): PlanStep[] {
  const fast = order.comment.includes('#fast')
  const scale = (fast ? FAST_LIFE_S / WHOLE_LIFE_S : 1) / order.speed
  const start = fast ? order.placedAt : Math.max(order.placedAt, order.startAt ?? order.placedAt)
  const iso = (ms: number) => new Date(ms).toISOString()
  const steps = lifeOf(order.service, order.comment).map(([seconds, step]) => ({
    ...step,
    at: iso(start + seconds * 1000 * scale),
    ...(order.isPaidFirst && { waits: true as const }),
  }))
  const plan: PlanStep[] = [
    { at: iso(order.placedAt), status: order.startAt === null ? 'OPEN' : 'AT_TIME' },
    ...steps.sort((a, b) => a.at.localeCompare(b.at)),
  ]
  if (finalTime(plan) === null)
    plan.push({ at: iso(start + FORGOTTEN_MS), status: 'CANCELED', by: 'operator' })
  return plan
}

const FINAL: readonly (OrderStatus | undefined)[] = ['DELIVERED', 'CLOSED', 'CANCELED']
export const isFinal = (status: OrderStatus) => FINAL.includes(status)

/** When the order leaves the list of active ones, null for never. */
export function finalTime(plan: readonly PlanStep[]): number | null {
  const step = plan.find(({ status, waits }) => !waits && FINAL.includes(status))
  return step ? Date.parse(step.at) : null
}

/** The steps whose time has come. */
export const lived = (plan: readonly PlanStep[], now: number) =>
  plan.filter(({ at, waits }) => !waits && Date.parse(at) <= now)

/** Status and courier status now. */
export function stateAt(
  plan: readonly PlanStep[],
  now: number,
): { status: OrderStatus; courier: CourierStatus } {
  const done = lived(plan, now)
  return {
    status: done.findLast(({ status }) => status)?.status ?? 'OPEN',
    courier: done.findLast(({ courier }) => courier !== undefined)?.courier ?? '',
  }
}

/**
 * Continues the plan after the payment: the kitchen begins now, or at its time. A plan that does not wait for the
 * payment stays as it is.
 */
export function beginPaid(plan: readonly PlanStep[], now: number): PlanStep[] {
  const first = plan.find(({ waits }) => waits)
  if (!first) return [...plan]
  const late = Math.max(0, now - Date.parse(first.at))
  const begun = plan.flatMap(({ waits, ...step }) =>
    waits ? [{ ...step, at: new Date(Date.parse(step.at) + late).toISOString() }] : [],
  )
  const left = finalTime(begun) === null ? plan.filter(({ at, waits }) => !waits && Date.parse(at) > now) : []
  return [...lived(plan, now), ...begun, ...left]
}

/**
 * Brings the next step forward to now, and everything after it by as much; steps that waited for the payment wait no
 * longer.
 */
export function advance(plan: readonly PlanStep[], now: number): PlanStep[] {
  if (plan.some(({ waits }) => waits)) return beginPaid(plan, now)
  const next = plan.find(({ at }) => Date.parse(at) > now)
  if (!next) return [...plan]
  const shift = Date.parse(next.at) - now
  return plan.map((step) => {
    const at = Date.parse(step.at)
    return at > now ? { ...step, at: new Date(at - shift).toISOString() } : step
  })
}

/** Ends the plan now: the steps to come are dropped. */
export const cancelPlan = (plan: readonly PlanStep[], now: number, by?: 'operator'): PlanStep[] => [
  ...lived(plan, now),
  {
    at: new Date(now).toISOString(),
    status: 'CANCELED',
    ...(stateAt(plan, now).courier ? { courier: 'CANCELLED' as const } : {}),
    ...(by ? { by } : {}),
  },
]
