import { and, eq, gt, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { slotPlaces } from '../db/schema/index.ts'
import { Fault } from './errors.ts'
import type { Tenant } from './tenants.ts'

/* How many orders a branch takes for one time (BX-32). A branch without a capacity takes any number. */

/** The times at which a branch takes no more orders, in ms since 1970. */
export type FullSlots = ReadonlySet<number>

const NONE_FULL: FullSlots = new Set()

const capacityOf = (tenant: Tenant, branchId: string): number | null =>
  tenant.wire.branches.find(({ id }) => id === branchId)?.slotCapacity ?? null

export async function readFullSlots(
  db: Db,
  tenant: Tenant,
  branchId: string,
  now: number,
): Promise<FullSlots> {
  const capacity = capacityOf(tenant, branchId)
  if (capacity === null) return NONE_FULL
  const rows = await db
    .select({ at: slotPlaces.at })
    .from(slotPlaces)
    .where(
      and(
        eq(slotPlaces.merchantId, tenant.id),
        eq(slotPlaces.branchId, branchId),
        gte(slotPlaces.at, new Date(now)),
        gte(slotPlaces.taken, capacity),
      ),
    )
  return new Set(rows.map(({ at }) => at.getTime()))
}

/** Takes one place at a time. The row is locked until the order is written, so the last place is given once. */
export async function takePlace(tx: Db, tenant: Tenant, branchId: string, at: number | null): Promise<void> {
  const capacity = capacityOf(tenant, branchId)
  if (capacity === null || at === null) return
  const taken = await tx
    .insert(slotPlaces)
    .values({ merchantId: tenant.id, branchId, at: new Date(at), taken: 1 })
    .onConflictDoUpdate({
      target: [slotPlaces.merchantId, slotPlaces.branchId, slotPlaces.at],
      set: { taken: sql`${slotPlaces.taken} + 1` },
      setWhere: lt(slotPlaces.taken, capacity),
    })
    .returning({ taken: slotPlaces.taken })
  if (taken.length === 0) throw new Fault('SLOT_FULL', [{ field: 'time' }])
}

/** Gives back the place of a cancelled order; one for "now" has none. */
export async function giveBackPlace(
  tx: Db,
  { merchantId, branchId, record }: { merchantId: string; branchId: string; record: Record<string, unknown> },
): Promise<void> {
  const { deliveryAt } = record
  if (typeof deliveryAt !== 'string') return
  await tx
    .update(slotPlaces)
    .set({ taken: sql`${slotPlaces.taken} - 1` })
    .where(
      and(
        eq(slotPlaces.merchantId, merchantId),
        eq(slotPlaces.branchId, branchId),
        eq(slotPlaces.at, new Date(deliveryAt)),
        gt(slotPlaces.taken, 0),
      ),
    )
}
