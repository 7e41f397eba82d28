import * as v from 'valibot'
import { EtaMinutes } from './branch.ts'
import { Id, Latitude, Longitude, number, OptionalMoment, oneOf, optionalNumber, text } from './common.ts'

const optionalId = v.optional(v.fallback(v.nullable(Id), null), null)

/** Address (spec section 3, contract 3.1). */
export const Address = v.object({
  id: Id,
  type: oneOf(['HOUSE', 'APARTMENT'], 'HOUSE'),
  name: text(100),
  streetName: text(200),
  houseNumber: text(30),
  details: text(300),
  description: text(300),
  latitude: Latitude,
  longitude: Longitude,
  cityId: optionalId,
  office: text(20),
  domophone: text(20),
  entrance: text(20),
  floor: text(20),
  comment: text(300),
  landmark: text(300),
  createdDate: OptionalMoment,
})
export type Address = v.InferOutput<typeof Address>

/** A place the geocoder knows. */
export const Place = v.object({
  title: text(300),
  streetName: text(200),
  houseNumber: text(30),
  latitude: Latitude,
  longitude: Longitude,
  cityId: optionalId,
})
export type Place = v.InferOutput<typeof Place>

/** Delivery tariff (contract 1.6). `price` strict: an unknown price is not zero. `freeFrom`: so'm of products. */
export const Tariff = v.object({
  price: v.pipe(v.number(), v.minValue(0), v.transform(Math.round)),
  tariffId: optionalId,
  deliveryType: v.optional(v.fallback(v.nullable(v.string()), null), null),
  distance: optionalNumber,
  freeFrom: optionalNumber,
  etaMinutes: EtaMinutes,
})
export type Tariff = v.InferOutput<typeof Tariff>

/** Delivery settings of `order/setting` (spec section 3). `minimalDeliveryPrice` in so'm, 0 for none. */
export const OrderSetting = v.object({
  isServiceFeeEnabled: v.optional(v.fallback(v.boolean(), false), false),
  isServiceFeeFreeAboveThreshold: v.optional(v.fallback(v.boolean(), false), false),
  serviceFeeThreshold: number(0),
  serviceFeeAmount: number(0),
  minimalDeliveryPrice: number(0),
  defaultDeliveryTypeMessenger: text(32),
  defaultDeliveryTypeWebsite: text(32),
  cancelUntilStatus: text(32),
})
export type OrderSetting = v.InferOutput<typeof OrderSetting>
