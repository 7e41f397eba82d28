import * as v from 'valibot'
import { flag, Id, multilingual, OptionalMoment, oneOf, Sum, text } from './common.ts'

const paymentTypes = ['CASH', 'CLICK', 'PAYNET', 'TERMINAL', 'PAYME', 'UZUM', 'OTHER'] as const

/** Payment method merged with the per-type merchant setting (contract 3.2). */
export const PaymentMethod = v.object({
  id: Id,
  type: oneOf(paymentTypes, 'OTHER'),
  name: multilingual(100),
  title: multilingual(200),
  icon: text(),
  webEnabled: flag(),
  botEnabled: flag(),
  qrEnabled: flag(),
  isActive: flag(),
})
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>
export type PaymentType = PaymentMethod['type']
export { paymentTypes }

/** How to pay an order (contract 1.6). `url` is opened only for REDIRECT; the order itself says whether it is paid. */
export const Checkout = v.object({
  orderId: Id,
  amount: Sum,
  isPaid: flag(),
  action: oneOf(['REDIRECT', 'TELEGRAM_INVOICE', 'QR', 'NONE'], 'NONE'),
  url: v.optional(v.fallback(v.nullable(v.string()), null), null),
  expiresAt: OptionalMoment,
})
export type Checkout = v.InferOutput<typeof Checkout>

/** Promo (spec section 3, contract 3.4). PERCENTAGE: percents; AMOUNT: so'm. */
export const Promo = v.object({
  id: Id,
  code: text(64),
  discountType: v.picklist(['AMOUNT', 'PERCENTAGE']),
  productDiscount: v.optional(v.nullable(Sum, 0), 0),
  deliveryDiscount: v.optional(v.nullable(Sum, 0), 0),
  minPrice: v.optional(v.nullable(Sum, 0), 0),
  startDate: OptionalMoment,
  endDate: OptionalMoment,
  isActive: flag(true),
})
export type Promo = v.InferOutput<typeof Promo>
