import { eq } from 'drizzle-orm'
import { monthAfter, monthOf } from '#/domain/hours/months.ts'
import { cashbackEarned } from '#/domain/order/cashback-history.ts'
import { type Random, randomOf } from '../../random.ts'
import type { Db } from '../db/connect.ts'
import { cashbackLines, orders, users } from '../db/schema/index.ts'
import { EXPIRES_MS } from '../services/cashback.ts'
import { newId } from '../services/ids.ts'
import type { Tenant } from '../services/tenants.ts'
import type { UserRow } from '../services/tokens.ts'
import { EARN_PERCENT } from './submit.ts'

/* Customers with a past: of years, or of one order. It is made when they first sign in (DX-10). */

const PHONES: Readonly<Record<string, number | 'one'>> = {
  '+998900000900': 36,
  '+998900000901': 'one',
}

const DAY_MS = 86_400_000
/** Each merchant counts its orders from 1001, so that these numbers are free. */
const NUMBERS: Readonly<Record<string, number>> = { '+998900000900': 1, '+998900000901': 900 }

type OrderRow = typeof orders.$inferInsert
type Line = Omit<typeof cashbackLines.$inferInsert, 'id' | 'userId'> & { createdAt: Date }

/** The moments of the orders of a past, the oldest first. */
function moments(months: number | 'one', now: number, random: Random): number[] {
  if (months === 'one') return [now - 3 * DAY_MS]
  const last = monthOf(new Date(now).toISOString())
  return Array.from({ length: months }, (_, back) => monthAfter(last, back + 1 - months))
    .flatMap((month) =>
      Array.from({ length: random.whole(0, 5) }, () =>
        Date.parse(`${month}-${String(random.whole(1, 28)).padStart(2, '0')}T13:00:00+05:00`),
      ),
    )
    .filter((at) => at < now - DAY_MS)
    .toSorted((a, b) => a - b)
}

function recordOf(tenant: Tenant, user: UserRow, random: Random) {
  const dishes = [...tenant.products.values()].filter(
    (one) =>
      one.type === 'NONE' &&
      one.active &&
      one.unit === 'COUNT' &&
      one.discount === 0 &&
      one.costPrice < 80_000,
  )
  // A customer has favourites: half of the lines are one of the first few dishes.
  const lines = Array.from({ length: random.whole(1, 3) }, () => ({
    product: random.whole(0, 1) ? random.oneOf(dishes.slice(0, 4)) : random.oneOf(dishes),
    count: random.whole(1, 3),
  }))
  const sum = lines.reduce((total, { product, count }) => total + product.costPrice * count, 0)
  const [branch] = tenant.branches.values()
  if (!branch) throw new Error('a merchant without a branch')
  const method = tenant.wire.paymentTypes.find(({ type }) => type === 'CASH')
  return {
    branchId: branch.id,
    sum,
    record: {
      serviceType: 'PICK_UP',
      deliveryType: null,
      orderDevice: 'TELEGRAM_BOT',
      branch: {
        id: branch.id,
        name: branch.name,
        phone: branch.phone,
        latitude: branch.latitude,
        longitude: branch.longitude,
      },
      merchant: { id: tenant.id },
      user: { id: user.id, firstName: user.firstName, phone: user.phone ?? '' },
      ...{ receiver: null, address: null, distance: null, comment: '', courierComment: '' },
      ...{ deliveryPrice: 0, servicePrice: 0, tip: 0, changeFrom: null },
      cartItems: lines.map(({ product, count }) => ({
        product: {
          ...product.integration,
          id: product.id,
          name: product.name,
          image: product.image,
          costPrice: product.costPrice,
          ...{ discount: 0, additionalPrice: 0, count },
        },
        ...{ modifications: [], comment: '', ifMissing: null },
      })),
      productCount: lines.reduce((total, { count }) => total + count, 0),
      payment: method ? { id: method.id, type: method.type, name: method.name } : null,
      ...{ discounts: [], promo: null, atTime: false, deliveryAt: null },
    },
  }
}

/** What was earned and is left of it, the oldest first: what is spent is taken from it, what is old expires. */
type Purse = { earnedAt: number; left: number }[]

function expire(purse: Purse, now: number): Line[] {
  const gone: Line[] = []
  for (const part of purse) {
    const at = part.earnedAt + EXPIRES_MS
    if (part.left === 0 || at > now) continue
    gone.push({ amount: -part.left, kind: 'EXPIRED', orderId: null, createdAt: new Date(at) })
    part.left = 0
  }
  return gone
}

function spend(purse: Purse, wanted: number): number {
  let missing = wanted
  for (const part of purse) {
    const taken = Math.min(part.left, missing)
    part.left -= taken
    missing -= taken
  }
  return wanted - missing
}

/** Gives a customer who has just signed up the past of their phone; the others have none. */
export async function givePast(db: Db, tenant: Tenant, user: UserRow, now: number): Promise<void> {
  const months = PHONES[user.phone ?? '']
  if (months === undefined) return
  const random = randomOf(7)
  const purse: Purse = []
  const lines: Line[] = []
  const rows: OrderRow[] = []
  for (const at of moments(months, now, random)) {
    lines.push(...expire(purse, at))
    const { sum, branchId, record } = recordOf(tenant, user, random)
    const isCanceled = months !== 'one' && random.whole(1, 12) === 1
    const held = purse.reduce((total, { left }) => total + left, 0)
    const isSpending = months !== 'one' && !isCanceled && random.whole(1, 6) === 1
    const cashback = isSpending ? spend(purse, Math.min(held, sum)) : 0
    const earns = isCanceled ? 0 : cashbackEarned(sum, cashback, EARN_PERCENT)
    const id = newId('o')
    const [placed, ended] = [new Date(at), new Date(at + 3_600_000)]
    const total = sum - cashback
    rows.push({
      ...{
        id,
        merchantId: tenant.id,
        userId: user.id,
        branchId,
        paymentType: 'CASH',
        total,
        cashback,
        earns,
      },
      number: (NUMBERS[user.phone ?? ''] ?? 1) + rows.length,
      record: {
        ...record,
        cashback,
        totals: {
          ...{ productPrice: sum, discount: 0, count: record.productCount, serviceFee: 0 },
          ...{ promoProductDiscount: 0, promoDeliveryDiscount: 0, totalDiscount: 0, totalPrice: total },
        },
        prices: { productPrice: sum, deliveryPrice: 0, servicePrice: 0, totalPrice: total },
      },
      plan: [
        { at: placed.toISOString(), status: 'CREATED' },
        { at: ended.toISOString(), status: isCanceled ? 'CANCELED' : 'CLOSED' },
      ],
      ...{ finalAt: ended, earnedAt: ended, createdAt: placed, fingerprint: `past-${id}` },
    })
    if (cashback > 0) lines.push({ amount: -cashback, kind: 'SPENT', orderId: id, createdAt: placed })
    if (earns === 0) continue
    purse.push({ earnedAt: ended.getTime(), left: earns })
    lines.push({ amount: earns, kind: 'EARNED', orderId: id, createdAt: ended })
  }
  lines.push(...expire(purse, now))
  await db.transaction(async (tx) => {
    for (const row of rows) await tx.insert(orders).values(row)
    for (const line of lines)
      await tx.insert(cashbackLines).values({ ...line, id: newId('cbh'), userId: user.id })
    await tx
      .update(users)
      .set({ cashback: purse.reduce((total, { left }) => total + left, 0) })
      .where(eq(users.id, user.id))
  })
}
