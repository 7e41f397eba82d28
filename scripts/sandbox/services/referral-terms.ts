import { randomInt } from 'node:crypto'
import { type and, desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { Promo } from '#/api/schema/promo.ts'
import { CODE_SIGNS } from '#/domain/code-signs.ts'
import type { Db } from '../db/connect.ts'
import { stateAt } from '../db/life.ts'
import { orders, referrals, users } from '../db/schema/index.ts'
import { tashkentIso } from './clock.ts'
import type { Tenant } from './tenants.ts'
import type { UserRow } from './tokens.ts'

/* What an invitation is worth (BX-39): the friend's first order is cheaper; once it is delivered, the inviter gets a promo code. */

const DISCOUNT = { discountType: 'AMOUNT', productDiscount: 20_000, deliveryDiscount: 0 } as const

/** What both get, for how many days the inviter's code can be used, and how many friends count in a month. */
export const REFERRAL_TERMS = {
  gift: { ...DISCOUNT, minPrice: 60_000 },
  reward: { ...DISCOUNT, minPrice: 60_000 },
  rewardDays: 90,
  perMonth: 10,
} as const

/** How often one address may look at invitations, each in `windowMs`. */
export const INVITATION_LIMIT = { windowMs: 60_000, most: 60 } as const

export const REWARD_CODE_LENGTH = 8
const DAY_MS = 86_400_000
/** Two equal codes are one in billions, and five in a row do not happen. */
export const MAX_DRAWS = 5

/** Both get their discount by a promo code, so a shop without these has no invitations either. */
export const isOn = ({ wire }: Tenant) =>
  wire.settings.referralActive === true && wire.settings.promoActive === true

export const drawCode = (length: number) =>
  Array.from({ length }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('')

export type Who = { tenant: Tenant; user: UserRow | null; now: number }

const promoOf = (id: string, code: string, terms: object, limits: object = {}) =>
  v.parse(Promo, { id, code, ...terms, isActive: true, scope: 'ALL', scopeIds: [], ...limits })

export const giftOf = (code: string) => promoOf(`gift-${code}`, code, REFERRAL_TERMS.gift)
const REWARD = /^reward-/
/** Whether a promo is the reward of an invitation, which is used once. */
export const isReward = (promoId: string) => REWARD.test(promoId)

export function rewardOf({ id, rewardCode, rewardedAt }: ReferralRow): Promo | null {
  if (rewardCode === null || rewardedAt === null) return null
  const since = rewardedAt.getTime()
  return promoOf(`reward-${id}`, rewardCode, REFERRAL_TERMS.reward, {
    startDate: tashkentIso(since),
    endDate: tashkentIso(since + REFERRAL_TERMS.rewardDays * DAY_MS),
  })
}

/** The promo of an order by its id, for what is reckoned anew after it was placed; null: it was the merchant's own. */
export function personalPromoOfOrder({ id, code }: { id: string; code: string }): Promo | null {
  if (isReward(id)) return promoOf(id, code, REFERRAL_TERMS.reward)
  return id === giftOf(code).id ? giftOf(code) : null
}

export type OrderPlan = (typeof orders.$inferSelect)['plan']
export type ReferralRow = typeof referrals.$inferSelect

/** The referrals that `where` names, with their orders; the newest first. */
export const withOrders = (db: Db, where: ReturnType<typeof and>) =>
  db
    .select({ referral: referrals, plan: orders.plan, friend: users.firstName })
    .from(referrals)
    .innerJoin(orders, eq(orders.id, referrals.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(where)
    .orderBy(desc(referrals.createdAt))

export const isCanceled = (plan: OrderPlan, now: number) => stateAt(plan, now).status === 'CANCELED'
