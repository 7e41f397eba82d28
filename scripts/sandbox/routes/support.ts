import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { readNotices } from '../db/schema.ts'
import type { Env, Services } from '../services/context.ts'
import { Fault } from '../services/errors.ts'
import { keepFile } from '../services/files.ts'
import { bodyOf, customerOf, numberQuery, pageOf } from '../services/guard.ts'
import { noticesOf } from '../services/notices.ts'

const isOn = (startDate: string | null, endDate: string | null, now: number) =>
  (!startDate || Date.parse(startDate) <= now) && (!endDate || now <= Date.parse(endDate))

/** Settings, texts, brands, banners, stories, vacancies, notices (3.7–3.9). */
export function supportRoutes(services: Services) {
  const routes = new Hono<Env>()

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

  routes.get('/support/v1/vacancies/:id', (c) => {
    const vacancy = c.var.tenant.wire.vacancies.find(({ id }) => id === c.req.param('id'))
    if (!vacancy) throw new Fault('NOT_FOUND')
    return c.json(vacancy)
  })

  const notices = async (userId: string, c: { var: Env['Variables'] }) => {
    const read = await services.db.select().from(readNotices).where(eq(readNotices.userId, userId))
    const ids = new Set(read.map(({ noticeId }) => noticeId))
    return noticesOf(c.var.tenant).map((notice) => ({ ...notice, isRead: ids.has(notice.id) }))
  }

  routes.get('/support/v1/notifications', async (c) => {
    const user = await customerOf(c, services)
    const page = numberQuery(c, 'page', { min: 0, max: 10_000, missing: 0 })
    const size = numberQuery(c, 'size', { min: 1, max: 100, missing: 10 })
    return c.json(pageOf(await notices(user.id, c), page, size))
  })

  routes.get('/support/v1/notifications/unread-count', async (c) => {
    const user = await customerOf(c, services)
    return c.json({ count: (await notices(user.id, c)).filter(({ isRead }) => !isRead).length })
  })

  routes.put('/support/v1/notifications/read', async (c) => {
    const user = await customerOf(c, services)
    const asked = await bodyOf(c, v.object({ ids: v.optional(v.array(v.pipe(v.string(), v.maxLength(64)))) }))
    const known = noticesOf(c.var.tenant).map(({ id }) => id)
    const ids = asked.ids ? known.filter((id) => asked.ids?.includes(id)) : known
    const rows = ids.map((noticeId) => ({ userId: user.id, noticeId }))
    if (rows.length > 0) await services.db.insert(readNotices).values(rows).onConflictDoNothing()
    return c.body(null, 204)
  })

  routes.post('/support/v1/files', async (c) => {
    const user = await customerOf(c, services)
    const { file } = await c.req.parseBody().catch((): { file?: unknown } => ({}))
    if (!(file instanceof File)) throw new Fault('FILE_INVALID', [{ field: 'file' }])
    const owner = { merchantId: c.var.tenant.id, userId: user.id, now: c.var.now }
    const path = await keepFile(services.db, owner, new Uint8Array(await file.arrayBuffer()))
    return c.json({ path })
  })

  return routes
}
