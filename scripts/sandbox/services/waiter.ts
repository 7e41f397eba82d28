import { and, desc, eq, gt, lte } from 'drizzle-orm'
import * as v from 'valibot'
import { WAITER_HOLD_S } from '#/domain/order/waiter.ts'
import { waiterCalls } from '../db/schema/index.ts'
import { tashkentIso } from './clock.ts'
import type { Services } from './context.ts'
import { Fault } from './errors.ts'
import { newId } from './ids.ts'
import type { Tenant } from './tenants.ts'

type CallRow = typeof waiterCalls.$inferSelect

/** How long until a waiter accepts a call, and until they have been at the table, at speed 1, ms. */
const ACCEPT_MS = 6_000
const DONE_MS = 5 * 60_000
const WAITERS = 5

export const WaiterBody = v.object({
  branchId: v.pipe(v.string(), v.maxLength(64)),
  tableId: v.pipe(v.string(), v.maxLength(64)),
  reason: v.picklist(['WAITER', 'BILL', 'WATER', 'OTHER']),
})

/** The table of the request; a table that does not exist or is not in use cannot call anybody. */
function tableAt(tenant: Tenant, body: v.InferOutput<typeof WaiterBody>) {
  const branch = tenant.branches.get(body.branchId)
  if (tenant.wire.settings.dineInActive !== true || branch?.settings?.dineinEnabled === false)
    throw new Fault('FEATURE_OFF', [{ field: 'branchId' }])
  for (const hall of tenant.wire.halls) {
    const at = hall.tables.findIndex(({ id, isActive }) => isActive && id === body.tableId)
    if (at >= 0 && hall.branchId === body.branchId) return at
  }
  throw new Fault('TABLE_NOT_FOUND', [{ field: 'tableId' }])
}

/**
 * Calls a waiter. Guests may, because who knows the table sits at it. One call for each reason and table in a minute.
 */
export async function callWaiter(
  { db, clock }: Services,
  asked: { tenant: Tenant; body: v.InferOutput<typeof WaiterBody>; key: string | null; now: number },
): Promise<CallRow> {
  const { tenant, body, key, now } = asked
  const at = tableAt(tenant, body)
  const since = new Date(now - WAITER_HOLD_S * 1000)
  return db.transaction(async (tx) => {
    const [last] = await tx
      .select()
      .from(waiterCalls)
      .where(
        and(
          eq(waiterCalls.merchantId, tenant.id),
          eq(waiterCalls.tableId, body.tableId),
          eq(waiterCalls.reason, body.reason),
          gt(waiterCalls.createdAt, since),
          lte(waiterCalls.createdAt, new Date(now)),
        ),
      )
      .orderBy(desc(waiterCalls.createdAt))
      .limit(1)
    if (last && key !== null && last.idempotencyKey === key) return last
    if (last) {
      const left = last.createdAt.getTime() + WAITER_HOLD_S * 1000 - now
      throw new Fault('WAITER_CALLED', [{ retryAfter: Math.max(1, Math.ceil(left / 1000)) }])
    }
    const [made] = await tx
      .insert(waiterCalls)
      .values({
        id: newId('w'),
        merchantId: tenant.id,
        ...body,
        waiterId: `waiter-${1 + (at % WAITERS)}`,
        idempotencyKey: key,
        acceptedAt: new Date(now + ACCEPT_MS / clock.speed),
        doneAt: new Date(now + DONE_MS / clock.speed),
        createdAt: new Date(now),
      })
      .returning()
    if (!made) throw new Error('a call vanished')
    return made
  })
}

/** A waiter call in the API's format. */
export function wireCall(row: CallRow, now: number) {
  const isAccepted = row.acceptedAt.getTime() <= now
  return {
    id: row.id,
    branchId: row.branchId,
    tableId: row.tableId,
    reason: row.reason,
    status: !isAccepted ? 'SENT' : row.doneAt.getTime() <= now ? 'DONE' : 'ACCEPTED',
    waiterId: isAccepted ? row.waiterId : null,
    createdDate: tashkentIso(row.createdAt.getTime()),
  }
}
