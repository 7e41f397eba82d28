import { Hono } from 'hono'
import { shareOrder, stopSharing, TRACKING_LIMIT, trackedOrder } from '../orders/trackings.ts'
import { ipOf } from '../services/callers.ts'
import type { Env, Services } from '../services/context.ts'
import { createLimiter } from '../services/limiter.ts'
import { orderOf } from './orders.ts'

/** Links that show where an order is. Its customer makes and takes back the link; whoever has it may look. */
export function trackingRoutes(services: Services) {
  const routes = new Hono<Env>()
  const count = createLimiter(TRACKING_LIMIT)

  routes.post('/orders/v1/orders/:id/tracking', async (c) => {
    const row = await orderOf(c, services, c.req.param('id'))
    return c.json(await shareOrder(services, c.var.tenant, row, c.var.now), 201)
  })

  routes.delete('/orders/v1/orders/:id/tracking', async (c) => {
    const { id } = await orderOf(c, services, c.req.param('id'))
    await stopSharing(services, id)
    return c.body(null, 204)
  })

  routes.get('/orders/v1/tracking/:token', async (c) => {
    count(ipOf(c), services.clock.now())
    return c.json(await trackedOrder(services, c.var.tenant, c.req.param('token'), c.var.now))
  })

  return routes
}
