import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * Notifications to one customer about the state of an order; news to all customers are content. `record`: as sent,
 * without the mark that it was read.
 */
export const notices = pgTable(
  'notices',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    userId: text('user_id').notNull(),
    record: jsonb('record').$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('notices_user').on(t.merchantId, t.userId, t.createdAt)],
)

export const readNotices = pgTable(
  'read_notices',
  { userId: text('user_id').notNull(), noticeId: text('notice_id').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.noticeId] })],
)

/**
 * The messages of the conversations with the shop. `clientId`: chosen by the sender, so that a repeat is stored once.
 */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    userId: text('user_id').notNull(),
    from: text('sender').$type<'CLIENT' | 'OPERATOR'>().notNull(),
    text: text('text').notNull(),
    orderId: text('order_id'),
    orderNumber: integer('order_number'),
    clientId: text('client_id'),
    /** When the customer saw what the shop wrote. */
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('chat_messages_user').on(t.merchantId, t.userId, t.createdAt),
    uniqueIndex('chat_messages_once').on(t.merchantId, t.userId, t.clientId),
  ],
)

/** Messages that the bot has prepared for a customer to share (`savePreparedInlineMessage`). */
export const preparedMessages = pgTable('prepared_messages', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  userId: text('user_id').notNull(),
  text: text('text').notNull(),
  url: text('url').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Applications for vacancies, by guests too. The same key of the same person gets the same response. */
export const applications = pgTable(
  'applications',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    vacancyId: text('vacancy_id').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    comment: text('comment').notNull(),
    idempotencyKey: text('idempotency_key'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('applications_phone').on(t.merchantId, t.phone, t.createdAt),
    uniqueIndex('applications_key').on(t.merchantId, t.vacancyId, t.phone, t.idempotencyKey),
  ],
)

/**
 * What the bot writes to customers of its own accord: once for each step of an order and each reward. `sentAt`: when
 * Telegram took it; without a real bot it stays here to be read. `refused`: why Telegram did not take it.
 */
export const botMessages = pgTable(
  'bot_messages',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    userId: text('user_id').notNull(),
    telegramId: bigint('telegram_id', { mode: 'number' }).notNull(),
    text: text('text').notNull(),
    button: text('button').notNull(),
    url: text('url').notNull(),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    refused: text('refused'),
  },
  (t) => [index('bot_messages_user').on(t.merchantId, t.userId, t.createdAt)],
)
