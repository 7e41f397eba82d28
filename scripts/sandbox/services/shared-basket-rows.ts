import { createHash } from 'node:crypto'
import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import { type QueuedLine, SHARED_LIMITS } from '#/domain/basket/shared-basket.ts'
import type { Db } from '../db/connect.ts'
import { sharedBaskets, sharedLines, sharedPeople } from '../db/schema/index.ts'
import { Fault } from './errors.ts'
import type { Tenant } from './tenants.ts'

export type BasketRow = typeof sharedBaskets.$inferSelect
export type PersonRow = typeof sharedPeople.$inferSelect
export type Line = Omit<QueuedLine, 'personId'>

/** How long it is known what became of a basket, ms after it has expired; then it is like one that never was. */
const REMEMBERED_MS = 24 * 60 * 60_000

export const memberHash = (member: string) => createHash('sha256').update(member).digest('hex')

export const isExpired = ({ status, expiresAt }: BasketRow, now: number) =>
  status === 'OPEN' && expiresAt.getTime() <= now

/** Baskets that nobody asks for any more, with their people and lines. */
export const forgetOld = (db: Db, machineNow: number) =>
  db
    .delete(sharedBaskets)
    .where(lt(sharedBaskets.createdAt, new Date(machineNow - SHARED_LIMITS.lifeMs - REMEMBERED_MS)))

/** When a basket that starts now expires. */
export const expiryOf = (now: number) => new Date(now + SHARED_LIMITS.lifeMs)

/** Who is asking for which basket: the secret of the phone. */
export type Asking = { tenant: Tenant; id: string; member: string | null; now: number }

/**
 * The basket and the person of a call, locked until the transaction ends. Who is not in it cannot tell whether there is
 * one.
 */
export async function seatOf(tx: Db, { tenant, id, member }: Asking) {
  const here = and(eq(sharedBaskets.id, id), eq(sharedBaskets.merchantId, tenant.id))
  const [basket] = await tx.select().from(sharedBaskets).where(here).for('update')
  const known = and(eq(sharedPeople.basketId, id), eq(sharedPeople.memberHash, memberHash(member ?? '')))
  const [person] = basket && member ? await tx.select().from(sharedPeople).where(known) : []
  if (!basket || !person) throw new Fault('SHARED_BASKET_NOT_FOUND')
  return { basket, person }
}

/** The people who are in a basket, in the order in which they came. */
export const peopleOf = (db: Db, basketId: string) =>
  db
    .select()
    .from(sharedPeople)
    .where(and(eq(sharedPeople.basketId, basketId), isNull(sharedPeople.leftAt)))
    .orderBy(asc(sharedPeople.place))

/** Every line that a basket has ever had, those that were taken out with `count` 0. */
export async function linesOf(db: Db, basketId: string): Promise<QueuedLine[]> {
  const rows = await db.select().from(sharedLines).where(eq(sharedLines.basketId, basketId))
  return rows.map(({ personId, record }) => ({ ...(record as Line), personId }))
}

/** Counts one change of a basket; `set`: what else changes of its row. */
export async function countChange(
  tx: Db,
  basket: BasketRow,
  set: Partial<BasketRow> = {},
): Promise<BasketRow> {
  const [changed] = await tx
    .update(sharedBaskets)
    .set({ ...set, version: basket.version + 1 })
    .where(eq(sharedBaskets.id, basket.id))
    .returning()
  if (!changed) throw new Error('a shared basket vanished')
  return changed
}
