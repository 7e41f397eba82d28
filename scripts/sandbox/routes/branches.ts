import { Hono } from 'hono'
import { asSent, byDistance, deliversTo, etaMinutes, isOpenForGuests } from '../services/branches.ts'
import type { Ctx, Env, Services } from '../services/context.ts'
import { Fault } from '../services/errors.ts'
import { customerOf, languageOf, pointQuery } from '../services/guard.ts'
import { openNow, slotsOf } from '../services/opening.ts'
import { readFullSlots } from '../services/slot-places.ts'

/** The nearest branch; `type=DELIVERY` takes only branches that deliver to the point. */
function closest(c: Ctx) {
  const { tenant, now } = c.var
  const point = pointQuery(c)
  const near = byDistance(tenant, point)
  if (near.length === 0) throw new Fault('NO_BRANCHES')
  const delivery = c.req.query('type') === 'DELIVERY'
  const found = delivery ? near.find(({ branch }) => deliversTo(tenant, branch, point)) : near[0]
  if (!found) throw new Fault('OUT_OF_SERVICE_ZONE')
  return {
    ...asSent(tenant, found.wire, languageOf(c)),
    distance: found.metres,
    ...openNow(found.branch, now),
    inDeliveryZone: deliversTo(tenant, found.branch, point),
    etaMinutes: etaMinutes(found.branch, found.metres),
  }
}

/** Adds how long a delivery to the point of the call takes, where it has one and the branch delivers there. */
function withTime(c: Ctx): <B extends { id: string }>(wire: B) => B {
  if (c.req.query('lat') === undefined && c.req.query('lon') === undefined) return (wire) => wire
  const point = pointQuery(c)
  const near = new Map(byDistance(c.var.tenant, point).map((one) => [one.wire.id, one]))
  return (wire) => {
    const found = near.get(wire.id)
    if (!found || !deliversTo(c.var.tenant, found.branch, point)) return wire
    return { ...wire, distance: found.metres, etaMinutes: etaMinutes(found.branch, found.metres) }
  }
}

/** Branches. */
export function branchRoutes(services: Services) {
  const routes = new Hono<Env>()
  const shown = (c: Ctx) =>
    c.var.tenant.wire.branches
      .filter(isOpenForGuests)
      .map((branch) => asSent(c.var.tenant, branch, languageOf(c)))

  routes.get('/users/v1/branches', (c) =>
    c.json(shown(c).map(({ settings: _, workHours: __, holidays: ___, ...branch }) => branch)),
  )

  routes.get('/users/v1/branches/full', (c) => {
    const cityId = c.req.query('cityId')
    const timed = withTime(c)
    return c.json(shown(c).flatMap((branch) => (!cityId || branch.cityId === cityId ? timed(branch) : [])))
  })

  routes.get('/users/v1/branches/merchant/:merchant/closest', (c) => {
    if (services.tenants.find(c.req.param('merchant')) !== c.var.tenant) throw new Fault('MERCHANT_NOT_FOUND')
    return c.json(closest(c))
  })

  routes.get('/users/v1/local/branch/closest/WITH_TOKEN', async (c) => {
    await customerOf(c, services)
    return c.json(closest(c))
  })

  routes.get('/users/v1/branches/:id', (c) => {
    const branch = shown(c).find(({ id }) => id === c.req.param('id'))
    if (!branch) throw new Fault('BRANCH_NOT_FOUND')
    return c.json(withTime(c)(branch))
  })

  routes.get('/users/v1/branches/:id/slots', async (c) => {
    const branch = c.var.tenant.branches.get(c.req.param('id'))
    if (!branch || !isOpenForGuests(branch)) throw new Fault('BRANCH_NOT_FOUND')
    const service = c.req.query('serviceType') ?? 'DELIVERY'
    const { tenant, now } = c.var
    const full = await readFullSlots(services.db, tenant, branch.id, now)
    return c.json(slotsOf(branch, service, c.req.query('date') ?? '', now, full))
  })

  return routes
}
