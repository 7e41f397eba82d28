import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { checkPromo, isInScope } from '#/domain/order/promo.ts'
import { isFinal, stateAt } from '../db/life.ts'
import { cashbackLines, users } from '../db/schema/index.ts'
import { invoiceSlugOf } from '../orders/invoice.ts'
import { isOnline, wireOrder } from '../orders/record.ts'
import { settleCashback } from '../orders/settle.ts'
import { EARN_PERCENT } from '../orders/submit.ts'
import { usedPromos } from '../orders/used-promos.ts'
import { expiringOf } from '../services/cashback.ts'
import { tashkentIso } from '../services/clock.ts'
import type { Env, Services } from '../services/context.ts'
import { Fault } from '../services/errors.ts'
import { addressOf, bodyOf, customerIfAny, customerOf, numberQuery, pageOf } from '../services/guard.ts'
import { rewardsOf } from '../services/referral-rewards.ts'
import { personalPromo } from '../services/referrals.ts'
import { orderOf } from './orders.ts'

const INVOICE_MS = 30 * 60_000

const PromoBody = v.object({
  code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
  productPrice: v.pipe(v.number(), v.minValue(0)),
  productIds: v.optional(v.pipe(v.array(v.string()), v.maxLength(1_000)), []),
})

/** Ways of paying, the pay page, promo codes, cashback. */
export function paymentRoutes(services: Services) {
  const routes = new Hono<Env>()
  const { db } = services

  routes.get('/payments/v2/payment-types', (c) => {
    const { settings, paymentTypes } = c.var.tenant.wire
    const channel = c.req.query('channel') === 'TG' ? 'botEnabled' : 'webEnabled'
    const shown = paymentTypes.filter(
      (m) => m.isActive && m[channel] && settings[`${m.type.toLowerCase()}Active`] !== false,
    )
    return c.json(shown)
  })

  routes.get('/payments/v2/checkout/:id', async (c) => {
    const row = await orderOf(c, services, c.req.param('id'))
    const { isPaid } = wireOrder(c.var.tenant, row, c.var.now, true)
    const pays = isOnline(row.paymentType) && !isPaid && !isFinal(stateAt(row.plan, c.var.now).status)
    const back = addressOf('returnUrl', c.req.query('returnUrl') ?? '')
    const invoiceSlug = pays ? invoiceSlugOf(services, c.var.tenant, row) : null
    const query = new URLSearchParams(back ? { returnUrl: back.href } : {})
    return c.json({
      orderId: row.id,
      paymentType: row.paymentType,
      amount: row.total,
      isPaid,
      action: pays ? (invoiceSlug ? 'TELEGRAM_INVOICE' : 'REDIRECT') : 'NONE',
      // For clients without invoices, and for the same order in a browser.
      url: pays ? `${new URL(c.req.url).origin}/sandbox/pay/${row.id}?${query}` : null,
      invoiceSlug,
      expiresAt: tashkentIso(c.var.now + INVOICE_MS),
    })
  })

  routes.post('/orders/v1/promo/check', async (c) => {
    const { code, productPrice, productIds } = await bodyOf(c, PromoBody)
    const { tenant, now } = c.var
    const user = await customerIfAny(c, services)
    if (!tenant.wire.settings.promoActive) throw new Fault('FEATURE_OFF', [{ field: 'code' }])
    const own = tenant.promos.get(code.toUpperCase())
    const personal = own ? null : await personalPromo(db, { tenant, user, now }, code)
    const promo = own ?? personal?.promo
    if (!promo) throw new Fault('PROMO_NOT_FOUND', [{ field: 'code' }])
    // The counted sum is known with the order only; whether any counted dish exists is known now.
    const counted = productIds.some((id) => {
      const product = tenant.products.get(id)
      return product !== undefined && isInScope(promo, product)
    })
    const products = promo.scope === 'ALL' || counted ? productPrice : 0
    const held = checkPromo(promo, { products, now: new Date(now) })
    const used = await usedPromos(db, tenant, user?.id, now)
    const spent = used.has(promo.id) ? 'PROMO_ALREADY_USED' : 'ok'
    const verdict = personal?.refusal ?? (held === 'ok' ? spent : held)
    if (verdict !== 'ok') throw new Fault(verdict, [{ field: 'code', min: promo.minPrice }])
    return c.json(tenant.wire.promos.find(({ id }) => id === promo.id) ?? promo)
  })

  routes.get('/orders/v1/promo/user/:userId', async (c) => {
    const user = await customerOf(c, services)
    if (c.req.param('userId') !== user.id) throw new Fault('NOT_FOUND')
    const { tenant, now } = c.var
    if (!tenant.wire.settings.promoActive) throw new Fault('FEATURE_OFF')
    const rewards = await rewardsOf(db, tenant, user, now)
    const used = await usedPromos(db, tenant, user.id, now)
    // Expired, used and future codes are shown with that state; codes the merchant switched off are not shown.
    const shown = tenant.wire.promos.filter(({ isActive }) => isActive)
    return c.json([...rewards, ...shown].map((promo) => ({ ...promo, isUsed: used.has(promo.id) })))
  })

  const historyOf = async (userId: string) => {
    const rows = await db
      .select()
      .from(cashbackLines)
      .where(eq(cashbackLines.userId, userId))
      .orderBy(desc(cashbackLines.createdAt))
      .limit(1_000)
    return rows.map(({ id, amount, kind, orderId, createdAt }) => ({
      id,
      amount,
      kind,
      orderId,
      createdDate: tashkentIso(createdAt.getTime()),
    }))
  }

  routes.get('/users/v1/cashback/WITH_TOKEN', async (c) => {
    const user = await customerOf(c, services)
    await settleCashback(db, user.id, c.var.now)
    const [fresh] = await db.select({ cashback: users.cashback }).from(users).where(eq(users.id, user.id))
    const history = await historyOf(user.id)
    // A server from before this part does not say what expires.
    const isTold = c.var.tenant.wire.settings.cashbackHistoryActive === true
    return c.json({
      id: `cb-${user.id}`,
      balance: fresh?.cashback ?? user.cashback,
      user: { id: user.id },
      status: 'ACTIVE',
      branch: null,
      createdDate: tashkentIso(user.createdAt.getTime()),
      earnPercent: EARN_PERCENT,
      ...(isTold && { expiring: await expiringOf(db, user.id, c.var.now) }),
      history: history.slice(0, 20),
    })
  })

  routes.get('/users/v1/cashback/history/WITH_TOKEN', async (c) => {
    const user = await customerOf(c, services)
    const page = numberQuery(c, 'page', { min: 0, max: 10_000, missing: 0 })
    const size = numberQuery(c, 'size', { min: 1, max: 100, missing: 10 })
    return c.json(pageOf(await historyOf(user.id), page, size))
  })

  return routes
}
