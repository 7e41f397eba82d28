import { Hono } from 'hono'
import * as v from 'valibot'
import { placesLike, placesNear } from '../gazetteer/search.ts'
import { wireCourier } from '../orders/courier.ts'
import type { Ctx, Env, Services } from '../services/context.ts'
import { Fault } from '../services/errors.ts'
import { bodyOf, customerIfAny, languageOf, pointQuery } from '../services/guard.ts'
import { tariffFor } from '../services/tariff.ts'
import { orderOf } from './orders.ts'

const TariffBody = v.object({
  productPrice: v.pipe(v.number(), v.minValue(0)),
  branchId: v.pipe(v.string(), v.maxLength(64)),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
})

/** Delivery prices, the courier, geocoding. */
export function deliveryRoutes(services: Services) {
  const routes = new Hono<Env>()

  routes.post('/deliveries/v1/delivery/tariff/client/calculate', async (c) => {
    await customerIfAny(c, services)
    const asked = await bodyOf(c, TariffBody)
    const branch = c.var.tenant.branches.get(asked.branchId)
    if (!branch) throw new Fault('BRANCH_NOT_FOUND', [{ field: 'branchId' }])
    const tariff = tariffFor(c.var.tenant, branch, asked, asked.productPrice)
    if (!tariff) throw new Fault('OUT_OF_SERVICE_ZONE')
    return c.json(tariff)
  })

  routes.get('/deliveries/v1/delivery/courier/:id', async (c) => {
    const courier = wireCourier(await orderOf(c, services, c.req.param('id')), c.var.now)
    return courier ? c.json(courier) : c.body(null, 204)
  })

  routes.get('/deliveries/v1/geocode/search', (c) => {
    const near = c.req.query('lat') ? pointQuery(c) : null
    const places = placesLike((c.req.query('q') ?? '').slice(0, 100), near, geocoderLanguage(c))
    return c.json(withCities(c.var.tenant.wire.cities, places))
  })

  routes.get('/deliveries/v1/geocode/reverse', (c) => {
    const places = placesNear(pointQuery(c), geocoderLanguage(c))
    return c.json(withCities(c.var.tenant.wire.cities, places))
  })

  return routes
}

/** The gazetteer has no English names. */
const geocoderLanguage = (c: Ctx) => (languageOf(c) === 'ru' ? 'ru' : 'uz')

type City = { id: string; name: { uz: string } }

/** The gazetteer knows towns by name; each merchant has its own ids for them. */
const withCities = (
  cities: readonly City[],
  places: readonly (Record<string, unknown> & { town: string })[],
) =>
  places.map(({ town, ...place }) => ({
    ...place,
    cityId: cities.find((city) => city.name.uz === town)?.id ?? null,
  }))
