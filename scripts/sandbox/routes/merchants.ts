import { Hono } from 'hono'
import type { Env, Services } from '../services/context.ts'
import { Fault } from '../services/errors.ts'
import { customerIfAny } from '../services/guard.ts'

/** Which merchant a host is, and its cities. Looking a merchant up needs no merchant header. */
export function merchantRoutes(services: Services) {
  const routes = new Hono<Env>()
  const { tenants } = services

  routes.get('/users/v1/merchants/sub/:sub', async (c) => {
    const tenant = await tenants.seek(c.req.param('sub'))
    if (!tenant) throw new Fault('MERCHANT_NOT_FOUND')
    return c.json(tenant.wire.merchant)
  })

  routes.get('/users/v1/merchants/domain', (c) => {
    const tenant = tenants.byDomain(c.req.query('domain') ?? '')
    if (!tenant) throw new Fault('MERCHANT_NOT_FOUND')
    return c.json(tenant.wire.merchant)
  })

  routes.get('/users/v1/city-merchant/merchant/:id', async (c) => {
    await customerIfAny(c, services)
    if (tenants.find(c.req.param('id')) !== c.var.tenant) throw new Fault('MERCHANT_NOT_FOUND')
    return c.json(c.var.tenant.wire.cities)
  })

  return routes
}
