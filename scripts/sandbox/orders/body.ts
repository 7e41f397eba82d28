import * as v from 'valibot'
import { isId } from '#/domain/id.ts'
import { IF_MISSING } from '#/domain/order/if-missing.ts'
import { LARGEST_TIP } from '#/domain/order/tip.ts'

const text = (max: number) => v.optional(v.nullable(v.pipe(v.string(), v.maxLength(max)), ''), '')
const Id = v.custom<string>(isId)
const Ref = v.optional(v.nullable(v.object({ id: Id })), null)
const optionalId = v.optional(v.nullable(Id), null)
/** So'm the customer saw. Absent: they saw none, and nothing is compared. */
const seen = v.optional(v.nullable(v.pipe(v.number(), v.finite())), null)

const Line = v.object({
  product: v.object({
    id: Id,
    count: v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(1_000_000)),
    costPrice: seen,
    discount: seen,
    mxicCode: v.optional(v.nullable(v.string())),
  }),
  modifications: v.optional(
    v.pipe(
      v.array(
        v.object({
          id: Id,
          groupId: optionalId,
          count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000)),
          price: seen,
        }),
      ),
      v.maxLength(100),
    ),
    [],
  ),
  comment: text(300),
  ifMissing: v.optional(v.nullable(v.picklist(IF_MISSING), 'CALL'), 'CALL'),
})
export type BodyLine = v.InferOutput<typeof Line>

const Address = v.object({
  id: optionalId,
  type: v.optional(v.nullable(v.string())),
  streetName: text(200),
  houseNumber: text(30),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  cityId: optionalId,
})

/**
 * The fields of an order request that the server reads. Status, number, paid flags and the like are not read at all;
 * sums are read only to be compared with ours.
 */
export const OrderBody = v.object({
  orderDevice: v.optional(v.picklist(['CLIENT_WEB', 'TELEGRAM_BOT']), 'CLIENT_WEB'),
  serviceType: v.optional(v.picklist(['DELIVERY', 'PICK_UP', 'DINE_IN']), 'DELIVERY'),
  merchant: Ref,
  user: Ref,
  branch: v.object({ id: Id }),
  receiver: v.optional(v.nullable(v.object({ name: text(100), phone: text(32) })), null),
  address: v.optional(v.nullable(Address), null),
  office: text(20),
  domophone: text(20),
  entrance: text(20),
  floor: text(20),
  comment: text(500),
  note: text(500),
  courierComment: text(500),
  sendCheque: v.optional(v.nullable(v.boolean(), false), false),
  sendChequePhone: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(32))), null),
  later: v.optional(v.nullable(v.boolean(), false), false),
  day: v.optional(v.nullable(v.string()), null),
  time: v.optional(v.nullable(v.string()), null),
  day2: v.optional(v.nullable(v.string()), null),
  time2: v.optional(v.nullable(v.string()), null),
  cartItems: v.pipe(v.array(Line), v.minLength(1), v.maxLength(100)),
  payment: Ref,
  paymentType: v.optional(
    v.picklist(['CASH', 'CLICK', 'PAYNET', 'TERMINAL', 'PAYME', 'UZUM', 'OTHER']),
    'CASH',
  ),
  /** A saved card of the customer that is charged at once (DX-09). */
  cardId: optionalId,
  changeFrom: seen,
  promoCode: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))), null),
  cashback: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)), 0), 0),
  tip: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_TIP)), 0), 0),
  hallId: optionalId,
  tableId: optionalId,
  waiterId: optionalId,
  servicePrice: seen,
  /** The code of the invitation that this first order came of, whichever promo it has. */
  referralCode: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))), null),
  /** The basket that several people filled, of which this is the one order. */
  sharedBasketId: optionalId,
  deliveryPrice: seen,
  totals: v.optional(
    v.nullable(
      v.object({
        productPrice: seen,
        discount: seen,
        promoProductDiscount: seen,
        promoDeliveryDiscount: seen,
        serviceFee: seen,
        totalDiscount: seen,
        totalPrice: seen,
      }),
    ),
    null,
  ),
})
export type OrderBody = v.InferOutput<typeof OrderBody>
