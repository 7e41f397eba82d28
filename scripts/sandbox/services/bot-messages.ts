import { and, desc, eq, gte, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { Api, GrammyError } from 'grammy'
import type { Db } from '../db/connect.ts'
import { lived } from '../db/life.ts'
import { botMessages, orders, referrals, users } from '../db/schema/index.ts'
import { clientOf, patiently } from './bots.ts'
import type { Services } from './context.ts'
import { STEPS, titleOf } from './notices.ts'
import { updateUser } from './people.ts'
import { rewardNotice, settleReferrals } from './referral-rewards.ts'
import { isOn } from './referral-terms.ts'
import type { Tenant } from './tenants.ts'
import type { UserRow } from './tokens.ts'

export type BotMessage = typeof botMessages.$inferSelect
type OrderRow = typeof orders.$inferSelect

/** Of an order that ended, or a reward that was given, longer ago, ms, nothing is written any more: that would be no news. */
const STALE_MS = 2 * 3_600_000

const OPEN = { uz: 'Buyurtmani ochish', ru: 'Открыть заказ', eng: 'Open the order' } as const
const OPEN_PROMOS = { uz: 'Promokodlarni ochish', ru: 'Открыть промокоды', eng: 'Open promo codes' } as const
type Lang = keyof typeof OPEN

const languageOf = ({ language }: UserRow): Lang =>
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

const MAY_BE_WRITTEN_TO = and(
  isNotNull(users.botMayWriteAt),
  isNotNull(users.telegramId),
  isNull(users.deletedAt),
)

/** Something that happened, in the customer's words; `start` is what the button opens. */
type News = { id: string; text: string; button: string; start: string; at: Date }

/** What happened since the bot may write, as its messages. */
function messagesOf(tenant: Tenant, user: UserRow, news: readonly News[]) {
  const { telegramId, botMayWriteAt } = user
  if (telegramId === null || botMayWriteAt === null) return []
  const bot = String(tenant.wire.settings.telegramBotLink)
  return news
    .filter(({ at }) => at.getTime() >= botMayWriteAt.getTime())
    .map(({ id, text, button, start, at }) => ({
      ...{ id, text, button, url: `${bot}?startapp=${start}`, createdAt: at },
      ...{ merchantId: tenant.id, userId: user.id, telegramId },
    }))
}

const stepsOf = (order: OrderRow, lang: Lang, now: number): News[] =>
  lived(order.plan, now).flatMap(({ status, at }) => {
    const text = status && STEPS[status]
    if (!text) return []
    const words = { text: `${titleOf(order.number)[lang]}\n${text[lang]}`, button: OPEN[lang] }
    return [{ id: `b-${order.id}-${status}`, ...words, start: `o_${order.id}`, at: new Date(at) }]
  })

async function ofOrders({ db, tenants }: Services, now: number) {
  const rows = await db
    .select({ order: orders, user: users })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(gte(orders.finalAt, new Date(now - STALE_MS)), MAY_BE_WRITTEN_TO))
  return rows.flatMap(({ order, user }) => {
    const tenant = tenants.find(order.merchantId)
    return tenant ? messagesOf(tenant, user, stepsOf(order, languageOf(user), now)) : []
  })
}

const friend = alias(users, 'friend')

/** What first orders of friends have brought to whoever invited them (BX-39). */
async function ofRewards({ db, tenants }: Services, now: number) {
  const since = new Date(now - STALE_MS)
  const invited = (...where: SQL[]) =>
    db
      .select({ referral: referrals, user: users, friend: friend.firstName })
      .from(referrals)
      .innerJoin(users, eq(users.id, referrals.userId))
      .innerJoin(orders, eq(orders.id, referrals.orderId))
      .innerJoin(friend, eq(friend.id, orders.userId))
      .where(and(...where, MAY_BE_WRITTEN_TO))
  // A reward is given when somebody asks for it, and the inviter's phone may be off.
  for (const { referral, user } of await invited(isNull(referrals.rewardedAt), gte(orders.finalAt, since))) {
    const tenant = tenants.find(referral.merchantId)
    if (tenant) await settleReferrals(db, tenant, user.id, now)
  }
  return (await invited(gte(referrals.rewardedAt, since))).flatMap(({ referral, user, friend }) => {
    const { id, merchantId, rewardedAt, rewardCode } = referral
    const tenant = tenants.find(merchantId)
    if (!tenant || !isOn(tenant) || rewardedAt === null || rewardCode === null) return []
    const lang = languageOf(user)
    const { title, text } = rewardNotice(friend, rewardCode)
    const words = { text: `${title[lang]}\n${text[lang]}`, button: OPEN_PROMOS[lang] }
    return messagesOf(tenant, user, [{ id: `b-${id}`, ...words, start: 'page_promos', at: rewardedAt }])
  })
}

/**
 * Writes to customers what has happened to their orders and invitations since the last call, each thing once, and sends
 * it where the merchant has a real bot. An order follows its plan without any writes, so this is called again and again.
 */
export async function writeBotMessages(services: Services, now: number) {
  const due = [...(await ofOrders(services, now)), ...(await ofRewards(services, now))]
  if (due.length === 0) return
  const fresh = await services.db.insert(botMessages).values(due).onConflictDoNothing().returning()
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
