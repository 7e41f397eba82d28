import * as v from 'valibot'
import { Checkout, PaymentMethod } from '#/api/schema/payment.ts'
import { answerList } from '#/api/schema/records.ts'
import type { Channel } from '#/domain/service.ts'
import { laterService } from './api.ts'
import { path } from './path.ts'

/** Nobody pays the order of another customer: an answer about one is none. */
const checkoutOf = (id: string) =>
  v.pipe(
    Checkout,
    v.check(({ orderId }) => orderId === null || orderId === id, 'the payment of another order'),
  )

/** Service `payments`. */
export const paymentsApi = laterService((call) => ({
  methods: (channel: Channel, signal?: AbortSignal) =>
    call(answerList('payment methods', PaymentMethod), '/payments/v2/payment-types', {
      query: { channel },
      signal,
      isPublic: true,
    }),
  /** How to pay an order; `returnUrl` is where the payment page sends the customer back. */
  checkout: (orderId: string, returnUrl: string) =>
    call(checkoutOf(orderId), path`/payments/v2/checkout/${orderId}`, { query: { returnUrl } }),
}))
