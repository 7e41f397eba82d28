import { sql } from 'drizzle-orm'
import {
  bigint,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { BankCardType } from '#/domain/order/bank-card.ts'
import type { PlanStep } from './life.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Facts about this database itself: the hash of the seeds it holds. */
export const meta = pgTable('meta', { key: text('key').primaryKey(), value: text('value').notNull() })

/** A tenant. `record` is what the wire shows; `secrets` never leaves the server. */
export const merchants = pgTable('merchants', {
  id: text('id').primaryKey(),
  sub: text('sub').notNull().unique(),
  domain: text('domain'),
  secrets: jsonb('secrets').$type<{ botToken: string } & Record<string, string>>().notNull(),
  record: jsonb('record').notNull(),
  nextOrderNumber: integer('next_order_number').notNull().default(1001),
  nextBookingNumber: integer('next_booking_number').notNull().default(1),
})

/** What a merchant shows and the customer never changes: cities, menu, branches, promos, texts; one wire record each. */
export const content = pgTable(
  'content',
  {
    merchantId: text('merchant_id').notNull(),
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    position: integer('position').notNull(),
    record: jsonb('record').notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.kind, t.id] })],
)

/** How much of a product a branch has left; null: no limit. */
export const stock = pgTable(
  'stock',
  {
    merchantId: text('merchant_id').notNull(),
    branchId: text('branch_id').notNull(),
    productId: text('product_id').notNull(),
    left: doublePrecision('left_count'),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.branchId, t.productId] })],
)

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    phone: text('phone'),
    telegramId: bigint('telegram_id', { mode: 'number' }),
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

/** What customers gave products of orders that arrived; one a customer and product, the newest holds. */
export const productGrades = pgTable(
  'product_grades',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    userId: text('user_id').notNull(),
    productId: text('product_id').notNull(),
    orderId: text('order_id').notNull(),
    grade: integer('grade').notNull(),
    comment: text('comment').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('product_grades_one').on(t.userId, t.productId),
    index('product_grades_product').on(t.merchantId, t.productId),
  ],
)

/** Messages the bot keeps ready for a customer to send on (`savePreparedInlineMessage`). */
export const preparedMessages = pgTable('prepared_messages', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  userId: text('user_id').notNull(),
  text: text('text').notNull(),
  url: text('url').notNull(),
  createdAt: moment('created_at').notNull(),
})

/**
 * An order. Its status is never stored: `plan` says what happens when, and the status is the last step whose
 * time has come, so a restart or a moved clock changes nothing. `finalAt` is the time of the first final step.
 */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    userId: text('user_id').notNull(),
    number: integer('number').notNull(),
    branchId: text('branch_id').notNull(),
    paymentType: text('payment_type').notNull(),
    total: integer('total').notNull(),
    cashback: integer('cashback').notNull(),
    /** Cashback this order gives back once delivered; `earnedAt` is when it was given. */
    earns: integer('earns').notNull().default(0),
    earnedAt: moment('earned_at'),
    record: jsonb('record').$type<Record<string, unknown>>().notNull(),
    plan: jsonb('plan').$type<PlanStep[]>().notNull(),
    finalAt: moment('final_at').notNull(),
    paidAt: moment('paid_at'),
    cancel: jsonb('cancel').$type<{ reason: Record<string, string>; comment: string }>(),
    grade: integer('grade'),
    gradeComment: text('grade_comment').notNull().default(''),
    idempotencyKey: text('idempotency_key'),
    fingerprint: text('fingerprint').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('orders_number').on(t.merchantId, t.number),
    index('orders_user').on(t.merchantId, t.userId, t.createdAt),
    index('orders_key').on(t.merchantId, t.userId, t.idempotencyKey),
  ],
)

/** The first answer to a submit with a key; the row and its order are written in one transaction. */
export const idempotency = pgTable(
  'idempotency',
  {
    merchantId: text('merchant_id').notNull(),
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer').$type<unknown>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.userId, t.key] })],
)

/** A table kept for somebody. Its status is not stored: it follows from these moments. `tableId`: the one the branch gave. */
export const bookings = pgTable(
  'bookings',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    userId: text('user_id').notNull(),
    number: integer('number').notNull(),
    branchId: text('branch_id').notNull(),
    hallId: text('hall_id').notNull(),
    tableId: text('table_id').notNull(),
    date: text('date').notNull(),
    time: text('time').notNull(),
    at: moment('at').notNull(),
    people: integer('people').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    comment: text('comment').notNull(),
    /** When the branch has looked at it. */
    answeredAt: moment('answered_at').notNull(),
    canceledAt: moment('canceled_at'),
    idempotencyKey: text('idempotency_key'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('bookings_number').on(t.merchantId, t.number),
    index('bookings_user').on(t.merchantId, t.userId, t.at),
    index('bookings_table').on(t.merchantId, t.branchId, t.at),
    uniqueIndex('bookings_key').on(t.merchantId, t.userId, t.idempotencyKey),
  ],
)

/** Somebody at a table wants the waiter; accepted and done by themselves, at the moments that stand here. */
export const waiterCalls = pgTable(
  'waiter_calls',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    branchId: text('branch_id').notNull(),
    tableId: text('table_id').notNull(),
    reason: text('reason').notNull(),
    waiterId: text('waiter_id').notNull(),
    idempotencyKey: text('idempotency_key'),
    acceptedAt: moment('accepted_at').notNull(),
    doneAt: moment('done_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('waiter_calls_table').on(t.merchantId, t.tableId, t.createdAt)],
)

/** What customers sent: pictures, made anew from their pixels (upload). */
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

export const readNotices = pgTable(
  'read_notices',
  { userId: text('user_id').notNull(), noticeId: text('notice_id').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.noticeId] })],
)
