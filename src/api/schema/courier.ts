import * as v from 'valibot'
import {
  Latitude,
  Longitude,
  listOf,
  maybe,
  number,
  oneOf,
  optionalNumber,
  personName,
  text,
} from './common.ts'
import { courierStatuses } from './order.ts'

/** Where the courier is. */
export const Courier = v.object({
  status: oneOf(courierStatuses, ''),
  courier: maybe(v.object({ name: personName(), phone: text(200), transport: text(32) })),
  location: maybe(v.object({ latitude: v.number(), longitude: v.number(), bearing: number(0) })),
  /** The streets the courier rides along, from the branch to the door; few servers send them. */
  path: listOf('courier path', v.object({ latitude: Latitude, longitude: Longitude })),
  etaMinutes: optionalNumber,
})
export type Courier = v.InferOutput<typeof Courier>
