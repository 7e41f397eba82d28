import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { stateAt } from '../db/life.ts'
import { orders } from '../db/schema/index.ts'
import { Fault } from '../services/errors.ts'
import type { Tenant } from '../services/tenants.ts'
import type { OrderRow } from './record.ts'

/** Notes a tip for an order that has arrived, to be paid on a page; it takes the place of one that is not paid (DX-13). */
export async function askLateTip(db: Db, { wire }: Tenant, order: OrderRow, sum: number, now: number) {
  const { settings } = wire
  if (settings.tipActive !== true || settings.lateTipActive !== true) throw new Fault('FEATURE_OFF')
  if (!['DELIVERED', 'CLOSED'].includes(stateAt(order.plan, now).status))
    throw new Fault('ORDER_NOT_DELIVERED')
  const isBrought = order.record.serviceType === 'DELIVERY' || order.record.serviceType === 'DINE_IN'
  if (!isBrought) throw new Fault('BAD_REQUEST', [{ field: 'tip' }])
  if (Number(order.record.tip ?? 0) > 0 || order.lateTip?.paidAt) throw new Fault('TIP_ALREADY_GIVEN')
  await db
    .update(orders)
    .set({ lateTip: { sum, paidAt: null } })
    .where(eq(orders.id, order.id))
}

/** Records that a tip was paid on its page; once. */
export async function payLateTip(db: Db, id: string, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (!order?.lateTip || order.lateTip.paidAt) return
    const lateTip = { ...order.lateTip, paidAt: new Date(now).toISOString() }
    await tx.update(orders).set({ lateTip }).where(eq(orders.id, id))
  })
}
