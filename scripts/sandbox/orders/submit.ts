import { and, eq, gte, lte, sql } from 'drizzle-orm'
import { cashbackEarned } from '#/domain/order/cashback-history.ts'
import { normalPhone } from '#/domain/phone.ts'
import type { Db } from '../db/connect.ts'
import { beginPaid, finalTime, planLife } from '../db/life.ts'
import { onlyOneOf } from '../db/only-one-of.ts'
import { addresses, cashbackLines, merchants, orders, stock, users, waiterCalls } from '../db/schema/index.ts'
import type { Services } from '../services/context.ts'
import { Fault } from '../services/errors.ts'
import { newId } from '../services/ids.ts'
import { readStock } from '../services/menu.ts'
import { inviterFor, noteReferral, personalPromo } from '../services/referrals.ts'
import { orderShared } from '../services/shared-baskets.ts'
import { readFullSlots, takePlace } from '../services/slot-places.ts'
import type { Tenant } from '../services/tenants.ts'
import type { UserRow } from '../services/tokens.ts'
import type { OrderBody } from './body.ts'
import { chargeCard } from './card-charge.ts'
import { claimKey, fingerprintOf, KEY_LIFE_MS, keepAnswer, type Submit, twinOf } from './once.ts'
import { type Quote, quote } from './quote.ts'
import { fixedRecord, isOnline, type OrderRow, wireOrder } from './record.ts'
import { usedPromos } from './used-promos.ts'

type Submitted = { order: unknown; replayed: boolean }

/** Whether the named waiter has taken a call from the table that is ordered to. */
async function hasServed(db: Db, { tenant, body, now }: Pick<Submit, 'tenant' | 'body' | 'now'>) {
  const calls = and(
    eq(waiterCalls.merchantId, tenant.id),
    eq(waiterCalls.tableId, body.tableId ?? ''),
    eq(waiterCalls.waiterId, body.waiterId ?? ''),
    lte(waiterCalls.acceptedAt, new Date(now)),
  )
  return body.serviceType === 'DINE_IN' && (await db.$count(waiterCalls, calls)) > 0
}

/** The customer may name only what is theirs, and a receipt needs a phone to go to (CO-07). */
async function checkOwner(db: Db, { tenant, user, body, now }: Submit) {
  if (body.sendCheque && normalPhone(body.sendChequePhone ?? '') === null)
    throw new Fault('PHONE_INVALID', [{ field: 'sendChequePhone' }])
  if (body.merchant && body.merchant.id !== tenant.wire.merchant.id)
    throw new Fault('FORBIDDEN', [{ field: 'merchant' }])
  if (body.user && body.user.id !== user.id) throw new Fault('FORBIDDEN', [{ field: 'user' }])
  // Only a waiter who came to a call from this table counts; choosing the table again resets the waiter.
  if (body.waiterId && !(await hasServed(db, { tenant, body, now })))
    throw new Fault('TABLE_NOT_FOUND', [{ field: 'waiterId' }])
  const saved = body.serviceType === 'DELIVERY' ? body.address?.id : null
  if (!saved) return
  const mine = await db.$count(addresses, and(eq(addresses.id, saved), eq(addresses.userId, user.id)))
  if (mine === 0) throw new Fault('DELIVERY_ADDRESS_UNAVAILABLE', [{ field: 'address.id' }])
}

/** The way of paying, if the merchant takes it in this channel; null: there is nothing to pay. */
function paymentOf(tenant: Tenant, body: OrderBody, channel: 'WEB' | 'TG', total: number) {
  if (total === 0) return null
  const { settings, paymentTypes } = tenant.wire
  const method = paymentTypes.find((m) =>
    body.payment ? m.id === body.payment.id : m.type === body.paymentType,
  )
  const flag = method && settings[`${method.type.toLowerCase()}Active`]
  const inChannel =
    body.serviceType === 'DINE_IN'
      ? method?.qrEnabled
      : channel === 'TG'
        ? method?.botEnabled
        : method?.webEnabled
  if (!method?.isActive || !inChannel || flag === false || method.type !== body.paymentType) {
    throw new Fault('PAYMENT_TYPE_INACTIVE', [{ field: 'payment' }])
  }
  return method
}

/** The first problem decides the code; all problems of that code are named, prices with the fresh totals. */
function refuse({ problems, requestTotals, totals, tariff }: Quote): never {
  const order = problems.toSorted(
    (a, b) => Number(a.code === 'PRICE_CHANGED') - Number(b.code === 'PRICE_CHANGED'),
  )
  const code = order[0]?.code ?? 'BAD_REQUEST'
  const details = order.filter((problem) => problem.code === code).map(({ detail }) => detail)
  const fresh = { totals: requestTotals, deliveryPrice: totals.delivery, tariffId: tariff?.tariffId ?? null }
  throw new Fault(code, details, code === 'PRICE_CHANGED' ? fresh : {})
}

/**
 * Takes the ordered amounts from the stock, always in the same order, so that two submits never deadlock. True when a
 * product had a limit, so that the menu has to be read again.
 */
async function takeStock(
  tx: Db,
  merchantId: string,
  branchId: string,
  lines: Quote['lines'],
): Promise<boolean> {
  let isLimited = false
  for (const { product, count } of lines.toSorted((a, b) => a.product.id.localeCompare(b.product.id))) {
    const place = and(
      eq(stock.merchantId, merchantId),
      eq(stock.branchId, branchId),
      eq(stock.productId, product.id),
    )
    const [limited] = await tx.select({ left: stock.left }).from(stock).where(place)
    if (!limited || limited.left === null) continue
    isLimited = true
    const taken = await tx
      .update(stock)
      .set({ left: sql`${stock.left} - ${count}` })
      .where(and(place, gte(stock.left, count)))
      .returning({ left: stock.left })
    if (taken.length === 0)
      throw new Fault('NOT_ENOUGH_PRODUCTS', [{ productId: product.id, max: limited.left }])
  }
  return isLimited
}

