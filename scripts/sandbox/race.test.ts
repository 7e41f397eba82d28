import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders, stock } from './db/schema/index.ts'
import { placeOf, randomBasket, requestOf } from './testing/random-order.ts'
import { openSandbox } from './testing/testing.ts'
import { tenantOf } from './testing/world.ts'

// The embedded database has one connection and cannot show a race, so these tests run only where DATABASE_URL names a
// server.
const databaseUrl = process.env.DATABASE_URL
const race = test.skipIf(!databaseUrl)

/** Two servers on one database: neither knows which keys the other is working on. */
async function openBoth() {
  const one = await openSandbox({ databaseUrl })
  await one.services.reset()
  const two = await openSandbox({ databaseUrl })
  return { one, two, close: () => Promise.all([one.close(), two.close()]) }
}

async function open() {
  const { one, two, close } = await openBoth()
  const me = await one.signIn()
  const tenant = one.services.tenants.find('demo')
  if (!tenant) throw new Error('no demo')
  const post = (i: number, body: unknown, key?: string) =>
    (i % 2 ? one : two).call('/orders/v1/orders', {
      body,
      token: me.token,
      ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
    })
  return { db: one.db, me, tenant, post, close }
}

race(
  '300 submits of 60 keys at two servers: exactly 60 orders, numbered without a gap',
  async () => {
    const { db, me, tenant, post, close } = await open()
    const submits = Array.from({ length: 300 }, (_, i) => {
      const n = i % 60
      return post(
        i,
        requestOf(tenant, me.user.id, randomBasket(tenant, n), { service: 'PICK_UP' }),
        `race-key-${n}`,
      )
    })
    const answers = await Promise.all(submits)
    expect(answers.map(({ status }) => status).filter((status) => status !== 201 && status !== 409)).toEqual(
      [],
    )
    const made = await db.select().from(orders).orderBy(orders.number)
    expect(made.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, i) => 1001 + i))
    await close()
  },
  120_000,
)

race(
  'forty buyers of the last three: three get one',
  async () => {
    const { db, me, tenant, post, close } = await open()
    const { branch } = placeOf(tenant)
    const product = [...tenant.products.values()].find((p) =>
      p.productBranch.some((b) => b.branchId === branch.id && b.active && b.stock === 3),
    )
    if (!product) throw new Error('nothing nearly out in the seeds')
    const asked = requestOf(tenant, me.user.id, randomBasket(tenant, 1), { service: 'PICK_UP' })
    const cartItems = [{ product: { id: product.id, count: 1 }, modifications: [] }]
    const body = { ...asked, totals: null, cartItems }
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => post(i, body)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    const [left] = await db
      .select()
      .from(stock)
      .where(and(eq(stock.productId, product.id), eq(stock.branchId, branch.id)))
    expect(left?.left).toBe(0)
    await close()
  },
  120_000,
)

race(
  'thirty buyers at two servers for a time with two places: two get it (BX-32)',
  async () => {
    const { one, two, close } = await openBoth()
    const me = await one.signIn('known', 'dark')
    const dark = tenantOf(one, 'dark')
    const when = { day: '2026-11-25', time: '14:00' }
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        (i % 2 ? one : two).call('/orders/v1/orders/at-time', {
          body: requestOf(dark, me.user.id, randomBasket(dark, i), { service: 'PICK_UP', when }),
          token: me.token,
          merchant: 'dark',
        }),
      ),
    )
    const made = answers.filter(({ status }) => status === 201)
    expect(made).toHaveLength(2)
    expect(answers.filter(({ body }) => body.code === 'SLOT_FULL')).toHaveLength(28)
    await close()
  },
  120_000,
)
