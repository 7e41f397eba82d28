import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { OrderSetting } from '#/api/schema/address.ts'
import { cashbackEarned } from '#/domain/order/cashback-history.ts'
import { promoBase } from '#/domain/order/promo.ts'
import { tableService } from '#/domain/order/table-service.ts'
import { basketTotals, orderTotals, serviceFee, totalsForRequest } from '#/domain/order/totals.ts'
import type { Db } from '../db/connect.ts'
import { beginPaid, finalTime, isFinal, lived, stateAt } from '../db/life.ts'
import { cashbackLines, orders, users } from '../db/schema/index.ts'
import type { PlanStep } from '../db/schema/orders.ts'
import type { Services } from '../services/context.ts'
import { Fault } from '../services/errors.ts'
import { newId } from '../services/ids.ts'
import { personalPromoOfOrder } from '../services/referral-terms.ts'
import type { Tenant } from '../services/tenants.ts'
import { isOnline, type OrderRow } from './record.ts'
import { giveBackStock } from './settle.ts'
import { EARN_PERCENT } from './submit.ts'

/** What an operator changes of an order that was taken. */
export const EDITS = ['lines', 'payment', 'delivery'] as const
export type Edit = (typeof EDITS)[number]

type WireLine = {
  product: { id: string; costPrice: number; discount: number; additionalPrice: number; count: number }
  modifications: { id: string; count: number }[]
}
type Recorded = {
  cartItems: WireLine[]
  serviceType: string
  deliveryType: string | null
  deliveryPrice: number
  tip: number
  hallId: string | null
  promo: { id: string; code: string } | null
}
type Change = Partial<typeof orders.$inferInsert> & { changed: NonNullable<PlanStep['changed']> }

const recordOf = (row: OrderRow) => row.record as unknown as Recorded

/** A line at the price that it was ordered for. */
function pricedLine(tenant: Tenant, { product, modifications }: WireLine) {
  const sold = tenant.products.get(product.id)
  if (!sold) throw new Fault('PRODUCT_NOT_AVAILABLE', [{ productId: product.id }])
  const { costPrice, discount, additionalPrice, count } = product
  return {
    product: { ...sold, costPrice, discount, additionalPrice, productBranch: [] },
    choices: Object.fromEntries(modifications.map((one) => [one.id, one.count])),
    count,
  }
}

/** The last line has run out: it is taken out, and everything is reckoned anew by the rules of an order. */
function withoutLastLine(tenant: Tenant, row: OrderRow): Change & { gone: WireLine } {
  const { cartItems, ...record } = recordOf(row)
  const gone = cartItems.at(-1)
  const left = cartItems.slice(0, -1)
  if (!gone || left.length === 0) throw new Fault('BAD_REQUEST', [{ field: 'do' }])
  const lines = left.map((line) => pricedLine(tenant, line))
  const basket = basketTotals(lines, null)
  const promo =
    record.promo && (tenant.promos.get(record.promo.code.toUpperCase()) ?? personalPromoOfOrder(record.promo))
  const hall = tenant.wire.halls.find(({ id }) => id === record.hallId)
  const totals = orderTotals({
    products: basket.products,
    count: basket.count,
    promoBase: promo ? promoBase(promo, lines, null) : basket.products,
    delivery: record.serviceType === 'DELIVERY' ? record.deliveryPrice : null,
    promo,
    cashback: row.cashback,
    fee: serviceFee(v.parse(OrderSetting, tenant.wire.orderSetting), basket),
    service: tableService(hall?.service ?? null, basket),
    tip: record.tip,
  })
  return {
    changed: 'UPDATE',
    gone,
    total: totals.total,
    cashback: totals.cashback,
    earns:
      row.earns === 0
        ? 0
        : cashbackEarned(totals.products - totals.promoProducts, totals.cashback, EARN_PERCENT),
    record: {
      ...row.record,
      cartItems: left,
      productCount: basket.count,
      servicePrice: totals.service,
      cashback: totals.cashback,
      totals: totalsForRequest(basket, totals),
      prices: {
        productPrice: basket.full,
        deliveryPrice: totals.delivery,
        servicePrice: totals.service,
        totalPrice: totals.total,
      },
      discounts: promo ? [{ type: 'PROMO', amount: totals.discount, promoId: promo.id }] : [],
    },
  }
}

