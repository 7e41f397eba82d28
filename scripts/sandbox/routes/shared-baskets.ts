import { Hono } from 'hono'
import { ipOf } from '../services/callers.ts'
import type { Ctx, Env, Services } from '../services/context.ts'
import { streamEvents } from '../services/event-stream.ts'
import { bodyOf, customerOf } from '../services/guard.ts'
import { ChangesBody, InvitationBody, JoinBody, MEMBER, StartBody } from '../services/shared-basket-bodies.ts'
import { wireShared } from '../services/shared-basket-wire.ts'
import {
  changeShared,
  closeShared,
  invitationTo,
  joinShared,
  leaveShared,
  readShared,
  startShared,
} from '../services/shared-baskets.ts'

/**
 * Baskets that several people fill. Guests call all but one: the link lets a phone in, and then the secret it joined
 * with, in the header `Basket-Member`.
 */
export function sharedBasketRoutes(services: Services) {
  const routes = new Hono<Env>()
  const callerOf = (c: Ctx) => ({ tenant: c.var.tenant, ip: ipOf(c), now: c.var.now })
  const askingOf = (c: Ctx) => {
    const member = c.req.header('basket-member') ?? ''
    return {
      tenant: c.var.tenant,
      id: c.req.param('id') ?? '',
      member: MEMBER.test(member) ? member : null,
      now: c.var.now,
    }
  }

  routes.post('/orders/v1/baskets/shared', async (c) =>
    c.json(await startShared(services, callerOf(c), await bodyOf(c, StartBody)), 201),
  )

  routes.post('/orders/v1/baskets/shared/invitation', async (c) => {
    const { code } = await bodyOf(c, InvitationBody)
    return c.json(await invitationTo(services, callerOf(c), code))
  })

  routes.post('/orders/v1/baskets/shared/join', async (c) =>
    c.json(await joinShared(services, callerOf(c), await bodyOf(c, JoinBody))),
  )

  routes.get('/orders/v1/baskets/shared/:id', async (c) => {
    const { basket, person } = await readShared(services, askingOf(c))
    return c.json(await wireShared(services.db, c.var.tenant, basket, person))
  })

  routes.get('/orders/v1/baskets/shared/:id/changes', async (c) => {
    const { basket } = await readShared(services, askingOf(c))
    if (!c.req.header('accept')?.includes('text/event-stream')) return c.json({ version: basket.version })
    let seen = basket.version
    return streamEvents(c, services, async () => {
      const { basket: now } = await readShared(services, { ...askingOf(c), now: services.clock.now() })
      const events = now.version === seen ? [] : [{ id: String(now.version), data: String(now.version) }]
      seen = now.version
      return { events, isOver: now.status === 'ORDERED' || now.status === 'ENDED' }
    })
  })

  routes.put('/orders/v1/baskets/shared/:id/lines', async (c) => {
    const { changes } = await bodyOf(c, ChangesBody)
    return c.json(await changeShared(services, askingOf(c), changes))
  })

  routes.post('/orders/v1/baskets/shared/:id/leave', async (c) =>
    c.json(await leaveShared(services, askingOf(c))),
  )

  routes.post('/orders/v1/baskets/shared/:id/close', async (c) => {
    const user = await customerOf(c, services)
    return c.json(await closeShared(services, askingOf(c), user.id))
  })

  routes.post('/orders/v1/baskets/shared/:id/reopen', async (c) =>
    c.json(await closeShared(services, askingOf(c), null)),
  )

  return routes
}
