import * as v from 'valibot'
import { knownReasons } from '#/domain/order/grade-reasons.ts'
import { hasMoved, isBrought, isUnderWay, lastChange, type OrderStatus } from '#/domain/order/order-status.ts'
import type { ServiceType } from '#/domain/service.ts'
import { EtaMinutes } from './branch.ts'
import { CardPayment, UNREADABLE_CARD_PAYMENT } from './card.ts'
import {
  Deduction,
  flag,
  Id,
  multilingual,
  OptionalSum,
  OrderNumber,
  oneOf,
  oneOfOrNull,
  oneOfOrUnknown,
  optionalFlag,
  optionalNumber,
  personName,
  Quantity,
  SignedSum,
  SignedSumOrNone,
  Stars,
  SumOrNone,
  strictOneOf,
  text,
} from './common.ts'
import { OptionalMoment } from './dates.ts'
import { maybe } from './field.ts'
import {
  CancelReason,
  courierStatuses,
  OTHER_SERVICES,
  OTHER_STATUSES,
  orderStatuses,
} from './order-status.ts'
import { OrderPayment, Totals } from './payment.ts'
import { listOf, partOf } from './records.ts'
import { unitField } from './unit.ts'

const optionalId = maybe(Id)
/** How many; null: not said. */
const count = maybe(Quantity)
/** Null: absent. `UNKNOWN`: one that this build does not know. */
const status = oneOfOrUnknown(orderStatuses, null, OTHER_STATUSES)

/** Sums that an order leaves out are null, never zero: the app must not make up a price. */
const OrderLine = v.pipe(
  v.object({
    product: v.object({
      id: Id,
      name: multilingual(300),
      image: text(),
      costPrice: OptionalSum,
      discount: Deduction,
      /** Few servers send this field: absent means none. */
      additionalPrice: maybe(SignedSumOrNone),
      count,
      unit: unitField(null),
    }),
    modifications: partOf(
      'order modifications',
      v.object({
        // Without one it is shown all the same; none of the menu is it.
        id: v.pipe(
          optionalId,
          v.transform((id) => id ?? ''),
        ),
        groupId: optionalId,
        name: multilingual(200),
        count,
        price: maybe(SignedSum),
      }),
      // One choice may stand in two groups.
      { hasIds: false },
    ),
    comment: text(300),
    /** What this customer gave the product; null: nothing yet. */
    grade: Stars,
  }),
  v.transform(({ modifications: { good, isWhole }, ...line }) => ({
    ...line,
    // One of none was not had, as a line of none.
    modifications: good.filter(({ count }) => count !== 0),
    hasAllChoices: isWhole,
  })),
)
export type OrderLine = v.InferOutput<typeof OrderLine>

/** The fields that say how far an order is. */
export const stateEntries = {
  status,
  courierStatus: oneOf(courierStatuses, ''),
  serviceType: oneOfOrNull(['DELIVERY', 'PICK_UP', 'DINE_IN', 'YANDEX_EATS', 'EXPRESS_24'], OTHER_SERVICES),
  createdDate: OptionalMoment,
  acceptedTime: OptionalMoment,
  cookingTime: OptionalMoment,
  readyTime: OptionalMoment,
  deliveryAt: OptionalMoment,
  deliveredAt: OptionalMoment,
  eta: EtaMinutes,
  statusHistory: listOf(
    'statusHistory',
    v.object({ status: strictOneOf(orderStatuses, OTHER_STATUSES), kind: text(40), at: OptionalMoment }),
  ),
} as const

/** What opens an order to whoever has the link (BX-35). */
export const TrackingToken = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))

const LateTip = v.object({ sum: OptionalSum, isPaid: flag(false, true) })

