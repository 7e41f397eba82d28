import * as v from 'valibot'
import {
  Latitude,
  Longitude,
  listOf,
  maybe,
  number,
  oneOf,
  optionalNumber,
  ownRecord,
  text,
} from './common.ts'
import { courierStatuses } from './order.ts'

/** Where a courier is and when they arrive, without a name. */
export const courierEntries = {
  location: maybe(v.object({ latitude: v.number(), longitude: v.number(), bearing: number(0) })),
  /** The streets the courier rides along, from the branch to the door; few servers send them. */
  path: listOf('courier path', v.object({ latitude: Latitude, longitude: Longitude })),
  etaMinutes: optionalNumber,
} as const

/** The courier of an order. */
export const Courier = ownRecord(
  ['courier', 'location', 'etaMinutes'],
  v.object({
    status: oneOf(courierStatuses, ''),
    courier: maybe(v.object({ name: text(100), phone: text(32), transport: text(32) })),
    ...courierEntries,
  }),
)
export type Courier = v.InferOutput<typeof Courier>
