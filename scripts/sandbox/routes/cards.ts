import { Hono } from 'hono'
import { ipOf } from '../services/callers.ts'
import {
  type Asked,
  addCard,
  CardBody,
  CardCodeBody,
  confirmCard,
  listCards,
  removeCard,
  resendCardCode,
} from '../services/cards.ts'
import type { Ctx, Env, Services } from '../services/context.ts'
import { Fault } from '../services/errors.ts'
import { bodyOf, customerOf, keyOf } from '../services/guard.ts'

/** Cards of a customer; full numbers are received and never sent. */
export function cardRoutes(services: Services) {
  const routes = new Hono<Env>()
  const { db } = services

  const askedOf = async (c: Ctx): Promise<Asked> => {
    const user = await customerOf(c, services)
    const { tenant, now } = c.var
    if (tenant.wire.settings.cardActive !== true) throw new Fault('FEATURE_OFF')
    return { tenant, user, ip: ipOf(c), now, machineNow: services.clock.now() }
  }

  routes.get('/payments/v2/cards', async (c) => c.json(await listCards(db, await askedOf(c))))

  routes.post('/payments/v2/cards', async (c) => {
    const asked = await askedOf(c)
    const body = await bodyOf(c, CardBody)
    return c.json(await addCard(services, asked, body, keyOf(c, services)), 201)
  })

  routes.post('/payments/v2/cards/confirm', async (c) => {
    const asked = await askedOf(c)
    return c.json(await confirmCard(services, asked, await bodyOf(c, CardCodeBody)))
  })

  routes.post('/payments/v2/cards/:id/resend', async (c) =>
    c.json(await resendCardCode(services, await askedOf(c), c.req.param('id'))),
  )

  routes.delete('/payments/v2/cards/:id', async (c) => {
    await removeCard(db, await askedOf(c), c.req.param('id'))
    return c.body(null, 204)
  })

  return routes
}
