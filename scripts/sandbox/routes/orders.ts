import { and, desc, eq, gt, lte } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { stateAt } from '../db/life.ts'
import { orders } from '../db/schema/index.ts'
import { OrderBody } from '../orders/body.ts'
import { gradedLines } from '../orders/grades.ts'
import { quote } from '../orders/quote.ts'
import { receiptOf } from '../orders/receipt.ts'
import { canCancel, changesSince, type OrderRow, wireOrder } from '../orders/record.ts'
import { cancelOrder, settleCashback } from '../orders/settle.ts'
import { streamChanges } from '../orders/stream.ts'
import { submitOrder } from '../orders/submit.ts'
import { tokenOfOrder } from '../orders/trackings.ts'
import { usedPromos } from '../orders/used-promos.ts'
import type { Ctx, Env, Services } from '../services/context.ts'
import { Fault } from '../services/errors.ts'
import { dropConnection } from '../services/faults.ts'
import {
  bodyOf,
  customerIfAny,
  customerOf,
  keyOf,
  languageOf,
  numberQuery,
  springPage,
} from '../services/guard.ts'
import { readStock } from '../services/menu.ts'
import { personalPromo } from '../services/referrals.ts'
import { readFullSlots } from '../services/slot-places.ts'

const TIMEOUT_MS = 31_000

const CancelBody = v.object({
  reasonId: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))), null),
  comment: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500)), ''), ''),
})
const channelOf = (c: Ctx) => (c.req.header('channel') === 'TG' ? 'TG' : 'WEB')

/** One order of the caller; another customer's is a 404. */
export async function orderOf(c: Ctx, services: Services, id: string): Promise<OrderRow> {
  const user = await customerOf(c, services)
  const [row] = await services.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, user.id), eq(orders.merchantId, c.var.tenant.id)))
  if (!row) throw new Fault('NOT_FOUND')
  return row
}

