import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { favourites } from '../db/schema/index.ts'
import { averageGrades, gradeProduct, reviewsOf, starCountsOf } from '../orders/grades.ts'
import { askedFor, packedAnswer } from '../services/compress.ts'
import type { Env, Services } from '../services/context.ts'
import { Fault } from '../services/errors.ts'
import { bodyOf, customerOf, numberQuery, pageOf } from '../services/guard.ts'
import { newId } from '../services/ids.ts'
import { GradeBody } from './order-ends.ts'
import { orderOf } from './orders.ts'

const MENU_HEADERS = { 'Content-Type': 'application/json; charset=UTF-8', 'Cache-Control': 'no-cache' }

const ProductGradeBody = v.object({
  ...GradeBody.entries,
  productId: v.pipe(v.string(), v.maxLength(64)),
  orderId: v.pipe(v.string(), v.maxLength(64)),
})

/** Menu, product marks, favourites, reviews. */
export function productRoutes(services: Services) {
  const routes = new Hono<Env>()
  const { db, menus } = services

  routes.get('/products/v1/overalls', async (c) => {
    const menu = await menus.get(c.var.tenant, {
      channel: c.req.query('type') === 'TG' ? 'TG' : 'WEB',
      branchId: c.req.query('branchId') ?? null,
      brandId: c.req.query('brandId') ?? null,
    })
    return packedAnswer(menu, askedFor(c.req), MENU_HEADERS, 7)
  })

  routes.get('/products/v1/grade', async (c) => c.json(await averageGrades(db, c.var.tenant)))

  routes.post('/products/v1/grade/WITH_TOKEN', async (c) => {
    const { orderId, ...given } = await bodyOf(c, ProductGradeBody)
    const order = await orderOf(c, services, orderId)
    await gradeProduct(db, order, { ...given, comment: given.comment ?? '' }, c.var.now)
    const averages = await averageGrades(db, c.var.tenant)
    return c.json(
      averages.find(({ productId }) => productId === given.productId),
      201,
    )
  })

  routes.get('/products/v1/reviews', async (c) => {
    const page = numberQuery(c, 'page', { min: 0, max: 10_000, missing: 0 })
    const size = numberQuery(c, 'size', { min: 1, max: 100, missing: 10 })
    const grade = numberQuery(c, 'grade', { min: 1, max: 5, missing: 0 })
    const { tenant } = c.var
    const productId = c.req.query('productId') ?? ''
    const reviews = await reviewsOf(db, tenant, productId)
    // A server from before this part knows neither the filter nor the counts nor photos.
    if (tenant.wire.settings.reviewSummaryActive !== true)
      return c.json(
        pageOf(
          reviews.map(({ photos: _, ...review }) => review),
          page,
          size,
        ),
      )
    const asked = reviews.filter((one) => grade === 0 || one.grade === grade)
    return c.json({ ...pageOf(asked, page, size), counts: await starCountsOf(db, tenant, productId) })
  })

  routes.get('/products/v1/favourite/all/WITH_TOKEN', async (c) => {
    const user = await customerOf(c, services)
    const asked = c.req.query('userId')
    if (asked && asked !== user.id) throw new Fault('NOT_FOUND')
    const rows = await db.select().from(favourites).where(eq(favourites.userId, user.id))
    return c.json(rows.map(({ id, productId }) => ({ favaoriteId: id, productId, isFavourite: true })))
  })

  routes.put('/products/v1/favourite/WITH_TOKEN', async (c) => {
    const user = await customerOf(c, services)
    const { productId, isFavourite } = await bodyOf(
      c,
      v.object({ productId: v.pipe(v.string(), v.maxLength(64)), isFavourite: v.boolean() }),
    )
    if (!c.var.tenant.products.has(productId)) throw new Fault('PRODUCT_NOT_AVAILABLE', [{ productId }])
    const mine = and(eq(favourites.userId, user.id), eq(favourites.productId, productId))
    if (!isFavourite) {
      await db.delete(favourites).where(mine)
      return c.json({ favaoriteId: null, productId, isFavourite })
    }
    await db
      .insert(favourites)
      .values({ id: newId('f'), userId: user.id, productId })
      .onConflictDoNothing()
    const [row] = await db.select().from(favourites).where(mine)
    return c.json({ favaoriteId: row?.id ?? null, productId, isFavourite })
  })

  return routes
}
