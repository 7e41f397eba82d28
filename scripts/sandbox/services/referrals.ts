import { createHmac } from 'node:crypto'
import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { ErrorCode } from '#/api/error-codes.ts'
import type { Promo } from '#/api/schema/promo.ts'
import { isReferralCode, REFERRAL_CODE_LENGTH, type ReferralState } from '#/domain/referral.ts'
import type { Db } from '../db/connect.ts'
import { stateAt } from '../db/life.ts'
import { onlyOneOf } from '../db/only-one-of.ts'
import { formerCustomers, orders, referralCodes, referrals, users } from '../db/schema/index.ts'
import { tashkentIso } from './clock.ts'
import type { Services } from './context.ts'
import { Fault } from './errors.ts'
import { newId } from './ids.ts'
import { rewardsOf, settleReferrals } from './referral-rewards.ts'
import {
  drawCode,
  giftOf,
  isCanceled,
  isOn,
  MAX_DRAWS,
  type OrderPlan,
  REFERRAL_TERMS,
  type Who,
  withOrders,
} from './referral-terms.ts'
import type { Tenant } from './tenants.ts'
import type { UserRow } from './tokens.ts'

/* Invitations (BX-39): whose code it is, whom it is for, and what came of it. */

/** How many friends the page of a customer has; the newest. */
const MOST_FRIENDS = 100

/** A person as the limits know them: by the phone, which is not kept; without one by the Telegram account. */
const personOf = ({ merchantId, phone, telegramId, id }: UserRow) =>
  createHmac('sha256', merchantId)
    .update(phone ?? (telegramId === null ? id : `telegram:${telegramId}`))
    .digest('base64url')

type Refusal = Extract<ErrorCode, 'PROMO_OWN' | 'PROMO_FIRST_ORDER_ONLY' | 'PROMO_LIMIT'>

/** A promo that is one customer's. `refusal`: why this customer cannot use it; null: nothing is against it. */
export type PersonalPromo = { promo: Promo; refusal: Refusal | null }

/** The customer's own code, made when it is first asked for. */
async function codeOf(db: Db, { tenant, user, now }: Who & { user: UserRow }): Promise<string> {
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const [known] = await db.select().from(referralCodes).where(eq(referralCodes.userId, user.id))
    if (known) return known.code
    const code = drawCode(REFERRAL_CODE_LENGTH)
    const row = { userId: user.id, merchantId: tenant.id, code, createdAt: new Date(now) }
    if (!tenant.promos.has(code)) await db.insert(referralCodes).values(row).onConflictDoNothing()
  }
  throw new Error('no code is free')
}

async function inviterOf(db: Db, tenant: Tenant, code: string): Promise<UserRow | null> {
  const [row] = await db
    .select({ user: users })
    .from(referralCodes)
    .innerJoin(users, eq(users.id, referralCodes.userId))
    .where(
      and(eq(referralCodes.merchantId, tenant.id), eq(referralCodes.code, code), isNull(users.deletedAt)),
    )
  return row?.user ?? null
}

/** Whether a person has ordered before at this merchant; a cancelled order counts as none. */
async function hasOrdered(db: Db, { tenant, user, now }: Who & { user: UserRow }): Promise<boolean> {
  const own = await db
    .select({ plan: orders.plan })
    .from(orders)
    .where(and(eq(orders.merchantId, tenant.id), eq(orders.userId, user.id)))
  if (own.some(({ plan }) => !isCanceled(plan, now))) return true
  const person = personOf(user)
  const [former] = await db
    .select()
    .from(formerCustomers)
    .where(and(eq(formerCustomers.merchantId, tenant.id), eq(formerCustomers.person, person)))
  if (former) return true
  const before = await withOrders(db, and(eq(referrals.merchantId, tenant.id), eq(referrals.person, person)))
  return before.some(({ plan }) => !isCanceled(plan, now))
}

/** Friends of this month in Tashkent whose order was not cancelled. */
async function countOfMonth(db: Db, inviterId: string, now: number): Promise<number> {
  const month = (ms: number) => tashkentIso(ms).slice(0, 7)
  const all = await withOrders(db, eq(referrals.userId, inviterId))
  return all.filter(
    ({ referral, plan }) => month(referral.createdAt.getTime()) === month(now) && !isCanceled(plan, now),
  ).length
}

async function refusalOf(db: Db, inviter: UserRow, who: Who): Promise<Refusal | null> {
  const { user, now } = who
  if (user?.id === inviter.id || (user && personOf(user) === personOf(inviter))) return 'PROMO_OWN'
  if (user && (await hasOrdered(db, { ...who, user }))) return 'PROMO_FIRST_ORDER_ONLY'
  return (await countOfMonth(db, inviter.id, now)) >= REFERRAL_TERMS.perMonth ? 'PROMO_LIMIT' : null
}

/**
 * What a code gives that is no promo of the merchant's: an invitation, or the reward of one. Null: nothing. A guest's
 * first order is believed until it is known whose it is.
 */
