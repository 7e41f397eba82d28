import * as v from 'valibot'
import { Courier } from '#/api/schema/courier.ts'
import { laterService } from './api.ts'
import { path } from './path.ts'

/** The courier of an order, of the service `deliveries`. */
export const courierApi = laterService((call) => ({
  /** Null before there is a courier (the server answers 204). */
  of: (orderId: string, signal?: AbortSignal) =>
    call(v.optional(v.nullable(Courier), null), path`/deliveries/v1/delivery/courier/${orderId}`, { signal }),
}))
