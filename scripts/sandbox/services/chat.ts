import { and, asc, count, desc, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { chatMessages, orders } from '../db/schema/index.ts'
import { tashkentIso } from './clock.ts'
import { Fault } from './errors.ts'
import { newId } from './ids.ts'

type MessageRow = typeof chatMessages.$inferSelect
type Conversation = { merchantId: string; userId: string }

/** Messages of one customer: a person who is in a hurry writes fewer. */
export const CHAT_LIMIT = { windowMs: 10 * 60_000, most: 60 } as const

/** Sent once, at the beginning of a conversation, in the customer's language. */
const WELCOME: Record<string, string> = {
  uz: 'Xabaringizni oldik. Operator tez orada javob beradi.',
  ru: 'Мы получили сообщение. Оператор скоро ответит.',
  en: 'We have your message. Somebody will answer soon.',
}

const ofConversation = ({ merchantId, userId }: Conversation) =>
  and(eq(chatMessages.merchantId, merchantId), eq(chatMessages.userId, userId))

/** A message in the API's format. The name of the operator is not sent. */
export const wireMessage = (row: MessageRow) => ({
  id: row.id,
  from: row.from,
  text: row.text,
  order: row.orderId === null ? null : { id: row.orderId, number: row.orderNumber },
  clientId: row.clientId,
  isRead: row.from === 'CLIENT' || row.readAt !== null,
  createdDate: tashkentIso(row.createdAt.getTime()),
})

/** Messages of a conversation, newest first, and their number. */
export async function messagesOf(db: Db, who: Conversation, page: number, size: number, now: number) {
  const past = and(ofConversation(who), lte(chatMessages.createdAt, new Date(now)))
  const rows = await db
    .select()
    .from(chatMessages)
    .where(past)
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.id))
    .limit(size)
    .offset(page * size)
  const [all] = await db.select({ total: count() }).from(chatMessages).where(past)
  return { rows, total: all?.total ?? 0 }
}

/** The number of messages of the shop that the customer has not seen. */
export async function unreadOf(db: Db, who: Conversation, now: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(chatMessages)
    .where(
      and(
        ofConversation(who),
        eq(chatMessages.from, 'OPERATOR'),
        isNull(chatMessages.readAt),
        lte(chatMessages.createdAt, new Date(now)),
      ),
    )
  return row?.total ?? 0
}

export async function markRead(db: Db, who: Conversation, now: number) {
  await db
    .update(chatMessages)
    .set({ readAt: new Date(now) })
    .where(and(ofConversation(who), isNull(chatMessages.readAt), lte(chatMessages.createdAt, new Date(now))))
}

type Draft = { text: string; orderId: string | null; clientId: string | null; language: string }

/** Stores a customer's message; a repeat of its `clientId` is the same message. 404: the order is not theirs. */
export async function takeMessage(db: Db, who: Conversation, draft: Draft, now: number): Promise<MessageRow> {
  const order = draft.orderId === null ? null : await ownOrder(db, who, draft.orderId)
  const [written] = await db
    .insert(chatMessages)
    .values({
      ...who,
      id: newId('msg'),
      from: 'CLIENT',
      text: draft.text,
      orderId: order?.id ?? null,
      orderNumber: order?.number ?? null,
      clientId: draft.clientId,
      createdAt: new Date(now),
    })
    .onConflictDoNothing()
    .returning()
  if (written) {
    await welcome(db, who, draft.language, now)
    return written
  }
  const [known] = await db
    .select()
    .from(chatMessages)
    .where(and(ofConversation(who), eq(chatMessages.clientId, draft.clientId ?? '')))
  if (!known) throw new Fault('INTERNAL')
  return known
}

async function ownOrder(db: Db, { merchantId, userId }: Conversation, id: string) {
  const own = and(eq(orders.id, id), eq(orders.merchantId, merchantId), eq(orders.userId, userId))
  const [order] = await db.select().from(orders).where(own)
  if (!order) throw new Fault('NOT_FOUND')
  return order
}

/** A second later, so that it is below the message that it answers. */
async function welcome(db: Db, who: Conversation, language: string, now: number) {
  const [earlier] = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(ofConversation(who), eq(chatMessages.from, 'OPERATOR')))
    .limit(1)
  if (!earlier) await answer(db, who, WELCOME[language] ?? WELCOME.ru ?? '', now + 1000)
}

/** Stores a message of the shop. */
export async function answer(db: Db, who: Conversation, text: string, now: number) {
  const row = { ...who, id: newId('msg'), from: 'OPERATOR' as const, text, createdAt: new Date(now) }
  await db.insert(chatMessages).values(row)
}

/** The latest messages of all customers, oldest first, for the page of the operators. */
export async function lastMessages(db: Db): Promise<MessageRow[]> {
  const rows = await db.select().from(chatMessages).orderBy(desc(chatMessages.createdAt)).limit(200)
  return rows.reverse()
}

/** Whether the conversation exists. */
export async function hasMessages(db: Db, who: Conversation): Promise<boolean> {
  const rows = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(ofConversation(who))
    .orderBy(asc(chatMessages.createdAt))
    .limit(1)
  return rows.length > 0
}
