import { laterService } from './api.ts'
import { path } from './path.ts'
import { Done } from './schema/done.ts'
import { TrackedOrder, TrackingLink } from './schema/tracking.ts'

/** Links that show where an order is without a sign-in, of the service `orders` (BX-35). Servers may be without them. */
export const trackingApi = laterService((call) => ({
  /** The same link however often it is asked for; 409 ORDER_NOT_TRACKABLE for an order that has ended. */
  share: (orderId: string) =>
    call(TrackingLink, path`/orders/v1/orders/${orderId}/tracking`, { method: 'POST', body: {} }),
  /** From then on the link is unknown. */
  stop: (orderId: string) => call(Done, path`/orders/v1/orders/${orderId}/tracking`, { method: 'DELETE' }),
  /** 404 TRACKING_NOT_FOUND; 429 TOO_MANY_REQUESTS with `retryAfter` seconds. */
  one: (token: string, signal?: AbortSignal) =>
    call(TrackedOrder, path`/orders/v1/tracking/${token}`, { signal, isPublic: true }),
}))
