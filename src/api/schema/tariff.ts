import * as v from 'valibot'
import { EtaMinutes } from './branch.ts'
import { Distance, Id, optionalNumber, Sum } from './common.ts'
import { maybe } from './field.ts'

/** Delivery tariff. `price` strict: an unknown price is not zero. `freeFrom`: so'm of products. */
export const Tariff = v.object({
  price: Sum,
  tariffId: maybe(Id),
  deliveryType: maybe(v.string()),
  distance: Distance,
  freeFrom: optionalNumber,
  etaMinutes: EtaMinutes,
})
export type Tariff = v.InferOutput<typeof Tariff>
