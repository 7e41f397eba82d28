import { Hono } from 'hono'
import {
  APPLICATIONS_LIMIT,
  ApplicationBody,
  apply,
  openVacancy,
  wireApplication,
} from '../services/applications.ts'
import { ipOf } from '../services/callers.ts'
import type { Env, Services } from '../services/context.ts'
import { Fault } from '../services/errors.ts'
import { keepFile } from '../services/files.ts'
import { bodyOf, customerOf, keyOf } from '../services/guard.ts'
import { createLimiter } from '../services/limiter.ts'

const isOn = (startDate: string | null, endDate: string | null, now: number) =>
  (!startDate || Date.parse(startDate) <= now) && (!endDate || now <= Date.parse(endDate))

/** Settings, texts, brands, banners, stories, vacancies, files. */
export function supportRoutes(services: Services) {
  const routes = new Hono<Env>()
  const countApplication = createLimiter(APPLICATIONS_LIMIT)

  routes.get('/support/v1/merchant/settings/web', (c) => c.json(c.var.tenant.wire.settings))

  routes.get('/support/v1/company/policies', (c) => {
    const asked = c.req.queries('policies') ?? []
    const { policies } = c.var.tenant.wire
    return c.json(asked.length > 0 ? policies.filter(({ type }) => asked.includes(type)) : policies)
  })

  routes.get('/support/v1/brand/catalog', (c) => c.json(c.var.tenant.wire.brands))

  routes.get('/support/v1/banners', (c) =>
    c.json(c.var.tenant.wire.banners.filter((b) => isOn(b.startDate, b.endDate, c.var.now))),
  )

  routes.get('/support/v1/stories', (c) => c.json(c.var.tenant.wire.stories))

  routes.get('/support/v1/vacancies', (c) =>
    c.json(c.var.tenant.wire.vacancies.filter(({ isActive }) => isActive)),
  )

  routes.get('/support/v1/vacancies/:id', (c) => c.json(openVacancy(c.var.tenant, c.req.param('id'))))

  routes.post('/support/v1/vacancies/:id/apply', async (c) => {
    countApplication(ipOf(c), services.clock.now())
    const body = await bodyOf(c, ApplicationBody)
    const asked = { tenant: c.var.tenant, vacancyId: c.req.param('id'), body, key: keyOf(c, services) }
    return c.json(wireApplication(await apply(services, asked)), 201)
  })

  routes.post('/support/v1/files', async (c) => {
    const user = await customerOf(c, services)
    const { file } = await c.req.parseBody().catch((): { file?: unknown } => ({}))
    if (!(file instanceof File)) throw new Fault('FILE_INVALID', [{ field: 'file' }])
    const owner = { merchantId: c.var.tenant.id, userId: user.id, now: services.clock.now() }
    const path = await keepFile(services.db, owner, new Uint8Array(await file.arrayBuffer()))
    return c.json({ path })
  })

  return routes
}
