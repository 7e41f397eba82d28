import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * Baskets that several people fill. `record`: brand, branch and service; `version`: the number of its last change;
 * `starterId`: of its people; `userId`: the customer who closed it and may order it; `orderId`: the one order of it.
 */
export const sharedBaskets = pgTable(
  'shared_baskets',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    code: text('code').notNull(),
    status: text('status').$type<'OPEN' | 'CLOSED' | 'ORDERED' | 'ENDED'>().notNull(),
    version: integer('version').notNull(),
    record: jsonb('record').$type<Record<string, unknown>>().notNull(),
    starterId: text('starter_id').notNull(),
    userId: text('user_id'),
    orderId: text('order_id'),
    ip: text('ip').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('shared_baskets_code').on(t.merchantId, t.code),
    index('shared_baskets_ip').on(t.ip, t.createdAt),
  ],
)

/** Who is in a shared basket. `memberHash`: of the secret that a phone has joined with; `place`: in the order of joining. */
export const sharedPeople = pgTable(
  'shared_people',
  {
    id: text('id').primaryKey(),
    basketId: text('basket_id')
      .notNull()
      .references(() => sharedBaskets.id, { onDelete: 'cascade' }),
    memberHash: text('member_hash').notNull(),
    name: text('name').notNull(),
    place: integer('place').notNull(),
    leftAt: moment('left_at'),
  },
  (t) => [uniqueIndex('shared_people_member').on(t.basketId, t.memberHash)],
)

/** A line as its person changed it last; one that was taken out stays with `count` 0, so that no late change brings it back. */
export const sharedLines = pgTable(
  'shared_lines',
  {
    basketId: text('basket_id')
      .notNull()
      .references(() => sharedBaskets.id, { onDelete: 'cascade' }),
    personId: text('person_id').notNull(),
    lineId: text('line_id').notNull(),
    record: jsonb('record').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.basketId, t.personId, t.lineId] })],
)
