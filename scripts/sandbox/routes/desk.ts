import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { isFinal, stateAt } from '../db/life.ts'
import { orders } from '../db/schema.ts'
import { BY_BRANCH, type OrderRow } from '../orders/record.ts'
import { advanceOrder, cancelOrder, payOrder } from '../orders/settle.ts'
import { indexPage } from '../pages/index-page.ts'
import { ordersPage } from '../pages/orders-page.ts'
import { outboxPage } from '../pages/outbox-page.ts'
import { PAGE_HEADERS } from '../pages/page.ts'
import { payDonePage, payPage } from '../pages/pay-page.ts'
import type { Ctx, Env, Services } from '../services/context.ts'
import { Fault } from '../services/errors.ts'
import { outbox } from '../services/receipts.ts'

/** The sandbox's own pages: where to go, messages, orders, the pay page. */
export function deskRoutes(services: Services) {
  const routes = new Hono<Env>()
  const { db, tenants, settings, hosts } = services

  /** An address to go back to: of a shop of ours or of Telegram's bots; anything else is none. */
  const backOf = (address: unknown): string => {
    if (typeof address !== 'string' || !URL.canParse(address)) return ''
    const { protocol, host, origin, username, password } = new URL(address)
    const isShop = /^https?:$/.test(protocol) && (hosts.has(host) || settings.corsOrigins.includes(origin))
    return (isShop || origin === 'https://t.me') && username + password === '' ? address : ''
  }

  routes.use('/sandbox/*', async (c, next) => {
    await next()
    if (!c.res.headers.get('Content-Type')?.startsWith('text/html')) return
    for (const [name, value] of Object.entries(PAGE_HEADERS)) c.header(name, value)
  })

  const orderById = async (id: string): Promise<OrderRow> => {
    const [row] = await db.select().from(orders).where(eq(orders.id, id))
    if (!row) throw new Fault('NOT_FOUND')
    return row
  }

  routes.get('/sandbox', (c) => {
    const where = { port: new URL(c.req.url).port || '80', frameOrigin: settings.frameOrigin }
    return c.html(indexPage(tenants.all, where), 200, PAGE_HEADERS)
  })

  routes.get('/sandbox/outbox', async (c) => c.html(outboxPage(await outbox(services, c.var.now))))

  routes.get('/sandbox/orders', async (c) => {
    const rows = await db.select().from(orders).orderBy(desc(orders.createdAt)).limit(50)
    return c.html(ordersPage(rows, c.var.now))
  })

  routes.post('/sandbox/orders/:id', async (c) => {
    const { do: action } = await c.req.parseBody()
    const id = c.req.param('id')
    if (action === 'advance') await advanceOrder(services, id, c.var.now)
    else if (action === 'cancel') {
      await cancelOrder(services, id, { reason: BY_BRANCH, comment: '', by: 'operator' }, c.var.now)
    } else throw new Fault('BAD_REQUEST', [{ field: 'do' }])
    return c.redirect('/sandbox/orders', 303)
  })

  routes.get('/sandbox/pay/:id', async (c) => {
    const row = await orderById(c.req.param('id'))
    const back = backOf(c.req.query('returnUrl'))
    if (row.paidAt) return c.html(payDonePage('Toʻlangan · Paid', back))
    const brand = String(tenants.find(row.merchantId)?.wire.settings.brand ?? '')
    return c.html(payPage(row, brand, back))
  })

  const settle = async (c: Ctx, row: OrderRow, action: unknown): Promise<string> => {
    const { status } = stateAt(row.plan, c.var.now)
    // A payment given up is no order given up: it can be paid again (PY-04).
    if (action === 'leave' || action === 'cancel') return 'Toʻlanmadi · Not paid'
    if (isFinal(status)) return 'Buyurtma yakunlangan · The order has ended'
    await payOrder(services, row.id, c.var.now)
    return 'Toʻlandi · Paid'
  }

  routes.post('/sandbox/pay/:id', async (c) => {
    const row = await orderById(c.req.param('id'))
    const body = await c.req.parseBody()
    const text = await settle(c, row, body.do)
    const back = backOf(body.returnUrl)
    return back ? c.redirect(back, 303) : c.html(payDonePage(text, ''))
  })

  return routes
}
