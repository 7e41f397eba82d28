import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { Courier } from '#/api/schema/courier.ts'
import type { Order, OrderState } from '#/api/schema/order.ts'
import { dayOf } from '#/domain/hours/tashkent.ts'
import { isStopped, type OrderPhase, type OrderScene, orderScene } from '#/domain/order/order-scene.ts'
import type { CourierStatus } from '#/domain/order/order-status.ts'
import { isBrought, isUnderWay } from '#/domain/order/order-status.ts'
import { clockTime, useDate, useMoney } from '#/i18n/format.ts'
import { joinCommas, joinDots } from '#/lib/join.ts'
import { useNow } from '#/ui/use-now.ts'
import { courierLabel, statusLabelOf } from './labels.ts'

export type Headline = { title: string; line: string }

/** An order as it can be followed: lines and payment are known to its customer only. */
export type FollowedOrder = OrderState &
  Partial<Pick<Order, 'payment' | 'isPaid' | 'canPay' | 'totals' | 'cartItems'>>
/** `heardAt`: when the server said so, ms since 1970. */
export type CourierOnMap = Pick<Courier, 'location' | 'path' | 'etaMinutes'> & { heardAt?: number }

/** How often the minutes are counted down between two responses of the server, ms. */
const TICK = 15_000

/** Statuses of the request to a delivery service; their texts name the service, the others the courier. */
const OF_THE_REQUEST: readonly CourierStatus[] = [
  'NEW_ORDER',
  'READY_FOR_APPROVAL',
  'ACCEPTED',
  'ESTIMATING_FAILED',
  'FAILED',
  'CANCELLED',
]

/** The headline of a ready order, by its service. */
const ready: Record<Order['serviceType'], MessageDescriptor> = {
  DELIVERY: msg`Ready, waiting for the courier`,
  YANDEX_EATS: msg`Ready, waiting for the courier`,
  EXPRESS_24: msg`Ready, waiting for the courier`,
  PICK_UP: msg`Ready for pick-up`,
  DINE_IN: msg`Ready, on its way to your table`,
}

/** Whether the courier is at the branch for it: it waits for nobody then. */
const isFetched = ({ serviceType, courierStatus }: FollowedOrder) =>
  isBrought(serviceType) && courierStatus === 'PERFORMER_PICK_UP_ARRIVED'

/** Headlines that need nothing but the phase. */
const TITLES: Record<
  Exclude<OrderPhase, 'scheduled' | 'ready' | 'on-way' | 'done' | 'unknown'>,
  MessageDescriptor
> = {
  waiting: msg`Waiting for the branch`,
  soon: msg`Cooking soon`,
  cooking: msg`Cooking now`,
  arrived: msg`Courier has arrived`,
  failed: msg`Could not be delivered`,
  returning: msg`Going back to the branch`,
  returned: msg`Back at the branch again`,
  cancelled: msg`Order cancelled`,
}

/** What the words are made of: the order, its scene, the device's language, and the moment. */
type Asked = {
  readonly order: FollowedOrder
  readonly scene: OrderScene
  readonly i18n: I18n
  readonly now: number
  readonly day: (moment: string) => string
}

/** The headline of an order: what the customer waits for next. */
function titleOf({ order, scene, i18n, now, day }: Asked): string {
  const { phase, minutes } = scene
  const at = order.deliveryAt
  const [date, time] = at === null ? ['', ''] : [day(at), clockTime(at)]
  switch (phase) {
    case 'scheduled':
      if (time === '') return joinCommas([i18n._(msg`Scheduled`), date])
      if (at !== null && dayOf(new Date(at)) !== dayOf(new Date(now)))
        return i18n._(msg`Scheduled for ${date}, ${time}`)
      return i18n._(msg`Scheduled for ${time}`)
    case 'ready':
      return i18n._(isFetched(order) ? msg`Ready, the courier is picking it up` : ready[order.serviceType])
    case 'on-way':
      return minutes === null ? i18n._(msg`On the way`) : i18n._(msg`${minutes} min away`)
    case 'done':
    case 'unknown':
      return i18n._(statusLabelOf(order))
    default:
      return i18n._(TITLES[phase])
  }
}

/** The courier's status as an addition to the headline; it is never the headline itself. */
function courierWords({ order: { status, courierStatus, serviceType }, i18n }: Asked): string {
  const label = isBrought(serviceType) ? courierLabel[courierStatus] : undefined
  // The headline already says that it was picked up.
  if (!label || !isUnderWay(status) || (status === 'ON_WAY' && courierStatus === 'PERFORMER_PICKUPED'))
    return ''
  const state = i18n._(label)
  return OF_THE_REQUEST.includes(courierStatus) ? i18n._(msg`Courier: ${state}`) : state
}

