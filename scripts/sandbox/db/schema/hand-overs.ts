import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * Baskets on their way to another device. `record`: the basket as it was sent, without the person who sent it. `takenKey`:
 * the `Idempotency-Key` of the call that took it, which gets the same answer again.
 */
export const handOvers = pgTable(
  'hand_overs',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    code: text('code').notNull(),
    record: jsonb('record').$type<Record<string, unknown>>().notNull(),
    ip: text('ip').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    takenAt: moment('taken_at'),
    takenKey: text('taken_key'),
  },
  (t) => [
    uniqueIndex('hand_overs_code').on(t.merchantId, t.code),
    index('hand_overs_ip').on(t.ip, t.createdAt),
  ],
)

/** Codes that opened nothing, for the limit on guessing. */
export const handOverMisses = pgTable(
  'hand_over_misses',
  { id: text('id').primaryKey(), ip: text('ip').notNull(), at: moment('at').notNull() },
  (t) => [index('hand_over_misses_ip').on(t.ip, t.at)],
)
