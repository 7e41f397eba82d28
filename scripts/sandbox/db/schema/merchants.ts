import { doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Facts about this database itself: the hash of the seeds it holds. */
export const meta = pgTable('meta', { key: text('key').primaryKey(), value: text('value').notNull() })

/** A tenant. `record` is sent by the API; `secrets` never leaves the server. */
export const merchants = pgTable('merchants', {
  id: text('id').primaryKey(),
  sub: text('sub').notNull().unique(),
  domain: text('domain'),
  secrets: jsonb('secrets').$type<{ botToken: string } & Record<string, string>>().notNull(),
  record: jsonb('record').notNull(),
  nextOrderNumber: integer('next_order_number').notNull().default(1001),
  nextBookingNumber: integer('next_booking_number').notNull().default(1),
})

/**
 * What a merchant shows and the customer never changes: cities, menu, branches, promos, texts; one record of the API
 * each.
 */
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