/** The customer pays in the next way that is paid at the door; what waited for a payment begins. */
function paidAtTheDoor(tenant: Tenant, row: OrderRow, now: number): Change {
  const { settings, paymentTypes } = tenant.wire
  const ways = paymentTypes.filter(
    ({ type, isActive }) => isActive && !isOnline(type) && settings[`${type.toLowerCase()}Active`] !== false,
  )
  const present = ways.findIndex(({ type }) => type === row.paymentType)
  const way = ways[(present + 1) % ways.length]
  if (!way || way.type === row.paymentType || row.paidAt) throw new Fault('BAD_REQUEST', [{ field: 'do' }])
  return {
    changed: 'CHANGE_PAYMENT_TYPE',
    paymentType: way.type,
    plan: beginPaid(row.plan, now),
    record: { ...row.record, changeFrom: null, payment: { id: way.id, type: way.type, name: way.name } },
  }
}

/** A delivery service takes the way over from the shop's own couriers, or they from it. */
function byOtherCouriers(row: OrderRow): Change {
  const { serviceType, deliveryType } = recordOf(row)
  if (serviceType !== 'DELIVERY') throw new Fault('BAD_REQUEST', [{ field: 'do' }])
  return {
    changed: 'CHANGE_DELIVERY_TYPE',
    record: { ...row.record, deliveryType: deliveryType === 'OWN' ? 'YANDEX' : 'OWN' },
  }
}

/** The plan with the edit at its moment, between what has happened and what is to come. */
function withEdit(plan: readonly PlanStep[], changed: Change['changed'], now: number): PlanStep[] {
  const past = lived(plan, now)
  return [
    ...past,
    { at: new Date(now).toISOString(), changed },
    ...plan.filter((step) => !past.includes(step)),
  ]
}

/** Cashback that the smaller order does not take any more. */
async function giveBackCashback(tx: Db, row: OrderRow, amount: number, now: number) {
  if (amount <= 0) return
  await tx
    .update(users)
    .set({ cashback: sql`${users.cashback} + ${amount}` })
    .where(eq(users.id, row.userId))
  const line = { id: newId('cbh'), userId: row.userId, amount, kind: 'RETURNED', orderId: row.id }
  await tx.insert(cashbackLines).values({ ...line, createdAt: new Date(now) })
}

/** What an operator does with an order under way; BAD_REQUEST where there is nothing of the kind to do. */
export async function editOrder(services: Services, id: string, edit: Edit, now: number): Promise<void> {
  const merchantId = await services.db.transaction(async (tx) => {
    const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    const tenant = row && services.tenants.find(row.merchantId)
    if (!row || !tenant) throw new Fault('NOT_FOUND')
    if (isFinal(stateAt(row.plan, now).status)) throw new Fault('BAD_REQUEST', [{ field: 'do' }])
    const edited = {
      lines: () => withoutLastLine(tenant, row),
      payment: () => paidAtTheDoor(tenant, row, now),
      delivery: () => byOtherCouriers(row),
    }[edit]()
    const { changed, gone, ...change } = { gone: null, ...edited }
    const plan = withEdit(change.plan ?? row.plan, changed, now)
    const finalAt = new Date(finalTime(plan) ?? row.finalAt)
    await tx
      .update(orders)
      .set({ ...change, plan, finalAt })
      .where(eq(orders.id, id))
    if (gone) await giveBackStock(tx, row, [gone])
    await giveBackCashback(tx, row, row.cashback - (change.cashback ?? row.cashback), now)
    return row.merchantId
  })
  services.menus.forget(merchantId)
}
