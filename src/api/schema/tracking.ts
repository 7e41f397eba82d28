import * as v from 'valibot'
import { multilingual, optionalNumber } from './common.ts'
import { courierEntries } from './courier.ts'
import { maybe } from './field.ts'
import { stateEntries, statusOf, TrackingToken } from './order.ts'
import { ownRecord } from './records.ts'

/** The link of an order that its customer shares. */
export const TrackingLink = v.object({ token: TrackingToken })

const point = { latitude: optionalNumber, longitude: optionalNumber }

/**
 * An order as whoever has its link sees it (BX-35): state, places and times, nobody's name or phone, no sum and no dish.
 * Once it has ended it has no place either.
 */
export const TrackedOrder = ownRecord(
  ['courierStatus', 'serviceType', 'statusHistory', 'eta', 'acceptedTime', 'deliveryAt'],
  v.pipe(
    v.object({
      ...stateEntries,
      branch: maybe(v.object({ name: multilingual(200), ...point })),
      address: maybe(v.object(point)),
      courier: maybe(v.object(courierEntries)),
    }),
    v.transform((order) => ({
      ...order,
      serviceType: order.serviceType ?? ('DELIVERY' as const),
      status: statusOf(order, order.serviceType ?? 'DELIVERY'),
    })),
  ),
)
export type TrackedOrder = v.InferOutput<typeof TrackedOrder>
