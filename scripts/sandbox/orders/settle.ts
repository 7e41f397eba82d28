import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { advance, beginPaid, cancelPlan, finalTime, isFinal, stateAt } from '../db/life.ts'
import { cashbackLines, orders, stock, users } from '../db/schema/index.ts'
import type { PlanStep } from '../db/schema/orders.ts'
import type { Services } from '../services/context.ts'
import { Fault } from '../services/errors.ts'
import { newId } from '../services/ids.ts'
import { giveBackPlace } from '../services/slot-places.ts'
import type { OrderRow } from './record.ts'

const finalDate = (plan: readonly PlanStep[], fallback: Date) => new Date(finalTime(plan) ?? fallback)

/**
 * Pays out the cashback of orders that ended since the last call, and gives back what cancelled ones took. Safe to call
 * at any time and repeatedly.
 */
export async function settleCashback(db: Db, userId: string, now: number) {
  const ended = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isNull(orders.earnedAt), lte(orders.finalAt, new Date(now))))
  for (const order of ended) {
    const isCanceled = stateAt(order.plan, now).status === 'CANCELED'
    const earns = isCanceled ? 0 : order.earns
    await db.transaction(async (tx) => {
      const [mine] = await tx
        .update(orders)
        .set({ earnedAt: order.finalAt })
        .where(and(eq(orders.id, order.id), isNull(orders.earnedAt)))
        .returning({ id: orders.id })
      // The plan itself cancelled it (the branch, no courier), so nothing has been given back yet.
      if (mine && isCanceled && !order.cancel) await giveBack(tx, order, now)
      if (!mine || earns === 0) return
      await tx
        .update(users)
        .set({ cashback: sql`${users.cashback} + ${earns}` })
        .where(eq(users.id, userId))
      const line = { id: newId('cbh'), userId, amount: earns, kind: 'EARNED', orderId: order.id }
      await tx.insert(cashbackLines).values({ ...line, createdAt: order.finalAt })
    })
  }
}

async function giveBack(tx: Db, order: OrderRow, now: number) {
  await giveBackPlace(tx, order)
  if (order.card?.status === 'PAID')
    await tx
      .update(orders)
      .set({ card: { ...order.card, status: 'RETURNED' } })
      .where(eq(orders.id, order.id))
  await giveBackStock(tx, order, (order.record.cartItems ?? []) as StockedLine[])
  if (order.cashback === 0) return
  await tx
    .update(users)
    .set({ cashback: sql`${users.cashback} + ${order.cashback}` })
    .where(eq(users.id, order.userId))
  const line = {
    id: newId('cbh'),
    userId: order.userId,
    amount: order.cashback,
    kind: 'RETURNED',
    orderId: order.id,
  }
  await tx.insert(cashbackLines).values({ ...line, createdAt: new Date(now) })
}

type StockedLine = { product: { id: string; count: number } }

/** Puts what lines of an order took back into the stock of its branch. */
export async function giveBackStock(
  tx: Db,
  order: Pick<OrderRow, 'merchantId' | 'branchId'>,
  lines: readonly StockedLine[],
) {
  for (const { product } of lines.toSorted((a, b) => a.product.id.localeCompare(b.product.id))) {
    await tx
      .update(stock)
      .set({ left: sql`${stock.left} + ${product.count}` })
      .where(
        and(
          eq(stock.merchantId, order.merchantId),
          eq(stock.branchId, order.branchId),
          eq(stock.productId, product.id),
        ),
      )
  }
}

type Cancel = { reason: Record<string, string>; comment: string; by?: 'operator' }

/** Cancels an order, gives back its time, its stock and its cashback; 409 when it has ended meanwhile. */
export async function cancelOrder(
  services: Services,
  id: string,
  cancel: Cancel,
  now: number,
): Promise<OrderRow> {
  const { by, ...why } = cancel
  const row = await services.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (!order || isFinal(stateAt(order.plan, now).status)) throw new Fault('ORDER_NOT_CANCELABLE')
    const plan = cancelPlan(order.plan, now, by)
    await giveBack(tx, order, now)
    const [changed] = await tx
      .update(orders)
      .set({ plan, finalAt: finalDate(plan, order.finalAt), cancel: why })
      .where(eq(orders.id, id))
      .returning()
    if (!changed) throw new Fault('ORDER_NOT_CANCELABLE')
    return changed
  })
  services.menus.forget(row.merchantId)
  return row
}

/** Records the payment of an order and starts its plan. A paid order is not paid again. */
export async function payOrder(services: Services, id: string, now: number): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (!order || order.paidAt || isFinal(stateAt(order.plan, now).status)) return
    const plan = beginPaid(order.plan, now)
    await tx
      .update(orders)
      .set({ plan, finalAt: finalDate(plan, order.finalAt), paidAt: new Date(now) })
      .where(eq(orders.id, id))
  })
}

/** Advances an order by one step, for demonstrations. */
export async function advanceOrder(services: Services, id: string, now: number): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (!order) throw new Fault('NOT_FOUND')
    const plan = advance(order.plan, now)
    await tx
      .update(orders)
      .set({ plan, finalAt: finalDate(plan, order.finalAt) })
      .where(eq(orders.id, id))
  })
}
