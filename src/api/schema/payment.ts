import * as v from 'valibot'
import { Deduction, flag, Id, multilingual, names, OptionalSum, oneOf, Quantity, text } from './common.ts'
import { ExpiresAt } from './dates.ts'
import { maybe } from './field.ts'
import { recordOf } from './records.ts'
import { nameReader } from './values.ts'

const paymentTypes = ['CASH', 'CLICK', 'PAYNET', 'TERMINAL', 'PAYME', 'UZUM', 'OTHER'] as const

const OTHER_TYPES = {
  ...names('CASH', 'НАЛИЧНЫЕ НАЛИЧНЫМИ НАЛ НАҚД NAQD NAQDPUL'),
  ...names('TERMINAL', 'ТЕРМИНАЛ POS POSTERMINAL'),
} as const

/** Payment method merged with the per-type merchant setting. A flag that is absent must not be told as off: null. */
export const PaymentMethod = v.object({
  id: Id,
  type: oneOf(paymentTypes, 'OTHER', OTHER_TYPES),
  name: multilingual(100),
  title: multilingual(200),
  icon: text(),
  webEnabled: flag(null),
  botEnabled: flag(null),
  qrEnabled: flag(null),
  isActive: flag(null),
})
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>

const kindOf = nameReader(paymentTypes, OTHER_TYPES)
/** The way of paying of an order. Some servers send the kind alone, which has a name of ours where it is known. */
export const OrderPayment = recordOf(
  { id: maybe(Id), type: oneOf(paymentTypes, 'OTHER', OTHER_TYPES), name: multilingual(100) },
  (sent) => (typeof sent === 'string' && sent ? { type: sent, name: kindOf(sent) ? '' : sent } : null),
)

/**
 * How to pay an order; the order itself says whether it is paid. OTHER: an action that this build does not know. An answer
 * that names neither an order nor a way is none of this call.
 */
export const Checkout = v.pipe(
  v.object({
    /** Null: not said. */
    orderId: maybe(Id),
    /** So'm that the payment page asks for; null: not said. */
    amount: OptionalSum,
    isPaid: flag(false, null),
    action: oneOf(['REDIRECT', 'TELEGRAM_INVOICE', 'QR', 'NONE', 'OTHER'], 'OTHER'),
    url: maybe(v.string()),
    /** What Telegram opens as an invoice; absent: there is none. */
    invoiceSlug: maybe(v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/))),
    expiresAt: ExpiresAt,
  }),
  v.check(
    ({ orderId, url, invoiceSlug, isPaid, action }) =>
      [orderId, url, invoiceSlug].some((one) => one !== null) || isPaid || action !== 'OTHER',
    'no way to pay',
  ),
)
export type Checkout = v.InferOutput<typeof Checkout>

/** The sums of an order, so'm; null: not sent, or not to be read. */
export const Totals = v.object({
  productPrice: OptionalSum,
  discount: Deduction,
  count: maybe(Quantity),
  promoProductDiscount: Deduction,
  promoDeliveryDiscount: Deduction,
  serviceFee: OptionalSum,
  totalDiscount: Deduction,
  totalPrice: OptionalSum,
})
