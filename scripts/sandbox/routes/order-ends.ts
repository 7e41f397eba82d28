import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { LARGEST_TIP } from '#/domain/order/tip.ts'
import { orders } from '../db/schema/index.ts'
import { mayGrade } from '../orders/grades.ts'
import { askLateTip } from '../orders/late-tip.ts'
import type { Env, Services } from '../services/context.ts'
import { addressOf, bodyOf } from '../services/guard.ts'
import { orderOf } from './orders.ts'

/** One to five stars and a text. */
export const GradeBody = v.object({
  grade: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  comment: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500)), ''), ''),
})
/** Of an order also why, in words that this server knows nothing of. */
const OrderGradeBody = v.object({
  ...GradeBody.entries,
  tags: v.optional(v.nullable(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(20)), []), []),
})
const TipBody = v.object({
  tip: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_TIP)),
  returnUrl: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2_000)), ''), ''),
})

/** What customers do with an order that has arrived: grade it, and tip whoever brought it. */
export function orderEndRoutes(services: Services) {
  const { db } = services
  const routes = new Hono<Env>()

  routes.post('/orders/v1/orders/:id/grade', async (c) => {
    const row = await orderOf(c, services, c.req.param('id'))
    const { grade, comment, tags } = await bodyOf(c, OrderGradeBody)
    mayGrade(row, c.var.now)
    await db
      .update(orders)
      .set({ grade, gradeComment: comment ?? '', gradeReasons: tags ?? [] })
      .where(eq(orders.id, row.id))
    return c.json({ grade }, 201)
  })

  routes.post('/orders/v1/orders/:id/tip', async (c) => {
    const row = await orderOf(c, services, c.req.param('id'))
    const { tip, returnUrl } = await bodyOf(c, TipBody)
    await askLateTip(db, c.var.tenant, row, tip, c.var.now)
    const back = addressOf('returnUrl', returnUrl ?? '')
    const query = new URLSearchParams({ tip: '1', ...(back && { returnUrl: back.href }) })
    return c.json(
      {
        orderId: row.id,
        paymentType: row.paymentType,
        amount: tip,
        isPaid: false,
        action: 'REDIRECT',
        url: `${new URL(c.req.url).origin}/sandbox/pay/${row.id}?${query}`,
        invoiceSlug: null,
        expiresAt: null,
      },
      201,
    )
  })

  return routes
}
