import * as v from 'valibot'
import { IF_MISSING } from '#/domain/order/if-missing.ts'
import type { OrderRequest as SentOrder } from '#/domain/order/order-request.ts'

/*
 * Bodies that the shop sends. Strict: a field that is not named here is not sent, and the test of the table fails on one
 * that is. What `api/` and `domain/` say of them in types is what these say to a server.
 */

const phone = v.pipe(v.string(), v.regex(/^\+998\d{9}$/))
const code = v.pipe(v.string(), v.regex(/^\d{4,8}$/))
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/))
const time = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/))
export const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
/** Whole so'm. */
const Sum = v.pipe(v.number(), v.integer(), v.minValue(0))
const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))
export const text = (max: number) => v.pipe(v.string(), v.maxLength(max))
const Ref = v.strictObject({ id: Id })
const degrees = { latitude: v.number(), longitude: v.number() }
const scalar = v.union([v.string(), v.number(), v.boolean(), v.null()])
const sentBack = v.optional(scalar)

export const PhoneBody = v.strictObject({ phone, type: v.literal('WEB') })
export const CodeBody = v.strictObject({ phone, code, type: v.literal('WEB') })
export const LaunchBody = v.strictObject({ initData: v.string() })
export const ContactBody = v.strictObject({ initData: v.string(), contact: v.string() })
export const MessageBody = v.strictObject({ text: v.string(), url: v.string() })
/** Only the fields that change. */
export const ProfileBody = v.strictObject({
  firstName: v.optional(text(100)),
  lastName: v.optional(text(100)),
  birthday: v.optional(v.nullable(v.string())),
  gender: v.optional(v.picklist(['MALE', 'FEMALE', ''])),
  email: v.optional(text(200)),
  image: v.optional(v.nullable(v.string())),
})
export const AddressBody = v.strictObject({
  type: v.picklist(['HOUSE', 'APARTMENT']),
  name: text(100),
  streetName: text(200),
  houseNumber: text(30),
  details: text(300),
  description: text(300),
  ...degrees,
  cityId: v.nullable(Id),
  office: text(20),
  domophone: text(20),
  entrance: text(20),
  floor: text(20),
  comment: text(300),
  landmark: text(300),
})
export const FavouriteBody = v.strictObject({ productId: Id, isFavourite: v.boolean() })
export const ApplicationBody = v.strictObject({ name: v.string(), phone, comment: v.string() })
/** `orderId`: which order it is about; `clientId` makes it one message however often it is sent. */
export const ChatBody = v.strictObject({ text: v.string(), orderId: v.nullable(Id), clientId: v.string() })
/** Without `ids`: all that there are. */
export const ReadBody = v.strictObject({ ids: v.optional(v.array(Id)) })
export const EmptyBody = v.strictObject({})
/** Metres, so'm, degrees. */
export const TariffBody = v.strictObject({
  ...degrees,
  productPrice: Sum,
  distance: v.nullable(v.number()),
  branchId: Id,
  address: v.string(),
  cityId: v.nullable(Id),
})
export const PromoBody = v.strictObject({
  code: text(64),
  productPrice: Sum,
  deliveryPrice: Sum,
  serviceType: v.picklist(['DELIVERY', 'PICK_UP', 'DINE_IN']),
  branchId: v.nullable(Id),
  productIds: v.array(Id),
})
const graded = { grade: stars, comment: v.string() }
/** `tags`: why, as words to count (`TASTY`, `COLD` …); absent: none was chosen. Servers may leave them unread. */
export const GradeBody = v.strictObject({ ...graded, tags: v.optional(v.array(text(40))) })
export const ProductGradeBody = v.strictObject({ ...graded, productId: Id, orderId: Id })
export const TipBody = v.strictObject({ tip: Sum, returnUrl: v.string() })
export const CancelBody = v.strictObject({ reasonId: v.string(), comment: v.string() })
/** Digits only; `expire` is MMYY. */
export const CardBody = v.strictObject({
  number: v.pipe(v.string(), v.regex(/^\d{16}$/)),
  expire: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  name: text(50),
})
export const CardCodeBody = v.strictObject({ id: Id, code })
export const BookingBody = v.strictObject({
  branchId: Id,
  date: day,
  time,
  people: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: text(100),
  phone,
  comment: text(300),
})
export const WaiterBody = v.strictObject({
  branchId: Id,
  tableId: Id,
  reason: v.picklist(['WAITER', 'BILL', 'WATER']),
})

