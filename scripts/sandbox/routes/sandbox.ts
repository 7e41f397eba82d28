import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import * as v from 'valibot'
import { preparedMessages } from '../db/schema/index.ts'
import { heedWriteAccess, lastBotMessages, writeBotMessages } from '../services/bot-messages.ts'
import { isFriendly, timeOf } from '../services/callers.ts'
import type { Ctx, Env, Services } from '../services/context.ts'
import { Fault } from '../services/errors.ts'
import { FaultRule } from '../services/faults.ts'
import { jsonOf, numberQuery } from '../services/guard.ts'
import { findUser } from '../services/people.ts'
import { outbox } from '../services/receipts.ts'
import { type LaunchUser, launchUsers, signContact, signLaunch } from '../services/telegram.ts'

/** s */
const YEAR = 366 * 86_400
const TELEGRAM = 'https://web.telegram.org'

const isLaunchUser = (name: string): name is LaunchUser => Object.hasOwn(launchUsers, name)

/** Routes that only a sandbox has: signed launches, sent messages, faults on request, the clock. */
export function sandboxRoutes(services: Services) {
  const routes = new Hono<Env>()
  const { settings, tenants, faults } = services

  routes.use('/sandbox/*', async (c, next) => {
    c.set('now', timeOf(c, services, c.req.query('merchant')))
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
  })
  routes.use('/sandbox/*', cors({ origin: [settings.frameOrigin, TELEGRAM], maxAge: 600 }))
  // Forms and scripts of other sites are refused, whatever the browser lets them send.
  routes.use('/sandbox/*', async (c, next) => {
    if (c.req.method !== 'GET' && !isFriendly(c, services)) throw new Fault('FORBIDDEN')
    return next()
  })

  const tenantOf = async (c: Ctx) => {
    const tenant = await tenants.seek(c.req.query('merchant') ?? '')
    if (!tenant) throw new Fault('MERCHANT_NOT_FOUND')
    return tenant
  }

  routes.get('/sandbox/launch', async (c) => {
    const tenant = await tenantOf(c)
    const user = c.req.query('user') ?? 'known'
    const forge = c.req.query('forge') ?? 'none'
    if (!isLaunchUser(user)) throw new Fault('BAD_REQUEST', [{ field: 'user' }])
    const initData = signLaunch(
      tenant.botToken,
      {
        user,
        lang: c.req.query('lang') ?? 'uz',
        start: c.req.query('start') || null,
        age: numberQuery(c, 'age', { min: -YEAR, max: YEAR, missing: 0 }),
        forge: forge === 'token' || forge === 'hash' ? forge : 'none',
        mayWrite: await letsBotWrite(tenant.id, user),
      },
      c.var.now,
    )
    return c.json({
      initData,
      bot: tenant.wire.merchant.appId,
      startParam: c.req.query('start') || null,
    })
  })

  /** Aziza and Bobur have written to the bot; the others are asked. */
  const letsBotWrite = async (merchantId: string, user: LaunchUser) => {
    const account = await findUser(services.db, merchantId, { telegramId: launchUsers[user].id })
    return account ? account.botMayWriteAt !== null : user === 'known' || user === 'second'
  }

  // Stands in for the service message that a bot gets when a customer lets it write.
  routes.post('/sandbox/write-access', async (c) => {
    const tenant = await tenantOf(c)
    const user = c.req.query('user') ?? ''
    if (!isLaunchUser(user)) throw new Fault('BAD_REQUEST', [{ field: 'user' }])
    const account = await findUser(services.db, tenant.id, { telegramId: launchUsers[user].id })
    if (!account) throw new Fault('NOT_FOUND')
    await heedWriteAccess(services.db, account, true, c.var.now)
    return c.body(null, 204)
  })

  routes.get('/sandbox/bot-messages.json', async (c) => {
    await writeBotMessages(services, c.var.now)
    return c.json(await lastBotMessages(services.db))
  })

  routes.get('/sandbox/contact', async (c) => {
    const tenant = await tenantOf(c)
    const user = c.req.query('user') ?? 'nophone'
    if (!isLaunchUser(user)) throw new Fault('BAD_REQUEST', [{ field: 'user' }])
    const phone = c.req.query('phone') ?? '+998935550000'
    return c.json({ contact: signContact(tenant.botToken, user, phone, c.var.now) })
  })

  // Stands in for Telegram's servers, which know the message a page wants to share.
  routes.get('/sandbox/prepared/:id', async (c) => {
    const [message] = await services.db
      .select()
      .from(preparedMessages)
      .where(eq(preparedMessages.id, c.req.param('id')))
    if (!message) throw new Fault('NOT_FOUND')
    return c.json({ text: message.text, url: message.url })
  })

  routes.get('/sandbox/outbox.json', async (c) =>
    c.json(await outbox(services, c.var.now, c.req.query('phone'))),
  )

  routes.get('/sandbox/faults', (c) => c.json(faults.list()))
  routes.post('/sandbox/faults', async (c) => {
    const rule = v.safeParse(FaultRule, await jsonOf(c))
    if (!rule.success) throw new Fault('BAD_REQUEST', [{ field: v.getDotPath(rule.issues[0]) ?? 'body' }])
    faults.add(rule.output)
    return c.json(faults.list(), 201)
  })
  routes.delete('/sandbox/faults', (c) => {
    faults.clear()
    return c.body(null, 204)
  })

  routes.post('/sandbox/reset', async (c) => {
    await services.reset()
    faults.clear()
    return c.req.header('accept')?.includes('text/html') ? c.redirect('/sandbox', 303) : c.body(null, 204)
  })

  return routes
}
