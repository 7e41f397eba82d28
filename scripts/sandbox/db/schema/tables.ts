import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * A table reserved for a customer. Its status is not stored: it follows from these moments. `tableId`: the one the
 * branch gave.
 */
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
    /** When the branch has answered it. */
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

/** Calls for a waiter. They are accepted and done by themselves at the stored times. */
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
