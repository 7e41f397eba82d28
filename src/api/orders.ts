import * as v from 'valibot'
import { OrderSetting } from '#/api/schema/address.ts'
import { BasketCheck } from '#/api/schema/check.ts'
import { Num } from '#/api/schema/common.ts'
import { Order } from '#/api/schema/order.ts'
import { Checkout } from '#/api/schema/payment.ts'
import { OwnPromo, Promo } from '#/api/schema/promo.ts'
import { answerList, pageOf } from '#/api/schema/records.ts'
import { ORDERS_PAGE_SIZE } from '#/domain/constants.ts'
import { laterService } from './api.ts'
import { path } from './path.ts'

/** The order request as `domain/order` builds it. */
export type OrderBody = Record<string, unknown> & { later?: boolean }

export const CancelReason = v.object({
  id: v.string(),
  name: v.object({ uz: v.string(), ru: v.string(), eng: v.string() }),
})

/** Service `orders`. `knowsKeys`: this host knows `Idempotency-Key`. */
export const ordersApi = laterService((call, knowsKeys) => ({
  /** Newest first; `page` counts from 0. */
  page: (userId: string, page: number, onlyArchive: boolean, signal?: AbortSignal) =>
    call(pageOf('orders', Order), path`/orders/v1/orders/user/${userId}`, {
      query: { size: ORDERS_PAGE_SIZE, page, ...(onlyArchive && { onlyArchive }) },
      signal,
    }),
  active: (userId: string, signal?: AbortSignal) =>
    call(answerList('active orders', Order), path`/orders/v1/orders/user/${userId}/active`, { signal }),
  one: (id: string, signal?: AbortSignal) => call(Order, path`/orders/v1/orders/${id}`, { signal }),
  setting: (id: string, signal?: AbortSignal) =>
    call(OrderSetting, path`/orders/v1/order/setting/${id}`, { signal }),
  /** A scheduled order goes to its own path. Sent once, never retried by itself. */
  submit: (order: OrderBody, key: string) =>
    call(Order, order.later ? '/orders/v1/orders/at-time' : '/orders/v1/orders', {
      method: 'POST',
      body: order,
      headers: knowsKeys ? { 'Idempotency-Key': key } : {},
    }),
  /** The problems that an order of this basket would have now; no order is made. */
  check: (order: OrderBody, signal?: AbortSignal) =>
    call(BasketCheck, '/orders/v1/orders/validate', { method: 'POST', body: order, signal }),
  /** The order an idempotency key made; 404 when none arrived. Only on hosts that know keys. */
  byKey: (key: string) => call(Order, path`/orders/v1/orders/by-key/${key}`),
  knowsKeys,
  cancelReasons: (signal?: AbortSignal) =>
    call(answerList('cancel reasons', CancelReason), '/orders/v1/cancel-reasons', { signal, isPublic: true }),
  cancel: (id: string, reasonId: string, comment: string) =>
    call(Order, path`/orders/v1/orders/${id}/cancel`, { method: 'PUT', body: { reasonId, comment } }),
  /** Once, when it has arrived; one to five. `tags`: the reasons, left out where there are none. */
  grade: (id: string, body: { grade: number; comment: string; tags?: readonly string[] }) =>
    call(v.object({ grade: Num }), path`/orders/v1/orders/${id}/grade`, { method: 'POST', body }),
  /** A tip of so many so'm for an order that has arrived, and how it is paid; another one takes the place of an unpaid one. */
  lateTip: (id: string, tip: number, returnUrl: string) =>
    call(Checkout, path`/orders/v1/orders/${id}/tip`, { method: 'POST', body: { tip, returnUrl } }),
  checkPromo: (body: {
    code: string
    productPrice: number
    deliveryPrice: number
    serviceType: string
    branchId: string | null
    productIds: string[]
  }) => call(Promo, '/orders/v1/promo/check', { method: 'POST', body }),
  /** The promo codes of a customer, including those that are not valid now. */
  promos: (userId: string, signal?: AbortSignal) =>
    call(answerList('promo codes', OwnPromo), path`/orders/v1/promo/user/${userId}`, { signal }),
}))
