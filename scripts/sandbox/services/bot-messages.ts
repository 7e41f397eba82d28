import { and, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import { Api, GrammyError } from 'grammy'
import type { Db } from '../db/connect.ts'
import { lived } from '../db/life.ts'
import { botMessages, orders, users } from '../db/schema/index.ts'
import { clientOf, patiently } from './bots.ts'
import type { Services } from './context.ts'
import { STEPS, titleOf } from './notices.ts'
import { updateUser } from './people.ts'
import type { Tenant } from './tenants.ts'
import type { UserRow } from './tokens.ts'

export type BotMessage = typeof botMessages.$inferSelect
type OrderRow = typeof orders.$inferSelect

/** Of an order that ended longer ago, ms, nothing is written any more: that would be no news. */
const STALE_MS = 2 * 3_600_000

const OPEN = { uz: 'Buyurtmani ochish', ru: 'Открыть заказ', eng: 'Open the order' } as const

const languageOf = ({ language }: UserRow): keyof typeof OPEN =>
  language === 'ru' ? 'ru' : language === 'eng' || language === 'en' ? 'eng' : 'uz'

/** Notes whether the bot may write to a customer, as the launch says or Telegram tells the bot. */
export async function heedWriteAccess(
  db: Db,
  user: UserRow,
  mayWrite: boolean,
  now: number,
): Promise<UserRow> {
  if (mayWrite === (user.botMayWriteAt !== null)) return user
  return updateUser(db, user.id, { botMayWriteAt: mayWrite ? new Date(now) : null }, now)
}

/** What the bot has to say of an order since it may write. */
function messagesOf(order: OrderRow, user: UserRow, tenant: Tenant, now: number) {
  const { telegramId, botMayWriteAt } = user
  if (telegramId === null || botMayWriteAt === null) return []
  const lang = languageOf(user)
  const bot = String(tenant.wire.settings.telegramBotLink)
  return lived(order.plan, now).flatMap(({ status, at }) => {
    const text = status && STEPS[status]
    if (!text || Date.parse(at) < botMayWriteAt.getTime()) return []
    const id = `b-${order.id}-${status}`
    return [
      {
        id,
        merchantId: tenant.id,
        userId: user.id,
        telegramId,
        text: `${titleOf(order.number)[lang]}\n${text[lang]}`,
        button: OPEN[lang],
        url: `${bot}?startapp=o_${order.id}`,
        createdAt: new Date(at),
      },
    ]
  })
}

/**
 * Writes to customers what has happened to their orders since the last call, each step once, and sends it where the
 * merchant has a real bot. An order follows its plan without any writes, so this is called again and again.
 */
export async function writeBotMessages(services: Services, now: number) {
  const { db, tenants } = services
  const rows = await db
    .select({ order: orders, user: users })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        gte(orders.finalAt, new Date(now - STALE_MS)),
        isNotNull(users.botMayWriteAt),
        isNotNull(users.telegramId),
        isNull(users.deletedAt),
      ),
    )
  const due = rows.flatMap(({ order, user }) => {
    const tenant = tenants.find(order.merchantId)
    return tenant ? messagesOf(order, user, tenant, now) : []
  })
  if (due.length === 0) return
  const fresh = await db.insert(botMessages).values(due).onConflictDoNothing().returning()
  for (const message of fresh) await send(services, message, now)
}

/** Without a real bot the message stays where it can be read. */
async function send({ db, tenants, bots, settings }: Services, message: BotMessage, now: number) {
  const bot = bots.get(tenants.find(message.merchantId)?.sub ?? '')
  if (!bot) return
  const api = new Api(bot.token, clientOf(bot, settings.telegramApi))
  const reply_markup = { inline_keyboard: [[{ text: message.button, url: message.url }]] }
  const outcome = await patiently(() => api.sendMessage(message.telegramId, message.text, { reply_markup }))
    .then(() => ({ sentAt: new Date(now) }))
    .catch((error: unknown) => ({ refused: error instanceof GrammyError ? error.description : 'no answer' }))
  await db.update(botMessages).set(outcome).where(eq(botMessages.id, message.id))
  // Blocked by the customer: it may not write until they let it again.
  if ('refused' in outcome && outcome.refused.startsWith('Forbidden'))
    await db.update(users).set({ botMayWriteAt: null }).where(eq(users.id, message.userId))
}

/** The newest messages of all bots. */
export const lastBotMessages = (db: Db): Promise<BotMessage[]> =>
  db.select().from(botMessages).orderBy(desc(botMessages.createdAt)).limit(100)

/**
 * Gives a message to the bot that the customer sends on from the mini app; answers its name at Telegram. Throws what
 * Telegram refuses. Null: the merchant has no real bot.
 */
export async function giveToBot(
  { bots, settings }: Services,
  tenant: Tenant,
  telegramId: number,
  { title, text, url }: { title: string; text: string; url: string },
): Promise<string | null> {
  const bot = bots.get(tenant.sub)
  if (!bot) return null
  const article = {
    type: 'article',
    id: 'shared',
    title,
    input_message_content: { message_text: `${text}\n${url}` },
  } as const
  const api = new Api(bot.token, clientOf(bot, settings.telegramApi))
  const chats = { allow_user_chats: true, allow_group_chats: true, allow_channel_chats: true }
  return (await patiently(() => api.savePreparedInlineMessage(telegramId, article, chats))).id
}
