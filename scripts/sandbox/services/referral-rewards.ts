import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Promo } from '#/api/schema/promo.ts'
import type { Db } from '../db/connect.ts'
import { stateAt } from '../db/life.ts'
import { onlyOneOf } from '../db/only-one-of.ts'
import { notices, orders, referrals } from '../db/schema/index.ts'
import {
  drawCode,
  isCanceled,
  isOn,
  REWARD_CODE_LENGTH,
  type ReferralRow,
  rewardOf,
  withOrders,
} from './referral-terms.ts'
import type { Tenant } from './tenants.ts'
import type { UserRow } from './tokens.ts'

/* What the inviter gets (BX-39). */

/** What whoever invited is told. `friend`: the first name, empty where there is none. */
export const rewardNotice = (friend: string, code: string) => ({
  title: {
    uz: 'Taklifingiz uchun sovgʻa',
    ru: 'Подарок за приглашение',
    eng: 'A gift for your invitation',
  },
  text: {
    uz: `${friend || 'Doʻstingiz'} birinchi buyurtmasini oldi. Sizga promokod: ${code}`,
    ru: `${friend || 'Ваш друг'}: первый заказ доставлен. Ваш промокод: ${code}`,
    eng: `${friend || 'Your friend'} received their first order. Your promo code: ${code}`,
  },
  image: null,
  target: { type: 'PAGE', value: 'promos' },
})

/**
 * Gives the rewards for first orders that were delivered since the last call, and takes back those of orders that were
 * cancelled after all and whose reward is unused. Safe to call at any time and repeatedly.
 */
export async function settleReferrals(db: Db, tenant: Tenant, userId: string, now: number) {
  if (!isOn(tenant)) return
  for (const { referral, plan, friend } of await withOrders(db, eq(referrals.userId, userId))) {
    const { status } = stateAt(plan, now)
    const isDelivered = status === 'DELIVERED' || status === 'CLOSED'
    if (isDelivered && referral.rewardedAt === null) await reward(db, tenant, referral, { friend, now })
    if (status === 'CANCELED' && referral.rewardCode !== null) await takeBack(db, referral, now)
  }
}

async function reward(
  db: Db,
  tenant: Tenant,
  { id, userId }: ReferralRow,
  { friend, now }: { friend: string; now: number },
) {
  const code = drawCode(REWARD_CODE_LENGTH)
  const rewardedAt = new Date(now)
  await db.transaction(async (tx) => {
    const [given] = await tx
      .update(referrals)
      .set({ rewardedAt, rewardCode: code })
      .where(and(eq(referrals.id, id), isNull(referrals.rewardedAt)))
      .returning({ id: referrals.id })
    if (!given) return
    const notice = {
      merchantId: tenant.id,
      userId,
      record: rewardNotice(friend, code),
      createdAt: rewardedAt,
    }
    await tx
      .insert(notices)
      .values({ id: `n-${id}`, ...notice })
      .onConflictDoNothing()
  })
}

async function takeBack(db: Db, { id, userId }: ReferralRow, now: number) {
  await db.transaction(async (tx) => {
    // An order of the inviter's must not use the reward while it is looked for among the orders.
    await onlyOneOf(tx, userId)
    const own = await tx
      .select({ record: orders.record, plan: orders.plan })
      .from(orders)
      .where(eq(orders.userId, userId))
    const isUsed = own.some(
      ({ record, plan }) =>
        (record.promo as { id: string } | null)?.id === `reward-${id}` && !isCanceled(plan, now),
    )
    if (isUsed) return
    await tx.update(referrals).set({ rewardedAt: null, rewardCode: null }).where(eq(referrals.id, id))
    await tx.delete(notices).where(eq(notices.id, `n-${id}`))
  })
}

/** The promo codes that a customer's invitations have brought, the newest first. */
export async function rewardsOf(db: Db, tenant: Tenant, user: UserRow, now: number): Promise<Promo[]> {
  if (!isOn(tenant)) return []
  await settleReferrals(db, tenant, user.id, now)
  const rows = await db
    .select()
    .from(referrals)
    .where(eq(referrals.userId, user.id))
    .orderBy(desc(referrals.createdAt))
  return rows.flatMap((row) => rewardOf(row) ?? [])
}
