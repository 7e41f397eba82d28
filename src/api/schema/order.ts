import * as v from 'valibot'
import { EtaMinutes } from './branch.ts'
import {
  flag,
  Id,
  listOf,
  maybe,
  multilingual,
  number,
  OptionalMoment,
  oneOf,
  optionalNumber,
  Sum,
  text,
} from './common.ts'
import { paymentTypes } from './payment.ts'

/** Order statuses of the spec (section 4). */
const orderStatuses = [
  'OPEN',
  'ACCEPTED',
  'CANCELED',
  'CREATED',
  'COOKING',
  'DONE',
  'ON_WAY',
  'DELIVERED',
  'CLOSED',
  'ATTACHED',
  'AT_TIME',
] as const
const courierStatuses = [
  '',
  'PERFORMER_LOOK_UP',
  'PERFORMER_FOUND',
  'PERFORMER_NOT_FOUND',
  'PERFORMER_PICK_UP_ARRIVED',
  'PERFORMER_PICKUPED',
  'PERFORMER_ARRIVED',
  'PERFORMER_DELIVERED_FINISH',
  'PERFORMER_RETURNING',
  'PERFORMER_RETURN_ARRIVED',
  'PERFORMER_RETURNED_FINISH',
  'NEW_ORDER',
  'ESTIMATING_FAILED',
  'READY_FOR_APPROVAL',
  'FAILED',
  'CANCELLED',
  'ACCEPTED',
] as const

const optionalId = maybe(Id)
const sum = maybe(Sum, 0)

const OrderLine = v.object({
  product: v.object({
    id: Id,
    name: multilingual(300),
    image: text(),
    costPrice: sum,
    discount: sum,
    additionalPrice: sum,
    count: number(1),
  }),
  modifications: listOf(
    'order modifications',
    v.object({ id: Id, groupId: optionalId, name: multilingual(200), count: number(1), price: sum }),
  ),
  comment: text(300),
  /** What this customer gave the product; null: nothing yet. */
  grade: optionalNumber,
})
export type OrderLine = v.InferOutput<typeof OrderLine>

const Totals = v.object({
  productPrice: sum,
  discount: sum,
  count: number(0),
  promoProductDiscount: sum,
  promoDeliveryDiscount: sum,
  serviceFee: sum,
  totalDiscount: sum,
  totalPrice: Sum,
})

const OrderRecord = v.object({
  id: Id,
  number: number(0),
  status: maybe(v.picklist(orderStatuses)),
  courierStatus: oneOf(courierStatuses, ''),
  serviceType: oneOf(['DELIVERY', 'PICK_UP', 'DINE_IN', 'YANDEX_EATS', 'EXPRESS_24'], 'DELIVERY'),
  deliveryType: maybe(v.string()),
  isPaid: flag(),
  createdDate: OptionalMoment,
  acceptedTime: OptionalMoment,
  cookingTime: OptionalMoment,
  readyTime: OptionalMoment,
  deliveryAt: OptionalMoment,
  deliveredAt: OptionalMoment,
  atTime: flag(),
  branch: maybe(
    v.object({
      id: Id,
      name: multilingual(200),
      phone: text(32),
      address: text(300),
      latitude: optionalNumber,
      longitude: optionalNumber,
    }),
  ),
  receiver: maybe(v.object({ name: text(100), phone: text(20) })),
  user: maybe(v.object({ id: Id, firstName: text(100), phone: text(20) })),
  address: maybe(
    v.object({
      id: optionalId,
      streetName: text(200),
      houseNumber: text(30),
      office: text(20),
      entrance: text(20),
      floor: text(20),
      domophone: text(20),
      latitude: optionalNumber,
      longitude: optionalNumber,
    }),
  ),
  hallId: optionalId,
  tableId: optionalId,
  distance: optionalNumber,
  comment: text(500),
  courierComment: text(500),
  deliveryPrice: sum,
  servicePrice: sum,
  cartItems: listOf('cartItems', OrderLine),
  productCount: number(0),
  totals: Totals,
  cashback: sum,
  promo: maybe(v.object({ id: Id, code: text(64) })),
  payment: maybe(v.object({ id: optionalId, type: oneOf(paymentTypes, 'OTHER'), name: multilingual(100) })),
  cancelReason: maybe(multilingual(300)),
  canCancel: flag(),
  canPay: flag(),
  grade: optionalNumber,
  eta: EtaMinutes,
  statusHistory: listOf(
    'statusHistory',
    v.object({ status: v.picklist(orderStatuses), kind: text(40), at: v.string() }),
  ),
})

/** The furthest step that the record tells of, for a status this build does not know (OR-04). */
function lastKnownStatus(order: v.InferOutput<typeof OrderRecord>): (typeof orderStatuses)[number] {
  const last = order.statusHistory.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).at(-1)
  if (last) return last.status
  if (order.deliveredAt) return 'DELIVERED'
  if (order.readyTime) return 'DONE'
  if (order.cookingTime) return 'COOKING'
  return order.acceptedTime ? 'ACCEPTED' : 'CREATED'
}

/** Order record (spec section 3, contract 1.5): what the storefront shows. A total we cannot read is no order. */
export const Order = v.pipe(
  OrderRecord,
  v.transform((order) => ({ ...order, status: order.status ?? lastKnownStatus(order) })),
)
export type Order = v.InferOutput<typeof Order>
export type OrderStatus = Order['status']
export type CourierStatus = Order['courierStatus']
export { courierStatuses, orderStatuses }
