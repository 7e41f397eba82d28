import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** The code by which a customer invites others, one a customer. */
export const referralCodes = pgTable(
  'referral_codes',
  {
    userId: text('user_id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    code: text('code').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [uniqueIndex('referral_codes_code').on(t.merchantId, t.code)],
)

/**
 * First orders that came of an invitation. `userId`: who invited; `person`: who ordered, as a digest of the phone, so that
 * each person is invited once whatever becomes of the account; `rewardCode`: the promo code given for it.
 */
export const referrals = pgTable(
  'referrals',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    userId: text('user_id').notNull(),
    person: text('person').notNull(),
    orderId: text('order_id').notNull(),
    createdAt: moment('created_at').notNull(),
    rewardedAt: moment('rewarded_at'),
    rewardCode: text('reward_code'),
  },
  (t) => [
    uniqueIndex('referrals_person').on(t.merchantId, t.person),
    uniqueIndex('referrals_reward').on(t.merchantId, t.rewardCode),
    index('referrals_user').on(t.userId, t.createdAt),
  ],
)

/** Who ordered with an account that is deleted: a new account of the same phone is no new customer. */
export const formerCustomers = pgTable(
  'former_customers',
  { merchantId: text('merchant_id').notNull(), person: text('person').notNull() },
  (t) => [primaryKey({ columns: [t.merchantId, t.person] })],
)
