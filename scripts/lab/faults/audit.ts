import { eq } from 'drizzle-orm'
import type { Db } from '../../sandbox/db/connect.ts'
import { cashbackLines, idempotency, merchants, orders, stock, users } from '../../sandbox/db/schema/index.ts'
import { demo } from '../../sandbox/seeds/demo/demo.ts'

/* What a database must hold after customers have ordered from the merchant `demo`, whatever happened meanwhile. */

export const BRANCH = 'br-demo-mirobod'
/** What every order pays from the balance, so'm. */
export const CASHBACK = 10

/** The first dish of which this branch has only a few. */
export const scarce = () => {
  for (const { id, productBranch } of demo.menu.products)
    for (const { branch, active, stock: left } of productBranch)
      if (branch.id === BRANCH && active && left !== null && left > 0) return { id, left }
  throw new Error('nothing is nearly out in the seeds')
}

/** Body of the `nth` order, which pays with cashback; `withScarce`: it names the dish that is nearly out too. */
export const bodyOf = (nth: number, withScarce: boolean) => ({
  serviceType: 'PICK_UP',
  branch: { id: BRANCH },
  paymentType: 'CASH',
  cashback: CASHBACK,
  comment: `order ${nth}`,
  cartItems: [
    { product: { id: 'p-demo-norin', count: 1 + (nth % 3) }, modifications: [] },
    ...(withScarce ? [{ product: { id: scarce().id, count: 1 }, modifications: [] }] : []),
  ],
})

/**
 * What breaks a promise, a line each: an order lost, made twice or by half, a balance or a stock that does not add up.
 * `acknowledged`: the order of each key that the server has confirmed; `welcome`: the balance each customer began with.
 */
export async function auditOrders(
  db: Db,
  acknowledged: ReadonlyMap<string, { id: string }>,
  welcome: number,
): Promise<string[]> {
  const [made, keys, lines, customers, [merchant], left] = [
    await db.select().from(orders),
    await db.select().from(idempotency),
    await db.select().from(cashbackLines),
    await db.select().from(users),
    await db.select().from(merchants).where(eq(merchants.id, 'm-demo')),
    await db.select().from(stock).where(eq(stock.productId, scarce().id)),
  ]
  const broken: string[] = []
  const is = (what: string, found: unknown, wanted: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted)) broken.push(`${what}: ${found}, not ${wanted}`)
  }
  is('orders', made.length, acknowledged.size)
  is('keys', keys.length, made.length)
  for (const order of made) {
    const key = keys.find((one) => one.key === order.idempotencyKey)
    const kept = key?.answer as { id: string } | undefined
    is(`the answer kept for order ${order.number}`, kept?.id, order.id)
    is(`the order of ${order.idempotencyKey}`, order.id, acknowledged.get(order.idempotencyKey ?? '')?.id)
    const spent = lines.filter(({ orderId }) => orderId === order.id).map(({ amount }) => amount)
    is(`cashback spent on order ${order.number}`, spent, [-order.cashback])
  }
  const numbers = made.map(({ number }) => number).toSorted((a, b) => a - b)
  is(
    'numbers',
    numbers,
    Array.from(numbers, (_, at) => 1001 + at),
  )
  is('the next number', merchant?.nextOrderNumber, 1001 + made.length)
  for (const { id, cashback } of customers) {
    const own = made.filter(({ userId }) => userId === id).length
    if (own > 0) is(`cashback left to ${id}`, cashback, welcome - own * CASHBACK)
  }
  const taken = made.filter(({ record }) => JSON.stringify(record).includes(scarce().id)).length
  is('stock left', left.find(({ branchId }) => branchId === BRANCH)?.left, scarce().left - taken)
  return broken
}