/** Ids of the product in other systems come back as the menu sent them, beside the named fields. */
const OrderedProduct = v.objectWithRest(
  {
    id: Id,
    costPrice: Sum,
    discount: Sum,
    additionalPrice: Sum,
    count: v.pipe(v.number(), v.gtValue(0)),
    productBranch: v.array(v.strictObject({ branch: Ref })),
  },
  scalar,
)
const OrderedLine = v.strictObject({
  product: OrderedProduct,
  modifications: v.array(
    v.strictObject({ id: Id, groupId: Id, count: v.pipe(v.number(), v.integer()), price: Sum }),
  ),
  comment: text(300),
  ifMissing: v.picklist(IF_MISSING),
})
/** With its ids in other systems, as the server sent them. */
const OrderedBranch = v.strictObject({
  id: Id,
  ...{ companyId: sentBack, joinPosterId: sentBack, jowiId: sentBack, iikoId: sentBack, paymentId: sentBack },
  settings: v.optional(
    v.strictObject({
      directorId: sentBack,
      kitchenEnabled: sentBack,
      payOfficeEnabled: sentBack,
      storageEnabled: sentBack,
    }),
  ),
})
const OrderedAddress = v.strictObject({
  id: v.nullable(Id),
  type: v.picklist(['HOUSE', 'APARTMENT']),
  streetName: text(200),
  houseNumber: text(30),
  ...degrees,
  cityId: v.nullable(Id),
})
const OrderedTotals = v.strictObject({
  productPrice: Sum,
  discount: Sum,
  count: v.number(),
  promoProductDiscount: Sum,
  promoDeliveryDiscount: Sum,
  serviceFee: Sum,
  totalDiscount: Sum,
  totalPrice: Sum,
})

/** Sums are what the customer saw: whole so'm, to be compared with the server's own. */
export const OrderRequest = v.strictObject({
  id: v.null(),
  number: v.null(),
  status: v.literal('OPEN'),
  orderDevice: v.picklist(['CLIENT_WEB', 'TELEGRAM_BOT']),
  serviceType: v.picklist(['DELIVERY', 'PICK_UP', 'DINE_IN']),
  deliveryType: v.nullable(v.string()),
  deliveryTariffId: v.nullable(Id),
  merchant: v.nullable(Ref),
  branch: v.nullable(OrderedBranch),
  cityId: v.nullable(Id),
  user: v.nullable(Ref),
  receiver: v.nullable(v.strictObject({ name: text(100), phone })),
  addressType: v.nullable(v.picklist(['COORDINATES', 'SAVED', 'TARGET', 'MAP'])),
  address: v.nullable(OrderedAddress),
  office: text(20),
  domophone: text(20),
  entrance: text(20),
  floor: text(20),
  comment: text(500),
  note: text(500),
  courierComment: text(500),
  sendCheque: v.boolean(),
  sendChequePhone: v.nullable(phone),
  later: v.boolean(),
  day: v.nullable(day),
  time: v.nullable(time),
  day2: v.nullable(day),
  time2: v.nullable(time),
  deliveryAt: v.nullable(v.string()),
  pickupValid: v.boolean(),
  cartItems: v.pipe(v.array(OrderedLine), v.minLength(1)),
  basketItems: v.pipe(v.array(v.null()), v.maxLength(0)),
  payment: v.nullable(Ref),
  paymentType: v.picklist(['CASH', 'CLICK', 'PAYNET', 'TERMINAL', 'PAYME', 'UZUM', 'OTHER']),
  changeFrom: v.nullable(Sum),
  promoId: v.nullable(Id),
  promoCode: v.nullable(text(64)),
  promo: v.nullable(Ref),
  cashback: Sum,
  hallId: v.nullable(Id),
  tableId: v.nullable(Id),
  serviceId: v.nullable(Id),
  servicePrice: Sum,
  waiterId: v.nullable(Id),
  deliveryPrice: Sum,
  deliveryDiscount: Sum,
  totals: OrderedTotals,
  /** So'm for the courier or the waiter, part of the total; absent: none. */
  tip: v.optional(Sum),
  /** The saved card to charge; a server that does not know it takes the order as `payment` says. Absent: none. */
  cardId: v.optional(Id),
  /** The invitation that this first order came of; absent without one. */
  referralCode: v.optional(text(64)),
  /** The shared basket that this is the order of; absent in every other order. */
  sharedBasketId: v.optional(Id),
}) satisfies v.GenericSchema<unknown, { [Field in keyof SentOrder]: unknown }>
