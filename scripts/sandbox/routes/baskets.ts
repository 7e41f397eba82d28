import { Hono } from 'hono'
import { ipOf } from '../services/callers.ts'
import type { Ctx, Env, Services } from '../services/context.ts'
import { bodyOf, keyOf } from '../services/guard.ts'
import { HandOverBody, handOver, TakeBody, takeHandOver } from '../services/hand-overs.ts'

/** Baskets that go on on another device. Guests call both: the code is all that is needed. */
export function basketRoutes(services: Services) {
  const routes = new Hono<Env>()
  const callerOf = (c: Ctx) => ({ tenant: c.var.tenant, ip: ipOf(c), now: c.var.now })

  routes.post('/orders/v1/baskets/hand-over', async (c) =>
    c.json(await handOver(services, callerOf(c), await bodyOf(c, HandOverBody)), 201),
  )

  routes.post('/orders/v1/baskets/hand-over/take', async (c) => {
    const { code } = await bodyOf(c, TakeBody)
    return c.json(await takeHandOver(services, callerOf(c), { code, key: keyOf(c, services) }))
  })

  return routes
}
