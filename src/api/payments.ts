import { Checkout, PaymentMethod } from '#/api/schema/payment.ts'
import { answerList } from '#/api/schema/records.ts'
import type { Channel } from '#/domain/service.ts'
import { laterService } from './api.ts'
import { path } from './path.ts'

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
    call(Checkout, path`/payments/v2/checkout/${orderId}`, { query: { returnUrl } }),
}))
