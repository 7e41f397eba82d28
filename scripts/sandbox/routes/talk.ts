import { Hono } from 'hono'
import * as v from 'valibot'
import { isId } from '#/domain/id.ts'
import { readNotices } from '../db/schema/index.ts'
import { CHAT_LIMIT, markRead, messagesOf, takeMessage, unreadOf, wireMessage } from '../services/chat.ts'
import type { Ctx, Env, Services } from '../services/context.ts'
import { bodyOf, customerOf, numberQuery, pageOf, springPage } from '../services/guard.ts'
import { createLimiter } from '../services/limiter.ts'
import { noticesFor } from '../services/notices.ts'

const Id = v.custom<string>(isId)
const Message = v.object({
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000)), ''),
  orderId: v.optional(v.nullable(Id), null),
  clientId: v.optional(v.nullable(Id), null),
})
const MessageWithContent = v.pipe(
  Message,
  v.check(({ text, orderId }) => text !== '' || orderId !== null, 'text or order'),
)

/** Notifications and the chat. */
export function talkRoutes(services: Services) {
  const routes = new Hono<Env>()
  const { db, clock } = services
  const countMessage = createLimiter(CHAT_LIMIT)

  const paging = (c: Ctx, missing: number) => ({
    page: numberQuery(c, 'page', { min: 0, max: 10_000, missing: 0 }),
    size: numberQuery(c, 'size', { min: 1, max: 100, missing }),
  })
  const notices = async (c: Ctx) => noticesFor(db, c.var.tenant, await customerOf(c, services), c.var.now)

  routes.get('/support/v1/notifications', async (c) => {
    const all = await notices(c)
    const { page, size } = paging(c, 10)
    return c.json(pageOf(all, page, size))
  })

  routes.get('/support/v1/notifications/unread-count', async (c) =>
    c.json({ count: (await notices(c)).filter(({ isRead }) => !isRead).length }),
  )

  routes.put('/support/v1/notifications/read', async (c) => {
    const user = await customerOf(c, services)
    const asked = await bodyOf(c, v.object({ ids: v.optional(v.array(v.pipe(v.string(), v.maxLength(64)))) }))
    const known = (await notices(c)).map(({ id }) => id)
    const ids = asked.ids ? known.filter((id) => asked.ids?.includes(id)) : known
    const rows = ids.map((noticeId) => ({ userId: user.id, noticeId }))
    if (rows.length > 0) await db.insert(readNotices).values(rows).onConflictDoNothing()
    return c.body(null, 204)
  })

  const conversation = async (c: Ctx) => {
    const user = await customerOf(c, services)
    return { merchantId: c.var.tenant.id, userId: user.id }
  }

  routes.get('/support/v1/chat/messages', async (c) => {
    const who = await conversation(c)
    const { page, size } = paging(c, 30)
    const { rows, total } = await messagesOf(db, who, page, size, c.var.now)
    return c.json(springPage(rows.map(wireMessage), total, page, size))
  })

  routes.post('/support/v1/chat/messages', async (c) => {
    const who = await conversation(c)
    countMessage(`${who.merchantId}:${who.userId}`, clock.now())
    const draft = await bodyOf(c, MessageWithContent)
    const language = c.req.header('accept-language')?.slice(0, 2) ?? 'uz'
    return c.json(wireMessage(await takeMessage(db, who, { ...draft, language }, c.var.now)), 201)
  })

  routes.get('/support/v1/chat/unread-count', async (c) =>
    c.json({ count: await unreadOf(db, await conversation(c), c.var.now) }),
  )

  routes.put('/support/v1/chat/read', async (c) => {
    await markRead(db, await conversation(c), c.var.now)
    return c.body(null, 204)
  })

  return routes
}
