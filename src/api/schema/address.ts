import * as v from 'valibot'
import { flag, Id, Latitude, Longitude, oneOf, Sum, SumOrNone, text } from './common.ts'
import { OptionalMoment } from './dates.ts'
import { maybe } from './field.ts'
import { ownRecord } from './records.ts'

const optionalId = maybe(Id)

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
export const GeocodedPlace = v.object({
  title: text(300),
  streetName: text(200),
  houseNumber: text(30),
  latitude: Latitude,
  longitude: Longitude,
  cityId: optionalId,
})
export type GeocodedPlace = v.InferOutput<typeof GeocodedPlace>

const orderSetting = v.pipe(
  v.object({
    isServiceFeeEnabled: flag(),
    isServiceFeeFreeAboveThreshold: flag(),
    serviceFeeThreshold: v.nullish(Sum, null),
    serviceFeeAmount: v.nullish(Sum, null),
    minimalDeliveryPrice: SumOrNone,
    defaultDeliveryTypeMessenger: text(32),
    defaultDeliveryTypeWebsite: text(32),
    cancelUntilStatus: text(32),
  }),
  // A fee whose amount is unknown would still be part of the total, so the record is bad.
  v.check((one) => !one.isServiceFeeEnabled || one.serviceFeeAmount !== null, 'a fee without its amount'),
  v.check((one) => !one.isServiceFeeFreeAboveThreshold || one.serviceFeeThreshold !== null, 'no threshold'),
  v.transform((one) => ({
    ...one,
    serviceFeeThreshold: one.serviceFeeThreshold ?? 0,
    serviceFeeAmount: one.serviceFeeAmount ?? 0,
  })),
)
/** Delivery settings of `order/setting`. `minimalDeliveryPrice` in so'm, 0 for none. */
export const OrderSetting = ownRecord(
  [
    ...['isServiceFeeEnabled', 'isServiceFeeFreeAboveThreshold', 'serviceFeeThreshold', 'serviceFeeAmount'],
    ...['minimalDeliveryPrice', 'defaultDeliveryTypeMessenger', 'defaultDeliveryTypeWebsite'],
    'cancelUntilStatus',
  ],
  orderSetting,
)
export type OrderSetting = v.InferOutput<typeof OrderSetting>