/** Orders: placing, lists, following, cancelling. */
export function orderRoutes(services: Services) {
  const routes = new Hono<Env>()
  const { db } = services
  /**
   * Keys whose first call has not ended; a second call with such a key is refused with the request to repeat it later.
   */
  const busy = new Set<string>()

  async function place(c: Ctx, isLater: boolean) {
    const user = await customerOf(c, services)
    await settleCashback(db, user.id, c.var.now)
    const raw = await c.req.text()
    const body = await bodyOf(c, OrderBody)
    if (body.later !== isLater) throw new Fault('BAD_REQUEST', [{ field: 'later' }])
    const key = keyOf(c, services)
    if (body.comment.includes('#fail500')) throw new Fault('INTERNAL')
    if (body.comment.includes('#timeout')) {
      await services.sleep(TIMEOUT_MS)
      return dropConnection(c)
    }
    const place = `${c.var.tenant.id}:${user.id}:${key}`
    if (key && busy.has(place)) throw new Fault('IDEMPOTENCY_BUSY', [{ retryAfter: 1 }])
    if (key) busy.add(place)
    try {
      const fresh = await customerOf(c, services)
      const asked = {
        tenant: c.var.tenant,
        user: fresh,
        body,
        raw,
        key,
        channel: channelOf(c),
        language: languageOf(c),
        now: c.var.now,
      } as const
      const { order, replayed } = await submitOrder(services, asked)
      if (replayed) c.header('Idempotent-Replayed', 'true')
      else if (body.comment.includes('#lost')) return dropConnection(c)
      return c.json(order as object, 201)
    } finally {
      busy.delete(place)
    }
  }

  routes.post('/orders/v1/orders', (c) => place(c, false))
  routes.post('/orders/v1/orders/at-time', (c) => place(c, true))

  routes.post('/orders/v1/orders/validate', async (c) => {
    const user = await customerIfAny(c, services)
    const body = await bodyOf(c, OrderBody)
    const levels = await readStock(db, c.var.tenant.id)
    const full = await readFullSlots(db, c.var.tenant, body.branch.id, c.var.now)
    const who = { tenant: c.var.tenant, user, now: c.var.now }
    const q = quote(c.var.tenant, body, {
      levels,
      full,
      balance: user?.cashback ?? 0,
      now: c.var.now,
      used: await usedPromos(db, c.var.tenant, user?.id, c.var.now),
      personal: body.promoCode ? await personalPromo(db, who, body.promoCode) : null,
      isCheck: true,
    })
    return c.json({
      valid: q.problems.length === 0,
      problems: q.problems.map(({ code, detail }) => ({ code, ...detail })),
      totals: q.requestTotals,
      deliveryPrice: q.totals.delivery,
      tariffId: q.tariff?.tariffId ?? null,
      etaMinutes: q.tariff?.etaMinutes ?? null,
    })
  })

  const ownOrders = async (c: Ctx) => {
    const user = await customerOf(c, services)
    if (c.req.param('userId') !== user.id) throw new Fault('NOT_FOUND')
    return and(eq(orders.userId, user.id), eq(orders.merchantId, c.var.tenant.id))
  }

  routes.get('/orders/v1/orders/user/:userId/active', async (c) => {
    const mine = await ownOrders(c)
    const rows = await db
      .select()
      .from(orders)
      .where(and(mine, gt(orders.finalAt, new Date(c.var.now))))
      .orderBy(desc(orders.createdAt))
      .limit(100)
    return c.json(rows.map((row) => wireOrder(c.var.tenant, row, c.var.now)))
  })

  routes.get('/orders/v1/orders/user/:userId', async (c) => {
    const mine = await ownOrders(c)
    const page = numberQuery(c, 'page', { min: 0, max: 10_000, missing: 0 })
    const size = numberQuery(c, 'size', { min: 1, max: 100, missing: 10 })
    const ended = c.req.query('onlyArchive') === 'true' ? lte(orders.finalAt, new Date(c.var.now)) : undefined
    const where = and(mine, ended)
    const rows = await db
      .select()
      .from(orders)
      .where(where)
      .orderBy(desc(orders.createdAt), desc(orders.number))
      .limit(size)
      .offset(page * size)
    const content = rows.map((row) => wireOrder(c.var.tenant, row, c.var.now, true))
    return c.json(springPage(content, await db.$count(orders, where), page, size))
  })

  routes.get('/orders/v1/orders/by-key/:key', async (c) => {
    const user = await customerOf(c, services)
    const mine = and(eq(orders.merchantId, c.var.tenant.id), eq(orders.userId, user.id))
    const [row] = await db
      .select()
      .from(orders)
      .where(and(mine, eq(orders.idempotencyKey, c.req.param('key'))))
    if (!row) throw new Fault('NOT_FOUND')
    return c.json(wireOrder(c.var.tenant, row, c.var.now))
  })

  routes.get('/orders/v1/cancel-reasons', (c) => c.json(c.var.tenant.wire.cancelReasons))

  routes.get('/orders/v1/orders/:id', async (c) => {
    const row = await orderOf(c, services, c.req.param('id'))
    const cartItems = await gradedLines(db, row)
    const trackingToken = await tokenOfOrder(services, c.var.tenant, row, c.var.now)
    const receipt = receiptOf(c.var.tenant, row, c.var.now, new URL(c.req.url).origin)
    return c.json({ ...wireOrder(c.var.tenant, row, c.var.now), cartItems, receipt, trackingToken })
  })

  routes.put('/orders/v1/orders/:id/cancel', async (c) => {
    const row = await orderOf(c, services, c.req.param('id'))
    const { reasonId, comment } = await bodyOf(c, CancelBody)
    if (!canCancel(c.var.tenant, stateAt(row.plan, c.var.now).status)) throw new Fault('ORDER_NOT_CANCELABLE')
    const reason = c.var.tenant.wire.cancelReasons.find(({ id }) => id === reasonId)?.name
    const why = { reason: reason ?? { uz: comment, ru: comment, eng: comment }, comment }
    return c.json(wireOrder(c.var.tenant, await cancelOrder(services, row.id, why, c.var.now), c.var.now))
  })

  routes.get('/orders/v1/orders/:id/changes', async (c) => {
    const read = () => orderOf(c, services, c.req.param('id'))
    const row = await read()
    const since = Date.parse(c.req.query('since') ?? '') || 0
    if (c.req.header('accept')?.includes('text/event-stream')) return streamChanges(c, services, read)
    return c.json(changesSince(row, since, c.var.now))
  })

  routes.get('/orders/v1/order/setting/:id', async (c) => {
    await customerIfAny(c, services)
    if (services.tenants.find(c.req.param('id')) !== c.var.tenant) throw new Fault('NOT_FOUND')
    return c.json(c.var.tenant.wire.orderSetting)
  })

  return routes
}
