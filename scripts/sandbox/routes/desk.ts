import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { type OpenApi, openApi } from '../../contract/openapi.ts'
import { isFinal, stateAt } from '../db/life.ts'
import { applications, orders } from '../db/schema/index.ts'
import { EDITS, editOrder } from '../orders/edits.ts'
import { deliver, orderAsFriend } from '../orders/invited-friend.ts'
import { orderOfSlug } from '../orders/invoice.ts'
import { payLateTip } from '../orders/late-tip.ts'
import { receiptOf } from '../orders/receipt.ts'
import { BY_BRANCH, type OrderRow } from '../orders/record.ts'
import { advanceOrder, cancelOrder, payOrder } from '../orders/settle.ts'
import { applicationsPage } from '../pages/applications-page.ts'
import { chatPage } from '../pages/chat-page.ts'
import { contractPage } from '../pages/contract-page.ts'
import { indexPage } from '../pages/index-page.ts'
import { invitationsPage } from '../pages/invitations-page.ts'
import { ordersPage } from '../pages/orders-page.ts'
import { outboxPage } from '../pages/outbox-page.ts'
import { PAGE_HEADERS, PAY_PAGE_HEADERS } from '../pages/page.ts'
import { payDonePage, payPage } from '../pages/pay-page.ts'
import { phonePage } from '../pages/phone-page.ts'
import { receiptPage } from '../pages/receipt-page.ts'
import { wildPage } from '../pages/wild-page.ts'
import { lastBotMessages, writeBotMessages } from '../services/bot-messages.ts'
import { answer, hasMessages, lastMessages } from '../services/chat.ts'
import type { Ctx, Env, Services } from '../services/context.ts'
import { Fault } from '../services/errors.ts'
import { addressOf, formOf } from '../services/guard.ts'
import { outbox } from '../services/receipts.ts'
import { allInviters } from '../services/referrals.ts'

