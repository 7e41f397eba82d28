import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { stateAt } from '../db/life.ts'
import { orders } from '../db/schema/index.ts'
import { isReward } from '../services/referral-terms.ts'
import type { Tenant } from '../services/tenants.ts'

/** The single-use promos that this customer has used, rewards of invitations among them; a cancelled order gives its promo back. */
export async function usedPromos(
  db: Db,
  tenant: Tenant,
  userId: string | undefined,
  now: number,
): Promise<ReadonlySet<string>> {
  const once = new Set(tenant.wire.promos.filter((promo) => promo.isOnce).map(({ id }) => id))
  if (userId === undefined) return new Set()
  const rows = await db
    .select({ record: orders.record, plan: orders.plan })
    .from(orders)
    .where(and(eq(orders.merchantId, tenant.id), eq(orders.userId, userId)))
  const had = rows
    .filter(({ plan }) => stateAt(plan, now).status !== 'CANCELED')
    .map(({ record }) => (record.promo as { id: string } | null)?.id ?? '')
  return new Set(had.filter((id) => once.has(id) || isReward(id)))
}
