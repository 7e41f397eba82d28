import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { BankCardType } from '#/domain/order/bank-card.ts'
import type { CourierStatus, OrderStatus } from '#/domain/order/order-status.ts'
import { moment } from './columns.ts'

/**
 * One event in the life of an order. `at` in ISO 8601; a step changes the status, the courier's, or both. `changed`: an
 * operator has changed something of the order itself. `waits`: it does not happen before the order is paid.
 */
export type PlanStep = {
  at: string
  status?: OrderStatus
  courier?: CourierStatus
  changed?: 'UPDATE' | 'CHANGE_PAYMENT_TYPE' | 'CHANGE_DELIVERY_TYPE'
  by?: 'operator'
  waits?: true
}

/** What a bank did with a saved card. `reason`: why it was refused; null: it was not. So'm in the order's total. */
export type CardCharge = {
  cardId: string
  type: BankCardType
  lastFour: string
  status: 'PAID' | 'REFUSED' | 'RETURNED'
  reason: { uz: string; ru: string; eng: string } | null
}

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
    /** The saved card that the order named, and what became of it; null: it named none. */
    card: jsonb('card').$type<CardCharge>(),
    cancel: jsonb('cancel').$type<{ reason: Record<string, string>; comment: string }>(),
    grade: integer('grade'),
    gradeComment: text('grade_comment').notNull().default(''),
    gradeReasons: jsonb('grade_reasons').$type<string[]>().notNull().default([]),
    /** A tip that was given after the order had arrived; `paidAt` null: its payment page is still open. */
    lateTip: jsonb('late_tip').$type<{ sum: number; paidAt: string | null }>(),
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

/** How many orders a branch has taken for a time; a branch without a capacity has no rows. */
export const slotPlaces = pgTable(
  'slot_places',
  {
    merchantId: text('merchant_id').notNull(),
    branchId: text('branch_id').notNull(),
    at: moment('at').notNull(),
    taken: integer('taken').notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.branchId, t.at] })],
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

/** Grades of products of delivered orders; one per customer and product, the newest counts. */
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