const OrderRecord = v.object({
  id: Id,
  /** The number people know it by; null: unknown. */
  number: OrderNumber,
  ...stateEntries,
  deliveryType: maybe(v.string()),
  /** Null: it cannot be read, and nobody is asked to pay what may be paid. */
  isPaid: flag(false, null),
  /** Null: not said. */
  atTime: optionalFlag,
  branch: maybe(
    v.object({
      id: Id,
      name: multilingual(200),
      phone: text(200),
      address: text(300),
      latitude: optionalNumber,
      longitude: optionalNumber,
    }),
  ),
  receiver: maybe(v.object({ name: personName(), phone: text(20) })),
  user: maybe(v.object({ id: Id, firstName: personName(), phone: text(20) })),
  address: maybe(
    v.object({
      id: optionalId,
      type: oneOf(['HOUSE', 'APARTMENT'], 'APARTMENT'),
      streetName: text(200),
      houseNumber: text(30),
      cityId: optionalId,
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
  deliveryPrice: OptionalSum,
  servicePrice: OptionalSum,
  /** So'm for the courier or the waiter (BX-24); few servers send this field: absent means none, null that it cannot be read. */
  tip: maybe(SumOrNone),
  // Only the readable lines: the state and total of an order matter more than its contents.
  cartItems: partOf('cartItems', OrderLine),
  productCount: count,
  totals: maybe(Totals),
  /** Some servers send the sums under this name alone. */
  prices: maybe(Totals),
  cashback: OptionalSum,
  promo: maybe(v.object({ id: Id, code: text(64) })),
  // A charge that is under way must not be taken for none.
  cardPayment: maybe(CardPayment, null, UNREADABLE_CARD_PAYMENT),
  payment: maybe(OrderPayment),
  cancelReason: CancelReason,
  canCancel: flag(),
  canPay: flag(),
  grade: Stars,
  /** Why it has that grade, in words of ours and in the customer's own (DX-13); few servers send these back. */
  gradeTags: v.pipe(maybe(v.unknown()), v.transform(knownReasons)),
  gradeComment: text(500),
  /**
   * So'm that were given after it had arrived (DX-13), their `sum` null where it cannot be read; null: none, or the server
   * takes none. One that cannot be read may have been paid, and nobody is asked twice.
   */
  lateTip: maybe(LateTip, null, { sum: null, isPaid: true }),
  /** The fiscal receipt of a paid order; null: none yet, or the server makes none (BX-33). */
  receipt: maybe(
    v.object({ url: text(2_000), fiscalSign: text(64), terminalId: text(64), at: OptionalMoment }),
  ),
  /** The link that its customer shares; null: none. */
  trackingToken: maybe(TrackingToken),
})

/** Of a service that nobody can read: nobody brings an order without an address. */
const serviceBy = ({ address, tableId }: Pick<v.InferOutput<typeof OrderRecord>, 'address' | 'tableId'>) =>
  address ? 'DELIVERY' : tableId ? 'DINE_IN' : 'PICK_UP'

type SentState = v.InferOutput<v.ObjectSchema<typeof stateEntries, undefined>>

/** How far an order is: as its branch says, but for what whoever brings it has handed over already. */
export function statusOf(order: SentState, service: ServiceType): OrderStatus {
  const status = saidStatus(order)
  const isHandedOver = order.courierStatus === 'PERFORMER_DELIVERED_FINISH' && isUnderWay(status)
  return isHandedOver && status !== 'AT_TIME' && isBrought(service) ? 'DELIVERED' : status
}

/** A status that nobody knows is that of the last known step (OR-04); where none was reached it may be any. */
function saidStatus(order: SentState): OrderStatus {
  if (order.status !== null && order.status !== 'UNKNOWN') return order.status
  const last = lastKnownStatus(order)
  return order.status === null || hasMoved(last) ? last : 'UNKNOWN'
}

/** The last step whose time the record has, for a status that is absent or that this build does not know. */
export function lastKnownStatus(
  order: Pick<
    v.InferOutput<typeof OrderRecord>,
    'statusHistory' | 'deliveredAt' | 'readyTime' | 'cookingTime' | 'acceptedTime'
  >,
): OrderStatus {
  const last = lastChange(order.statusHistory)
  if (last) return last.status
  if (order.deliveredAt) return 'DELIVERED'
  if (order.readyTime) return 'DONE'
  if (order.cookingTime) return 'COOKING'
  return order.acceptedTime ? 'ACCEPTED' : 'CREATED'
}

/** The fields of an order that the storefront shows. Without a readable total it is one all the same, whose sum nobody says. */
export const Order = v.pipe(
  OrderRecord,
  v.transform(({ cartItems: { good, isWhole }, prices, ...order }) => ({
    ...order,
    totals: order.totals ?? prices ?? v.parse(Totals, {}),
    // A line of none was taken out of the order.
    cartItems: good.filter(({ product }) => product.count !== 0),
    hasAllLines: isWhole && good.length > 0,
    isServiceKnown: order.serviceType !== null,
    serviceType: order.serviceType ?? serviceBy(order),
    // Of an unknown service no price is no free delivery: it may not have been brought at all.
    deliveryPrice: order.serviceType === null ? order.deliveryPrice || null : order.deliveryPrice,
    status: statusOf(order, order.serviceType ?? serviceBy(order)),
  })),
)
export type Order = v.InferOutput<typeof Order>
/** How far an order is: what its customer and whoever follows it by a link may know. */
export type OrderState = Pick<Order, keyof typeof stateEntries>
