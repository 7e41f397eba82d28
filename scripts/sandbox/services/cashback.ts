import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { cashbackLines } from '../db/schema/index.ts'
import { tashkentIso } from './clock.ts'

/** Cashback is kept for half a year, ms. */
export const EXPIRES_MS = 183 * 86_400_000

/**
 * What of a balance will expire, by its day: what was earned last is spent last. The cashback that every customer begins
 * with stays.
 */
export async function expiringOf(db: Db, userId: string, now: number) {
  const lines = await db
    .select()
    .from(cashbackLines)
    .where(eq(cashbackLines.userId, userId))
    .orderBy(asc(cashbackLines.createdAt))
  const earned = lines.filter(({ amount }) => amount > 0)
  let gone = lines.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0)
  const left = earned.map(({ amount, createdAt }) => {
    const taken = Math.min(gone, amount)
    gone -= taken
    return { amount: amount - taken, at: createdAt.getTime() + EXPIRES_MS }
  })
  return left
    .filter(({ amount, at }) => amount > 0 && at > now)
    .map(({ amount, at }) => ({ amount, date: tashkentIso(at) }))
}