export async function personalPromo(db: Db, who: Who, typed: string): Promise<PersonalPromo | null> {
  const { tenant, user, now } = who
  const code = typed.trim().toUpperCase()
  if (!isOn(tenant)) return null
  const inviter = isReferralCode(code) ? await inviterOf(db, tenant, code) : null
  if (inviter) return { promo: giftOf(code), refusal: await refusalOf(db, inviter, who) }
  if (!user) return null
  const promo = (await rewardsOf(db, tenant, user, now)).find((reward) => reward.code === code)
  return promo ? { promo, refusal: null } : null
}

/** What the start link shows before anything is ordered; 404 for a code that nobody invites by. */
export async function invitation({ db }: Services, who: Who, code: string) {
  if (!isOn(who.tenant)) throw new Fault('FEATURE_OFF')
  const inviter = await inviterOf(db, who.tenant, code.toUpperCase())
  if (!inviter) throw new Fault('REFERRAL_NOT_FOUND')
  return {
    code: code.toUpperCase(),
    inviter: inviter.firstName,
    gift: REFERRAL_TERMS.gift,
    refusal: await refusalOf(db, inviter, who),
  }
}

/**
 * Whose invitation an order that is about to be written came of, by the first of these codes that is one; null: nobody's.
 * One that does not hold for this customer is no reason to refuse the order.
 */
export async function inviterFor(
  tx: Db,
  who: Who & { user: UserRow },
  codes: readonly (string | null)[],
): Promise<string | null> {
  if (!isOn(who.tenant)) return null
  for (const code of codes) {
    const inviter = code ? await inviterOf(tx, who.tenant, code.trim().toUpperCase()) : null
    if (!inviter) continue
    // Orders of two friends at once must not pass the month's limit together.
    await onlyOneOf(tx, `referral-${inviter.id}`)
    return (await refusalOf(tx, inviter, who)) ? null : inviter.id
  }
  return null
}

/**
 * Writes down that an order came of an invitation, in the order's own transaction. An earlier one of this person is of an
 * order that was cancelled: the reward that the same inviter has used for it is the reward of this one.
 */
export async function noteReferral(
  tx: Db,
  who: Who & { user: UserRow },
  { inviterId, orderId }: { inviterId: string; orderId: string },
) {
  const person = personOf(who.user)
  const createdAt = new Date(who.now)
  const mine = and(eq(referrals.merchantId, who.tenant.id), eq(referrals.person, person))
  const [earlier] = await tx.select({ userId: referrals.userId }).from(referrals).where(mine)
  // What is not used of it is taken back first.
  if (earlier) await settleReferrals(tx, who.tenant, earlier.userId, who.now)
  const [rewarded] = await tx
    .update(referrals)
    .set({ orderId, createdAt })
    .where(and(mine, eq(referrals.userId, inviterId), isNotNull(referrals.rewardCode)))
    .returning({ id: referrals.id })
  if (rewarded) return
  await tx.delete(referrals).where(mine)
  await tx.insert(referrals).values({
    id: newId('ref'),
    merchantId: who.tenant.id,
    userId: inviterId,
    person,
    orderId,
    createdAt,
  })
}

/** Before an account is deleted: its person stays known as one who has ordered. */
export async function rememberPerson(tx: Db, user: UserRow, now: number) {
  const own = await tx.select({ plan: orders.plan }).from(orders).where(eq(orders.userId, user.id))
  if (own.every(({ plan }) => isCanceled(plan, now))) return
  await tx
    .insert(formerCustomers)
    .values({ merchantId: user.merchantId, person: personOf(user) })
    .onConflictDoNothing()
}

const friendState = (plan: OrderPlan, now: number): ReferralState => {
  const { status } = stateAt(plan, now)
  if (status === 'CANCELED') return 'CANCELED'
  return status === 'DELIVERED' || status === 'CLOSED' ? 'DELIVERED' : 'ORDERED'
}

/** The customer's code, what both get, and what came of it. */
export async function ownReferral({ db }: Services, { tenant, user, now }: Who & { user: UserRow }) {
  if (!isOn(tenant)) throw new Fault('FEATURE_OFF')
  const code = await codeOf(db, { tenant, user, now })
  await settleReferrals(db, tenant, user.id, now)
  const friends = await withOrders(db, eq(referrals.userId, user.id)).limit(MOST_FRIENDS)
  return {
    code,
    ...REFERRAL_TERMS,
    friends: friends.map(({ referral, plan, friend }) => ({
      id: referral.id,
      name: friend,
      state: friendState(plan, now),
      createdDate: tashkentIso(referral.createdAt.getTime()),
      rewardCode: referral.rewardCode,
    })),
  }
}

/** Whoever has a code, the newest first, and how many friends have ordered by it: for the sandbox's own page. */
export async function allInviters(db: Db) {
  const rows = await db
    .select({ code: referralCodes, user: users, friends: count(referrals.id) })
    .from(referralCodes)
    .innerJoin(users, eq(users.id, referralCodes.userId))
    .leftJoin(referrals, eq(referrals.userId, referralCodes.userId))
    .groupBy(referralCodes.userId, users.id)
    .orderBy(desc(referralCodes.createdAt))
    .limit(50)
  return rows.map(({ code: { merchantId, code }, user, friends }) => ({
    merchantId,
    code,
    name: user.firstName,
    phone: user.phone,
    friends,
  }))
}
