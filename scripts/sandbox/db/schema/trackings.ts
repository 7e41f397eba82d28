import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Links that show where an order is, one an order at most; the link goes when its customer stops sharing. */
export const trackings = pgTable(
  'trackings',
  {
    orderId: text('order_id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    token: text('token').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('trackings_token').on(t.merchantId, t.token)],
)
