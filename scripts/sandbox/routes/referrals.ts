import { Hono } from 'hono'
import { ipOf } from '../services/callers.ts'
import type { Env, Services } from '../services/context.ts'
import { customerIfAny, customerOf } from '../services/guard.ts'
import { createLimiter } from '../services/limiter.ts'
import { INVITATION_LIMIT } from '../services/referral-terms.ts'
import { invitation, ownReferral } from '../services/referrals.ts'

/** Invitations: a customer's own with what came of it, and what the link of one promises. */
export function referralRoutes(services: Services) {
  const routes = new Hono<Env>()
  const count = createLimiter(INVITATION_LIMIT)

  routes.get('/users/v1/referral/WITH_TOKEN', async (c) => {
    const user = await customerOf(c, services)
    return c.json(await ownReferral(services, { tenant: c.var.tenant, user, now: c.var.now }))
  })

  routes.get('/users/v1/referral/:code', async (c) => {
    count(ipOf(c), services.clock.now())
    const user = await customerIfAny(c, services)
    const who = { tenant: c.var.tenant, user, now: c.var.now }
    return c.json(await invitation(services, who, c.req.param('code')))
  })

  return routes
}
