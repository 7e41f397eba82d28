import * as v from 'valibot'
import { Latitude, Longitude, number, oneOf, optionalNumber, personName, text } from './common.ts'
import { maybe } from './field.ts'
import { courierStatuses } from './order-status.ts'
import { listOf, ownRecord } from './records.ts'

/** A way that takes longer is a mistake, as is one of less than nothing. */
const MOST_MINUTES = 3 * 60

/** Where a courier is and when they arrive, without a name. */
export const courierEntries = {
  location: maybe(v.object({ latitude: Latitude, longitude: Longitude, bearing: number(0) })),
  /** The streets the courier rides along, from the branch to the door; few servers send them. */
  path: listOf('courier path', v.object({ latitude: Latitude, longitude: Longitude })),
  /** Whole minutes to the door; null: not known, or no time a courier takes. */
  etaMinutes: v.pipe(
    optionalNumber,
    v.transform((minutes) =>
      minutes !== null && minutes >= 0 && minutes <= MOST_MINUTES ? Math.ceil(minutes) : null,
    ),
  ),
} as const

/** The courier of an order. */
export const Courier = ownRecord(
  ['courier', 'location', 'etaMinutes'],
  v.object({
    status: oneOf(courierStatuses, ''),
    courier: maybe(v.object({ name: personName(), phone: text(200), transport: text(32), plate: text(32) })),
    ...courierEntries,
  }),
)
export type Courier = v.InferOutput<typeof Courier>
