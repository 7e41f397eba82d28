import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { Courier } from '#/api/schema/courier.ts'
import type { CourierStatus, Order, OrderState } from '#/api/schema/order.ts'
import { dayOf } from '#/domain/hours/tashkent.ts'
import { isUnderWay } from '#/domain/order/order-status.ts'
import { clockTime, useDate, useMoney } from '#/i18n/format.ts'
import { joinDots } from '#/lib/join.ts'
import { useNow } from '#/ui/use-now.ts'
import { expectedAt, minutesAway } from './expected.ts'
import { courierLabel, statusLabelOf } from './labels.ts'

export type Headline = { title: string; line: string }

/** An order as it can be followed: the payment is known to its customer only. */
export type FollowedOrder = OrderState & Partial<Pick<Order, 'payment' | 'isPaid' | 'totals'>>
export type CourierOnMap = Pick<Courier, 'location' | 'path' | 'etaMinutes'>

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
  PICK_UP: msg`Ready, come and take it`,
  DINE_IN: msg`Ready, on its way to your table`,
}

/** It is accepted, and waits for a day that is still to come. */
export const isForLaterDay = ({ status, deliveryAt }: OrderState, now: number): boolean =>
  (status === 'AT_TIME' || status === 'ACCEPTED' || status === 'ATTACHED') &&
  deliveryAt !== null &&
  dayOf(new Date(deliveryAt)) > dayOf(new Date(now))

/** What the words are made of: the device's language, the minute, and the courier's estimate. */
type Asked = {
  readonly i18n: I18n
  readonly now: number
  readonly courier: CourierOnMap | null
  readonly day: (moment: string) => string
}

/** The headline of an order: what the customer waits for next. */
function titleOf(order: OrderState, { i18n, now, courier, day }: Asked): string {
  const at = order.deliveryAt
  const [date, time] = at === null ? ['', ''] : [day(at), clockTime(at)]
  if (isForLaterDay(order, now)) return i18n._(msg`Scheduled for ${date}, ${time}`)
  switch (order.status) {
    case 'OPEN':
    case 'CREATED':
      return i18n._(msg`Waiting for the branch`)
    case 'AT_TIME':
      return time ? i18n._(msg`Scheduled for ${time}`) : i18n._(msg`Scheduled`)
    case 'ACCEPTED':
    case 'ATTACHED':
      return i18n._(msg`Cooking soon`)
    case 'COOKING':
      return i18n._(msg`Cooking now`)
    case 'DONE':
      return i18n._(ready[order.serviceType])
    case 'ON_WAY': {
      if (order.courierStatus === 'PERFORMER_ARRIVED') return i18n._(msg`Courier has arrived`)
      const minutes = minutesAway(order, courier, now)
      return minutes === null ? i18n._(msg`On the way`) : i18n._(msg`${minutes} min away`)
    }
    case 'DELIVERED':
    case 'CLOSED':
      return i18n._(statusLabelOf(order))
    case 'CANCELED':
      return i18n._(msg`Order cancelled`)
  }
}

/** The courier's status as an addition to the headline; it is never the headline itself. */
function courierWords(status: CourierStatus, i18n: I18n): string {
  const label = courierLabel[status]
  if (!label) return ''
  const state = i18n._(label)
  return OF_THE_REQUEST.includes(status) ? i18n._(msg`Courier: ${state}`) : state
}

/** The time of the order: when it is expected, or when it arrived. */
function clockOf(order: OrderState, at: string | null, { i18n, now, day }: Asked): string {
  if (order.status === 'CANCELED') return ''
  if (!isUnderWay(order.status)) {
    const time = order.deliveredAt && clockTime(order.deliveredAt)
    return time ? i18n._(msg`At ${time}. Enjoy your meal`) : i18n._(msg`Enjoy your meal`)
  }
  if (at === null) return ''
  if (isForLaterDay(order, now)) return i18n._(msg`We will start cooking on time`)
  const time = clockTime(at)
  const date = day(at)
  if (order.status === 'AT_TIME') return i18n._(msg`${date}, we will start cooking on time`)
  const isAtBranch = order.serviceType === 'PICK_UP' || order.serviceType === 'DINE_IN'
  if (isAtBranch && order.status === 'DONE') return ''
  if (order.serviceType === 'PICK_UP') return i18n._(msg`Ready by ${time}`)
  if (order.serviceType === 'DINE_IN') return i18n._(msg`On the table by ${time}`)
  return order.status === 'ON_WAY'
    ? i18n._(msg`Arrives by ${time}`)
    : i18n._(msg`We expect to arrive by ${time}`)
}

/** What the customer does when the courier is at the door: with the sum, where it is still to be paid. */
function meetCourier(
  { payment, isPaid, totals }: FollowedOrder,
  money: (sum: number) => string,
  i18n: I18n,
): string {
  if (!totals) return i18n._(msg`Meet the courier`)
  const sum = money(totals.totalPrice)
  if (!isPaid && payment?.type === 'CASH') return i18n._(msg`Meet the courier · ${sum} in cash`)
  if (!isPaid && payment?.type === 'TERMINAL') return i18n._(msg`Meet the courier · ${sum} by card`)
  return i18n._(msg`Meet the courier`)
}

/** The headline of an order and the smaller line below it. A promised time that has passed is not shown. */
export function useHeadline(order: FollowedOrder, courier: CourierOnMap | null = null): Headline {
  const { i18n } = useLingui()
  const day = useDate()
  const money = useMoney()
  const now = useNow(isUnderWay(order.status) ? TICK : null).getTime()
  const asked = { i18n, now, courier, day }
  const title = titleOf(order, asked)
  if (order.status === 'ON_WAY' && order.courierStatus === 'PERFORMER_ARRIVED')
    return { title, line: meetCourier(order, money, i18n) }
  const at = expectedAt(order, courier, now)
  const isLate = isUnderWay(order.status) && at !== null && Date.parse(at) < now
  // The headline already says that it was picked up.
  const isSaid = order.status === 'ON_WAY' && order.courierStatus === 'PERFORMER_PICKUPED'
  const refining = isUnderWay(order.status) && !isSaid ? courierWords(order.courierStatus, i18n) : ''
  const clock = isLate ? '' : clockOf(order, at, asked)
  // A time without a day is one of today.
  const isOtherDay = at !== null && isUnderWay(order.status) && dayOf(new Date(at)) !== dayOf(new Date(now))
  const saysDay = order.status === 'AT_TIME' || isForLaterDay(order, now)
  const date = clock && isOtherDay && !saysDay ? day(at) : ''
  return { title, line: joinDots([refining, date, clock]) }
}