/** The sandbox's own pages: start page, messages, orders, payment. */
export function deskRoutes(services: Services) {
  const routes = new Hono<Env>()
  const { db, tenants, settings, hosts, bots } = services
  const portOf = (c: Ctx) => new URL(c.req.url).port || '80'

  /** The address to return to, if it is one of our shops or of Telegram's bots; else none. */
  const backOf = (address: unknown): string => {
    if (typeof address !== 'string') return ''
    const url = addressOf('returnUrl', address)
    if (!url) return ''
    const { protocol, host, origin, username, password, href } = url
    const isShop = /^https?:$/.test(protocol) && (hosts.has(host) || settings.corsOrigins.includes(origin))
    return (isShop || origin === 'https://t.me') && username + password === '' ? href : ''
  }

  routes.use('/sandbox/*', async (c, next) => {
    await next()
    if (!c.res.headers.get('Content-Type')?.startsWith('text/html')) return
    const headers = c.req.path.startsWith('/sandbox/pay/') ? PAY_PAGE_HEADERS : PAGE_HEADERS
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
  })

  const orderById = async (id: string): Promise<OrderRow> => {
    const [row] = await db.select().from(orders).where(eq(orders.id, id))
    if (!row) throw new Fault('NOT_FOUND')
    return row
  }

  routes.get('/sandbox', (c) => {
    const where = { port: portOf(c), frameOrigin: settings.frameOrigin }
    return c.html(indexPage(tenants.all, where), 200, PAGE_HEADERS)
  })

  /** Written once, when somebody first asks. */
  let contract: OpenApi | null = null
  const contractOf = () => (contract ??= openApi({ version: 'of the sandbox' }))
  routes.get('/openapi.json', (c) => c.json(contractOf()))
  routes.get('/sandbox/wild', (c) => c.html(wildPage(portOf(c))))
  routes.get('/sandbox/contract', (c) => c.html(contractPage(contractOf())))

  routes.get('/sandbox/phone', (c) =>
    c.html(phonePage(tenants.all, { port: portOf(c), addresses: settings.lanAddresses, bots })),
  )

  routes.get('/sandbox/outbox', async (c) => {
    await writeBotMessages(services, c.var.now)
    return c.html(outboxPage(await outbox(services, c.var.now), await lastBotMessages(db)))
  })

  routes.get('/sandbox/orders', async (c) => {
    const rows = await db.select().from(orders).orderBy(desc(orders.createdAt)).limit(50)
    return c.html(ordersPage(rows, c.var.now))
  })

  routes.get('/sandbox/applications', async (c) => {
    const rows = await db.select().from(applications).orderBy(desc(applications.createdAt)).limit(50)
    const titleOf = ({ merchantId, vacancyId }: (typeof rows)[number]) =>
      tenants.find(merchantId)?.wire.vacancies.find(({ id }) => id === vacancyId)?.title.eng ?? vacancyId
    return c.html(applicationsPage(rows.map((row) => ({ ...row, vacancy: titleOf(row) }))))
  })

  routes.post('/sandbox/orders/:id', async (c) => {
    const { do: action } = await formOf(c)
    const id = c.req.param('id')
    const edit = EDITS.find((one) => one === action)
    if (edit) await editOrder(services, id, edit, c.var.now)
    else if (action === 'advance') await advanceOrder(services, id, c.var.now)
    else if (action === 'deliver') await deliver(services, id, c.var.now)
    else if (action === 'cancel') {
      await cancelOrder(services, id, { reason: BY_BRANCH, comment: '', by: 'operator' }, c.var.now)
    } else throw new Fault('BAD_REQUEST', [{ field: 'do' }])
    return c.redirect('/sandbox/orders', 303)
  })

  routes.get('/sandbox/invitations', async (c) => c.html(invitationsPage(await allInviters(db))))

  routes.post('/sandbox/invitations/:merchantId/:code', async (c) => {
    const { do: action } = await formOf(c)
    const { merchantId, code } = c.req.param()
    const tenant = tenants.find(merchantId)
    if (!tenant) throw new Fault('MERCHANT_NOT_FOUND')
    if (action !== 'order' && action !== 'deliver') throw new Fault('BAD_REQUEST', [{ field: 'do' }])
    await orderAsFriend(services, tenant, { code, isDelivered: action === 'deliver', now: c.var.now })
    return c.redirect('/sandbox/invitations', 303)
  })

  routes.get('/sandbox/chat', async (c) => c.html(chatPage(await lastMessages(db))))

  routes.post('/sandbox/chat/:merchantId/:userId', async (c) => {
    const who = c.req.param()
    const { text } = await formOf(c)
    const said = typeof text === 'string' ? text.trim() : ''
    if (said === '' || said.length > 2000) throw new Fault('BAD_REQUEST', [{ field: 'text' }])
    if (!(await hasMessages(db, who))) throw new Fault('NOT_FOUND')
    await answer(db, who, said, c.var.now)
    return c.redirect('/sandbox/chat', 303)
  })

  routes.get('/sandbox/pay/:id', async (c) => {
    const row = await orderById(c.req.param('id'))
    const back = backOf(c.req.query('returnUrl'))
    const isTip = c.req.query('tip') === '1'
    const why = isTip ? whyNoTip(row) : whyNotPayable(row, c.var.now)
    if (why) return c.html(payDonePage(why, back))
    const brand = String(tenants.find(row.merchantId)?.wire.settings.brand ?? '')
    return c.html(payPage(row, brand, back, isTip ? (row.lateTip?.sum ?? 0) : null))
  })

  /** What there is to say of an order that cannot be paid; null: it can. */
  const whyNotPayable = (row: OrderRow, now: number): string | null => {
    const { status } = stateAt(row.plan, now)
    if (row.paidAt)
      return status === 'CANCELED' ? 'Toʻlov qaytarilmoqda · Being refunded' : 'Toʻlangan · Paid'
    return isFinal(status) ? 'Buyurtma yakunlangan · The order has ended' : null
  }

  /** The same of its tip. */
  const whyNoTip = (row: OrderRow): string | null =>
    row.lateTip?.paidAt ? 'Toʻlangan · Paid' : row.lateTip ? null : 'Choychaqa yoʻq · There is no tip'

  const settleTip = async (c: Ctx, row: OrderRow, action: unknown): Promise<string> => {
    const why = whyNoTip(row)
    if (why) return why
    if (action === 'leave' || action === 'cancel') return 'Toʻlanmadi · Not paid'
    await payLateTip(db, row.id, c.var.now)
    return 'Toʻlandi · Paid'
  }

  const settle = async (c: Ctx, row: OrderRow, action: unknown): Promise<string> => {
    const why = whyNotPayable(row, c.var.now)
    if (why) return why
    // A cancelled payment does not cancel the order, which can be paid again (PY-04).
    if (action === 'leave' || action === 'cancel') return 'Toʻlanmadi · Not paid'
    await payOrder(services, row.id, c.var.now)
    return 'Toʻlandi · Paid'
  }

  routes.post('/sandbox/pay/:id', async (c) => {
    const row = await orderById(c.req.param('id'))
    const body = await formOf(c)
    const text = await (body.tip === '1' ? settleTip : settle)(c, row, body.do)
    const back = backOf(body.returnUrl)
    return back ? c.redirect(back, 303) : c.html(payDonePage(text, ''))
  })

  /** The order of an invoice that can still be paid. */
  const invoiced = async (c: Ctx): Promise<OrderRow> => {
    const row = await orderById(orderOfSlug(c.req.param('slug') ?? '') ?? '')
    if (whyNotPayable(row, c.var.now)) throw new Fault('NOT_FOUND')
    return row
  }

  // What the page that plays Telegram shows of an invoice, and what Telegram tells a bot whose invoice was paid (BX-30).
  routes.get('/sandbox/invoice/:slug', async (c) => {
    const { number, total, merchantId } = await invoiced(c)
    const { brand } = tenants.find(merchantId)?.wire.settings ?? {}
    return c.json({ title: `${brand} № ${number}`, amount: total })
  })
  routes.post('/sandbox/invoice/:slug', async (c) => {
    const row = await invoiced(c)
    await payOrder(services, row.id, c.var.now)
    return c.body(null, 204)
  })

  routes.get('/sandbox/receipt/:id', async (c) => {
    const row = await orderById(c.req.param('id'))
    const tenant = tenants.find(row.merchantId)
    const receipt = tenant && receiptOf(tenant, row, c.var.now, '')
    if (!receipt) throw new Fault('NOT_FOUND')
    return c.html(receiptPage(row, String(tenant.wire.settings.brand), receipt))
  })

  // Otherwise the shop would answer, with a page that the policy of these pages keeps blank.
  routes.all('/sandbox/*', (c) => c.text('Not found. All pages of the sandbox: /sandbox\n', 404))

  return routes
}
