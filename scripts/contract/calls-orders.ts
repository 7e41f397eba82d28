import * as v from 'valibot'
import { Courier } from '#/api/schema/courier.ts'
import { Grade } from '#/api/schema/menu.ts'
import { Order } from '#/api/schema/order.ts'
import { Checkout } from '#/api/schema/payment.ts'
import { OwnPromo, Promo } from '#/api/schema/promo.ts'
import { answerList, pageOf } from '#/api/schema/records.ts'
import { Booking } from '#/api/schema/table.ts'
import { TrackedOrder, TrackingLink } from '#/api/schema/tracking.ts'
import { type CallRow, PAGE, sometimes } from './call-row.ts'
import { PAYING_CALLS } from './calls-payments.ts'
import {
  BookingBody,
  CancelBody,
  EmptyBody,
  GradeBody,
  OrderRequest,
  ProductGradeBody,
  PromoBody,
  TipBody,
} from './requests.ts'

const PLACING_CALLS: readonly CallRow[] = [
  {
    method: 'POST',
    path: '/orders/v1/orders',
    what: 'Makes an order, to be there as soon as possible.',
    needsToken: true,
    takesKey: true,
    body: OrderRequest,
    answer: Order,
    status: 201,
  },
  {
    method: 'POST',
    path: '/orders/v1/orders/at-time',
    what: 'Makes an order for a day and a time.',
    needsToken: true,
    takesKey: true,
    body: OrderRequest,
    answer: Order,
    status: 201,
  },
  {
    method: 'GET',
    path: '/orders/v1/orders/by-key/{key}',
    what: 'Gives the order that an `Idempotency-Key` made; 404 when none arrived.',
    needsToken: true,
    answer: Order,
  },
  {
    method: 'POST',
    path: '/orders/v1/promo/check',
    what: 'Checks a promo code against the basket; 422 with the reason when it does not count.',
    takesToken: true,
    body: PromoBody,
    answer: Promo,
  },
  {
    method: 'GET',
    path: '/orders/v1/promo/user/{user}',
    what: 'Lists the promo codes of a customer, also those that do not count now.',
    needsToken: true,
    answer: answerList('promo codes', OwnPromo),
  },
]

const FOLLOWING_CALLS: readonly CallRow[] = [
  {
    method: 'GET',
    path: '/orders/v1/orders/user/{user}',
    what: 'Gives a page of the orders of a customer, newest first.',
    needsToken: true,
    query: { ...PAGE, onlyArchive: sometimes('only those that have ended', ['true']) },
    answer: pageOf('orders', Order),
  },
  {
    method: 'GET',
    path: '/orders/v1/orders/user/{user}/active',
    what: 'Lists the orders of a customer that have not ended.',
    needsToken: true,
    answer: answerList('active orders', Order),
  },
  {
    method: 'GET',
    path: '/orders/v1/orders/{order}',
    what: 'Gives one order.',
    needsToken: true,
    answer: Order,
  },
  {
    method: 'GET',
    path: '/orders/v1/orders/{order}/changes',
    what: 'Streams server-sent events, one whenever the order has changed; without it the order is asked for again and again.',
    needsToken: true,
    answer: null,
  },
  {
    method: 'PUT',
    path: '/orders/v1/orders/{order}/cancel',
    what: 'Cancels an order; 409 ORDER_NOT_CANCELABLE when it is too late.',
    needsToken: true,
    body: CancelBody,
    answer: Order,
  },
  {
    method: 'POST',
    path: '/orders/v1/orders/{order}/grade',
    what: 'Grades a delivered order from one to five, once.',
    needsToken: true,
    body: GradeBody,
    answer: v.object({ grade: v.number() }),
    status: 201,
  },
  {
    method: 'POST',
    path: '/orders/v1/orders/{order}/tip',
    what: 'Takes a tip for an order that has arrived, and says how to pay it; 409 TIP_ALREADY_GIVEN once one is paid. Called only where `lateTipActive` is on.',
    needsToken: true,
    body: TipBody,
    answer: Checkout,
    status: 201,
  },
  {
    method: 'POST',
    path: '/products/v1/grade/WITH_TOKEN',
    what: 'Grades a product of a delivered order; answers its new average.',
    needsToken: true,
    body: ProductGradeBody,
    answer: Grade,
    status: 201,
  },
  {
    method: 'GET',
    path: '/deliveries/v1/delivery/courier/{order}',
    what: 'Says where the courier of an order is; 204 before there is one.',
    needsToken: true,
    answer: Courier,
    mayBeEmpty: true,
  },
]

const TRACKING_CALLS: readonly CallRow[] = [
  {
    method: 'POST',
    path: '/orders/v1/orders/{order}/tracking',
    what: 'Makes the link that shows where an order is, or gives the one there is; 409 ORDER_NOT_TRACKABLE once it has ended.',
    needsToken: true,
    body: EmptyBody,
    answer: TrackingLink,
    status: 201,
  },
  {
    method: 'DELETE',
    path: '/orders/v1/orders/{order}/tracking',
    what: 'Takes the link of an order back.',
    needsToken: true,
    answer: null,
    status: 204,
  },
  {
    method: 'GET',
    path: '/orders/v1/tracking/{token}',
    what: 'Gives the order of a link, to anybody: its state, places and times, and nothing of who ordered, what, and for how much.',
    answer: TrackedOrder,
  },
]

const BOOKING_CALLS: readonly CallRow[] = [
  {
    method: 'GET',
    path: '/orders/v1/bookings',
    what: 'Lists the bookings of the customer.',
    needsToken: true,
    answer: answerList('bookings', Booking),
  },
  {
    method: 'POST',
    path: '/orders/v1/bookings',
    what: 'Books a table.',
    needsToken: true,
    takesKey: true,
    body: BookingBody,
    answer: Booking,
    status: 201,
  },
  {
    method: 'PUT',
    path: '/orders/v1/bookings/{booking}/cancel',
    what: 'Cancels a booking.',
    needsToken: true,
    body: EmptyBody,
    answer: Booking,
  },
]

/** Orders, promo codes, payments and bookings. */
export const ORDER_CALLS: readonly CallRow[] = [
  ...PLACING_CALLS,
  ...FOLLOWING_CALLS,
  ...TRACKING_CALLS,
  ...PAYING_CALLS,
  ...BOOKING_CALLS,
]