/** Pays with cashback; the balance may have gone to another order meanwhile. */
async function payCashback(tx: Db, user: UserRow, amount: number, orderId: string, now: number) {
  if (amount === 0) return
  const paid = await tx
    .update(users)
    .set({ cashback: sql`${users.cashback} - ${amount}` })
    .where(and(eq(users.id, user.id), gte(users.cashback, amount)))
    .returning({ id: users.id })
  if (paid.length === 0) throw new Fault('CASHBACK_NOT_ENOUGH', [{ field: 'cashback', max: user.cashback }])
  await tx.insert(cashbackLines).values({
    id: newId('cbh'),
    userId: user.id,
    amount: -amount,
    kind: 'SPENT',
    orderId,
    createdAt: new Date(now),
  })
}

async function nextNumber(tx: Db, merchantId: string): Promise<number> {
  const [row] = await tx
    .update(merchants)
    .set({ nextOrderNumber: sql`${merchants.nextOrderNumber} + 1` })
    .where(eq(merchants.id, merchantId))
    .returning({ next: merchants.nextOrderNumber })
  if (!row) throw new Error('a merchant vanished')
  return row.next - 1
}

/** Percent of the paid products that comes back as cashback after delivery. */
export const EARN_PERCENT = 5

async function insertOrder(tx: Db, asked: Submit, q: Quote, speed: number): Promise<OrderRow> {
  const { tenant, user, body, key, now } = asked
  const method = paymentOf(tenant, body, asked.channel, q.totals.total)
  const record = fixedRecord(asked, q, method)
  const lead = q.branch.leadTimeMinutes * 60_000
  const card = await chargeCard(tx, asked, method)
  const isPaid = card?.status === 'PAID'
  const planned = planLife({
    placedAt: now,
    startAt: q.wantedAt === null ? null : q.wantedAt - lead,
    service: body.serviceType,
    comment: body.comment,
    speed,
    isPaidFirst: method !== null && isOnline(method.type),
  })
  const plan = isPaid ? beginPaid(planned, now) : planned
  const row = {
    id: newId('o'),
    merchantId: tenant.id,
    userId: user.id,
    number: await nextNumber(tx, tenant.id),
    branchId: q.branch.id,
    paymentType: method?.type ?? body.paymentType,
    total: q.totals.total,
    cashback: q.totals.cashback,
    earns: tenant.wire.settings.cashbackActive
      ? cashbackEarned(q.totals.products - q.totals.promoProducts, q.totals.cashback, EARN_PERCENT)
      : 0,
    record,
    plan,
    card,
    paidAt: isPaid ? new Date(now) : null,
    finalAt: new Date(finalTime(plan) ?? now + KEY_LIFE_MS),
    idempotencyKey: key,
    fingerprint: fingerprintOf(body, record.totals.totalPrice),
    createdAt: new Date(now),
  }
  const [made] = await tx.insert(orders).values(row).returning()
  if (!made) throw new Error('an order vanished')
  await payCashback(tx, user, row.cashback, row.id, now)
  return made
}

/** Takes an order, or repeats the earlier response: key, place at its time, stock, cashback and order are written in one transaction. */
export async function submitOrder(services: Services, asked: Submit): Promise<Submitted> {
  const { db, clock, settings } = services
  const { tenant, user, body, now } = asked
  await checkOwner(db, asked)
  let hasTaken = false
  const answer = await db.transaction(async (tx): Promise<Submitted> => {
    const twin = settings.idempotency === 'fingerprint' ? await twinOf(tx, asked) : null
    if (twin) return { order: wireOrder(tenant, twin, now), replayed: true }
    const first = await claimKey(tx, asked)
    if (first) return { order: first.answer, replayed: true }
    const levels = await readStock(tx, tenant.id)
    if (body.promoCode || body.referralCode) await onlyOneOf(tx, user.id)
    const inviterId = await inviterFor(tx, asked, [body.promoCode, body.referralCode])
    const personal = body.promoCode ? await personalPromo(tx, asked, body.promoCode) : null
    const used = body.promoCode ? await usedPromos(tx, tenant, user.id, now) : new Set<string>()
    const full = await readFullSlots(tx, tenant, body.branch.id, now)
    const q = quote(tenant, body, { levels, balance: user.cashback, now, used, personal, full })
    paymentOf(tenant, body, asked.channel, q.totals.total)
    if (q.problems.length > 0) refuse(q)
    await takePlace(tx, tenant, q.branch.id, q.wantedAt)
    hasTaken = await takeStock(tx, tenant.id, q.branch.id, q.lines)
    const made = await insertOrder(tx, asked, q, clock.speed)
    if (inviterId) await noteReferral(tx, asked, { inviterId, orderId: made.id })
    if (body.sharedBasketId)
      await orderShared(tx, { tenant, userId: user.id, id: body.sharedBasketId }, made.id)
    const order = wireOrder(tenant, made, now)
    await keepAnswer(tx, asked, order)
    return { order, replayed: false }
  })
  if (hasTaken) services.menus.forget(tenant.id)
  return answer
}
