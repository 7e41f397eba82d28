import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { BankCardType } from '#/domain/order/bank-card.ts'
import { bytes, moment } from './columns.ts'

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    phone: text('phone'),
    telegramId: bigint('telegram_id', { mode: 'number' }),
    /** Since when the bot may write to them; null: it may not. */
    botMayWriteAt: moment('bot_may_write_at'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    email: text('email').notNull().default(''),
    image: text('image'),
    birthday: text('birthday'),
    gender: text('gender').notNull().default(''),
    language: text('language').notNull().default('uz'),
    cashback: integer('cashback').notNull().default(0),
    balance: integer('balance').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    modifiedAt: moment('modified_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    uniqueIndex('users_phone').on(t.merchantId, t.phone).where(sql`${t.deletedAt} is null`),
    uniqueIndex('users_telegram').on(t.merchantId, t.telegramId).where(sql`${t.deletedAt} is null`),
  ],
)

/** A bearer token, known only by its hash. */
export const tokens = pgTable('tokens', {
  hash: text('hash').primaryKey(),
  userId: text('user_id').notNull(),
  merchantId: text('merchant_id').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
})

/** One SMS code sent to one phone for one purpose; the code itself is only hashed here. */
export const challenges = pgTable(
  'challenges',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    phone: text('phone').notNull(),
    purpose: text('purpose').$type<'login' | 'phone' | 'card'>().notNull(),
    userId: text('user_id'),
    /** The card that a code of purpose `card` confirms. */
    cardId: text('card_id'),
    ip: text('ip').notNull(),
    codeHash: text('code_hash').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    wrong: integer('wrong').notNull().default(0),
    usedAt: moment('used_at'),
  },
  (t) => [
    index('challenges_phone').on(t.merchantId, t.phone, t.sentAt),
    index('challenges_ip').on(t.ip, t.sentAt),
  ],
)

export const addresses = pgTable(
  'addresses',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    record: jsonb('record').$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at').notNull(),
    modifiedAt: moment('modified_at').notNull(),
  },
  (t) => [index('addresses_user').on(t.userId)],
)

/** A card of a customer. Its number is here only masked, `860012******1234`; `verifiedAt`: when its code was given. */
export const cards = pgTable(
  'cards',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    number: text('number').notNull(),
    expire: text('expire').notNull(),
    type: text('type').$type<BankCardType>().notNull(),
    idempotencyKey: text('idempotency_key'),
    verifiedAt: moment('verified_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('cards_user').on(t.merchantId, t.userId, t.createdAt),
    uniqueIndex('cards_one').on(t.merchantId, t.userId, t.number, t.expire),
    uniqueIndex('cards_key').on(t.merchantId, t.userId, t.idempotencyKey),
  ],
)

export const favourites = pgTable(
  'favourites',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    productId: text('product_id').notNull(),
  },
  (t) => [uniqueIndex('favourites_one').on(t.userId, t.productId)],
)

/** Pictures that customers uploaded, re-encoded from their pixels. */
export const files = pgTable(
  'files',
  {
    path: text('path').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    userId: text('user_id').notNull(),
    content: bytes('content').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('files_user').on(t.merchantId, t.userId, t.createdAt)],
)

export const cashbackLines = pgTable(
  'cashback_lines',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    amount: integer('amount').notNull(),
    kind: text('kind').notNull(),
    orderId: text('order_id'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('cashback_lines_user').on(t.userId, t.createdAt)],
)