/** The time of the order: when it is expected, or when it arrived. */
function clockOf({ order, scene: { phase, at, isForLaterDay, steps }, i18n, now, day }: Asked): string {
  if (phase === 'cancelled') return ''
  if (phase === 'done') {
    const deliveredAt = steps.at(-1)?.at
    const time = deliveredAt && clockTime(deliveredAt)
    if (time && dayOf(new Date(deliveredAt)) !== dayOf(new Date(now))) return `${day(deliveredAt)}, ${time}`
    return time ? i18n._(msg`At ${time}. Enjoy your meal`) : i18n._(msg`Enjoy your meal`)
  }
  if (at === null) return ''
  if (isForLaterDay) return i18n._(msg`We will start cooking on time`)
  const time = clockTime(at)
  const date = day(at)
  if (phase === 'scheduled') return i18n._(msg`${date}, we will start cooking on time`)
  if (time === '') return date
  const isAtBranch = order.serviceType === 'PICK_UP' || order.serviceType === 'DINE_IN'
  if (isAtBranch && phase === 'ready') return ''
  const clock = i18n._(promiseOf(order.serviceType, phase === 'on-way', time))
  // A time without a day is one of today.
  return dayOf(new Date(at)) === dayOf(new Date(now)) ? clock : joinDots([date, inLine(clock, i18n)])
}

/** Words that go on after a dot: they begin in small letters, as all of these are common words. */
const inLine = (text: string, { locale }: I18n) => text.charAt(0).toLocaleLowerCase(locale) + text.slice(1)

function promiseOf(service: Order['serviceType'], isOnWay: boolean, time: string): MessageDescriptor {
  if (service === 'PICK_UP') return msg`Ready by ${time}`
  if (service === 'DINE_IN') return msg`On the table by ${time}`
  return isOnWay ? msg`Arrives by ${time}` : msg`We expect to arrive by ${time}`
}

/** What the customer does when the courier is at the door: with the sum, where it is still to be paid. */
function meetCourier(
  { order: { payment, totals }, scene, i18n }: Asked,
  money: (sum: number) => string,
): string {
  const isDue = scene.money === 'unpaid' || scene.money === 'later'
  if (!totals?.totalPrice || !isDue) return i18n._(msg`Meet the courier`)
  const sum = money(totals.totalPrice)
  if (payment?.type === 'CASH') return i18n._(msg`Meet the courier · ${sum} in cash`)
  if (payment?.type === 'TERMINAL') return i18n._(msg`Meet the courier · ${sum} by card`)
  return i18n._(msg`Meet the courier`)
}

/** The words for a scene at a moment; `day` and `money` write as the customer's language does. */
export function headlineOf(asked: Asked, money: (sum: number) => string): Headline {
  const { scene, i18n } = asked
  if (scene.awaitsPayment)
    return { title: i18n._(msg`Not paid yet`), line: i18n._(msg`The kitchen starts after the payment`) }
  const title = titleOf(asked)
  if (scene.phase === 'arrived') return { title, line: meetCourier(asked, money) }
  if (isStopped(scene.phase))
    return { title, line: i18n._(msg`Call the branch: they know what happens next`) }
  const [courier, clock] = [courierWords(asked), clockOf(asked)]
  return { title, line: joinDots([courier, courier === '' ? clock : inLine(clock, i18n)]) }
}

/**
 * The state of an order in a few words, wherever it stands beside others or is announced: as `statusLabelOf`, but that the
 * courier is at the door, or does not come, which the order itself still calls "on the way".
 */
export function stateLabelOf(order: FollowedOrder, now: number): MessageDescriptor {
  const { phase } = orderScene(order, null, now)
  switch (phase) {
    case 'arrived':
    case 'failed':
    case 'returning':
    case 'returned':
      return TITLES[phase]
    default:
      return statusLabelOf(order)
  }
}

/** The scene of an order at this moment, as the clock goes on. */
export function useOrderScene(order: FollowedOrder, courier: CourierOnMap | null = null): OrderScene {
  const now = useNow(isUnderWay(order.status) ? TICK : null).getTime()
  return orderScene(order, courier, now)
}

/** The headline of an order and the smaller line below it. A promised time that has passed is not shown. */
export function useHeadline(order: FollowedOrder, courier: CourierOnMap | null = null): Headline {
  const { i18n } = useLingui()
  const day = useDate()
  const money = useMoney()
  const now = useNow(isUnderWay(order.status) ? TICK : null).getTime()
  return headlineOf({ order, scene: orderScene(order, courier, now), i18n, now, day }, money)
}
