import { createHash } from 'node:crypto'
import { and, desc, eq, gt, gte, lt, sql } from 'drizzle-orm'
import { fingerprintOfRecord } from '#/domain/fingerprint.ts'
import type { Services } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { addresses, cashbackLines, idempotency, merchants, orders, stock, users } from '../db/schema.ts'
import { Fault } from '../errors.ts'
import { newId } from '../ids.ts'
import { finalTime, planLife } from '../life.ts'
import { readStock } from '../menu.ts'
import type { Tenant } from '../tenants.ts'
import type { UserRow } from '../tokens.ts'
import type { OrderBody } from './body.ts'
import { type Quote, quote } from './quote.ts'
import { fixedRecord, type OrderRow, wireOrder } from './record.ts'

const KEY_LIFE_MS = 86_400_000
const FINGERPRINT_MS = 300_000

export type Submit = {
  tenant: Tenant
  user: UserRow
  body: OrderBody
  /** The body as it came: the same key must come with the same one. */
  raw: string
  key: string | null
  channel: 'WEB' | 'TG'
  now: number
}

type Answer = { order: unknown; replayed: boolean }

/** The customer may name only what is theirs (threat T5). */
async function checkOwner(db: Db, { tenant, user, body }: Submit) {
  if (body.merchant && body.merchant.id !== tenant.id) throw new Fault('FORBIDDEN', [{ field: 'merchant' }])
  if (body.user && body.user.id !== user.id) throw new Fault('FORBIDDEN', [{ field: 'user' }])
  const saved = body.serviceType === 'DELIVERY' ? body.address?.id : null
  if (!saved) return
  const mine = await db.$count(addresses, and(eq(addresses.id, saved), eq(addresses.userId, user.id)))
  if (mine === 0) throw new Fault('DELIVERY_ADDRESS_UNAVAILABLE', [{ field: 'address.id' }])
}

/** The way of paying, if the merchant takes it in this channel (contract 3.2). */
export function paymentOf(tenant: Tenant, body: OrderBody, channel: 'WEB' | 'TG') {
  const { settings, paymentTypes } = tenant.wire
  const method = paymentTypes.find((m) =>
    body.payment ? m.id === body.payment.id : m.type === body.paymentType,
  )
  const flag = method && settings[`${method.type.toLowerCase()}Active`]
  const inChannel = channel === 'TG' ? method?.botEnabled : method?.webEnabled
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

/** Takes from the stock; somebody who came first may have left too little. */
async function takeStock(tx: Db, merchantId: string, branchId: string, lines: Quote['lines']) {
  for (const { product, count } of lines) {
    const place = and(
      eq(stock.merchantId, merchantId),
      eq(stock.branchId, branchId),
      eq(stock.productId, product.id),
    )
    const [limited] = await tx.select({ left: stock.left }).from(stock).where(place)
    if (!limited || limited.left === null) continue
    const taken = await tx
      .update(stock)
      .set({ left: sql`${stock.left} - ${count}` })
      .where(and(place, gte(stock.left, count)))
      .returning({ left: stock.left })
    if (taken.length === 0)
      throw new Fault('NOT_ENOUGH_PRODUCTS', [{ productId: product.id, max: limited.left }])
  }
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
  const method = paymentOf(tenant, body, asked.channel)
  const record = fixedRecord(tenant, user, body, q, method)
  const lead = q.branch.leadTimeMinutes * 60_000
  const plan = planLife({
    placedAt: now,
    startAt: q.wantedAt === null ? null : q.wantedAt - lead,
    service: body.serviceType,
    comment: body.comment,
    speed,
  })
  const paidProducts = q.totals.products - q.totals.promoProducts - q.totals.cashback
  const row = {
    id: newId('o'),
    merchantId: tenant.id,
    userId: user.id,
    number: await nextNumber(tx, tenant.id),
    branchId: q.branch.id,
    paymentType: method.type,
    total: q.totals.total,
    cashback: q.totals.cashback,
    earns: tenant.wire.settings.cashbackActive ? Math.floor((paidProducts * EARN_PERCENT) / 100) : 0,
    record,
    plan,
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

const fingerprintOf = (body: OrderBody, totalPrice: number) =>
  fingerprintOfRecord({ ...body, totals: { totalPrice } })

/** An order just like this one, made by this customer moments ago (the server that tells by what is ordered). */
async function twinOf(db: Db, { tenant, user, body, now }: Submit): Promise<OrderRow | null> {
  const [twin] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.merchantId, tenant.id),
        eq(orders.userId, user.id),
        eq(orders.fingerprint, fingerprintOf(body, body.totals?.totalPrice ?? 0)),
        gt(orders.createdAt, new Date(now - FINGERPRINT_MS)),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return twin ?? null
}

/**
 * The first answer to this key, if there was one; else the key is ours from here on. A second call with the same key
 * waits in the database until the first has ended, so it never makes a second order.
 */
async function claimKey(
  tx: Db,
  { tenant, user, raw, key, now }: Submit,
): Promise<{ answer: unknown } | null> {
  if (!key) return null
  const bodyHash = createHash('sha256').update(raw).digest('hex')
  const place = and(
    eq(idempotency.merchantId, tenant.id),
    eq(idempotency.userId, user.id),
    eq(idempotency.key, key),
  )
  await tx.delete(idempotency).where(and(place, lt(idempotency.createdAt, new Date(now - KEY_LIFE_MS))))
  const claimed = await tx
    .insert(idempotency)
    .values({ merchantId: tenant.id, userId: user.id, key, bodyHash, answer: {}, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ key: idempotency.key })
  if (claimed.length > 0) return null
  const [first] = await tx.select().from(idempotency).where(place)
  if (first?.bodyHash !== bodyHash) throw new Fault('IDEMPOTENCY_MISMATCH', [{ field: 'Idempotency-Key' }])
  return { answer: first.answer }
}

/** Takes an order, or answers what was answered before: key, stock, cashback and order in one transaction. */
export async function submitOrder(services: Services, asked: Submit): Promise<Answer> {
  const { db, clock, settings } = services
  const { tenant, user, body, key, now } = asked
  await checkOwner(db, asked)
  if (settings.idempotency === 'fingerprint') {
    const twin = await twinOf(db, asked)
    if (twin) return { order: wireOrder(tenant, twin, now), replayed: true }
  }
  const answer = await db.transaction(async (tx): Promise<Answer> => {
    const first = await claimKey(tx, asked)
    if (first) return { order: first.answer, replayed: true }
    const levels = await readStock(tx, tenant.id)
    const q = quote(tenant, body, { levels, balance: user.cashback, now })
    paymentOf(tenant, body, asked.channel)
    if (q.problems.length > 0) refuse(q)
    await takeStock(tx, tenant.id, q.branch.id, q.lines)
    const order = wireOrder(tenant, await insertOrder(tx, asked, q, clock.speed), now)
    if (key) {
      await tx
        .update(idempotency)
        .set({ answer: order })
        .where(
          and(
            eq(idempotency.merchantId, tenant.id),
            eq(idempotency.userId, user.id),
            eq(idempotency.key, key),
          ),
        )
    }
    return { order, replayed: false }
  })
  services.menus.forget(tenant.id)
  return answer
}
