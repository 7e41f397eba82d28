import * as v from 'valibot'
import { Latitude, Longitude, listOf, maybe, number, oneOf, optionalNumber, text } from './common.ts'
import { courierStatuses } from './order.ts'

/** Where the courier is. */
export const Courier = v.object({
  status: oneOf(courierStatuses, ''),
  courier: maybe(v.object({ name: text(100), phone: text(32), transport: text(32) })),
  location: maybe(v.object({ latitude: Latitude, longitude: Longitude, bearing: number(0) })),
  /** The streets the courier rides along, from the branch to the door; few servers send them. */
  path: listOf('courier path', v.object({ latitude: Latitude, longitude: Longitude })),
  etaMinutes: optionalNumber,
})
export type Courier = v.InferOutput<typeof Courier>
