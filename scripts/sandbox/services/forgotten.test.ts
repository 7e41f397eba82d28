import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from '../db/schema/index.ts'
import { randomBasket, requestOf } from '../testing/random-order.ts'
import { type OpenSandbox, sandboxForEach } from '../testing/testing.ts'

/* What is left of a customer who deleted the account: nothing, in any table. */

let sandbox: OpenSandbox
sandboxForEach((opened) => {
  sandbox = opened
})

const tables = Object.values(schema).filter((one) => is(one, PgTable))

/** Columns by which a row is of a person, or in which it holds one. */
const OF_A_PERSON = ['userId', 'phone', 'person', 'name', 'comment', 'telegramId', 'ip', 'memberHash', 'text']

/** What becomes of each table that holds a person; a new one has to be named here and be filled below. */
const LEFT: Record<string, 'nothing' | 'without the person' | 'for the limits' | 'of no account'> = {
  addresses: 'nothing',
  applications: 'nothing',
  bot_messages: 'nothing',
  cards: 'nothing',
  cashback_lines: 'nothing',
  chat_messages: 'nothing',
  favourites: 'nothing',
  files: 'nothing',
  idempotency: 'nothing',
  notices: 'nothing',
  prepared_messages: 'nothing',
  read_notices: 'nothing',
  referral_codes: 'nothing',
  referrals: 'nothing',
  former_customers: 'for the limits',
  shared_baskets: 'nothing',
  shared_people: 'nothing',
  shared_lines: 'nothing',
  tokens: 'nothing',
  users: 'without the person',
  orders: 'without the person',
  bookings: 'without the person',
  product_grades: 'without the person',
  challenges: 'for the limits',
  hand_overs: 'of no account',
  hand_over_misses: 'of no account',
}

test('each table that holds a person is named here', () => {
  const holding = tables
    .filter((table) => Object.keys(getTableColumns(table)).some((column) => OF_A_PERSON.includes(column)))
    .map(getTableName)
  expect(Object.keys(LEFT)).toEqual(expect.arrayContaining(holding))
})

/** Rows of all tables, by table. */
async function everything() {
  const all = new Map<string, string[]>()
  for (const table of tables) {
    const rows = await sandbox.db.select().from(table)
    all.set(
      getTableName(table),
      rows.map((row) => JSON.stringify(row)),
    )
  }
  return all
}

const PHONE = '+998901112233'
const SECRET = 'Zulfiqorbek'
const at = (ms: number) => new Date(sandbox.clock.now() - ms)

test('of a deleted account nothing is left, and of the merchant’s records only what has no person (PF-04)', async () => {
  const { db, as, services } = sandbox
  const { token, user } = await sandbox.signIn('known')
  const call = as(token, 'demo')
  const demo = services.tenants.find('demo')
  if (!demo) throw new Error('no demo')
  const mine = { merchantId: 'm-demo', userId: user.id }
  const now = at(0)

  // An order from its first call to its end, which also writes its notices, its key and its cashback.
  const names = { firstName: SECRET, lastName: SECRET, email: `${SECRET}@example.uz`, gender: 'MALE' }
  await call(`/users/v1/users/${user.id}/WITH_TOKEN`, names, { method: 'PUT' })
  await db.update(schema.users).set({ phone: PHONE })
  const order = requestOf(demo, user.id, randomBasket(demo, 5), { comment: SECRET })
  const key = { headers: { 'Idempotency-Key': 'key-of-one-order' } }
  const made = await call('/orders/v1/orders', order, key)
  expect(made.status).toBe(201)
  sandbox.clock.add(3 * 3_600_000)
  await call('/users/v1/users/me/WITH_TOKEN')
  await call('/support/v1/notifications')
  await call('/support/v1/notifications/read', {}, { method: 'PUT' })
  await call('/support/v1/chat/messages', { text: SECRET })
  await call('/users/v1/addresses/WITH_TOKEN', {
    name: SECRET,
    streetName: SECRET,
    latitude: 41.28,
    longitude: 69.2,
  })
  await call(
    '/products/v1/favourite/WITH_TOKEN',
    { productId: [...demo.products.keys()][0], isFavourite: true },
    { method: 'PUT' },
  )
  await call('/support/v1/vacancies/vc-demo-1/apply', { name: SECRET, phone: PHONE })
  const productId = (made.body.cartItems as { product: { id: string } }[])[0]?.product.id
  await call('/products/v1/grade/WITH_TOKEN', { productId, grade: 4, comment: SECRET, orderId: made.body.id })
  await call(`/orders/v1/orders/${made.body.id}/grade`, { grade: 4, comment: SECRET, tags: [] })
  await call('/users/v1/users/phone/WITH_TOKEN', { phone: '+998901112244' }, { method: 'PUT' })
  // What other services write of a customer.
  const id = 'of-the-deleted'
  const moments = { createdAt: now, expiresAt: at(-60_000) }
  await db.insert(schema.cards).values({
    ...mine,
    id,
    name: SECRET,
    number: '860012******1234',
    expire: '0328',
    type: 'UZCARD',
    createdAt: now,
  })
  await db.insert(schema.cashbackLines).values({ ...mine, id, amount: 1, kind: 'EARNED', createdAt: now })
  await db
    .insert(schema.files)
    .values({ ...mine, path: `u/${id}.webp`, content: new Uint8Array([1]), createdAt: now })
  await db.insert(schema.preparedMessages).values({ ...mine, id, text: SECRET, url: '/', createdAt: now })
  await db
    .insert(schema.notices)
    .values({ ...mine, id, record: { text: SECRET }, createdAt: now })
    .onConflictDoNothing()
  await db.insert(schema.readNotices).values({ userId: user.id, noticeId: id }).onConflictDoNothing()
  await db
    .insert(schema.botMessages)
    .values({ ...mine, id, telegramId: 1, text: SECRET, button: '', url: '', createdAt: now })
  await call('/users/v1/referral/WITH_TOKEN')
  await db
    .insert(schema.referrals)
    .values({ ...mine, id, person: 'digest-of-a-friend', orderId: 'o-of-a-friend', createdAt: now })
  await db.insert(schema.formerCustomers).values({ merchantId: 'm-demo', person: 'digest-of-another' })
  await db.insert(schema.bookings).values({
    ...mine,
    id,
    number: 9_001,
    branchId: 'b',
    hallId: 'h',
    tableId: 't',
    date: '2026-11-24',
    time: '12:00',
    at: at(60_000),
    people: 2,
    name: SECRET,
    phone: PHONE,
    comment: SECRET,
    answeredAt: now,
    createdAt: now,
  })
  await db.insert(schema.sharedBaskets).values({
    ...mine,
    ...moments,
    id,
    code: id,
    status: 'OPEN',
    version: 1,
    record: {},
    starterId: 'sp',
    ip: 'inside',
  })
  await db
    .insert(schema.sharedPeople)
    .values({ id: 'sp', basketId: id, memberHash: 'x', name: SECRET, place: 1 })
  await db
    .insert(schema.sharedLines)
    .values({ basketId: id, personId: 'sp', lineId: 'l', record: { note: SECRET } })

  await db.update(schema.orders).set({ cancel: { reason: {}, comment: SECRET }, gradeComment: SECRET })
  const before = await everything()
  for (const [table, left] of Object.entries(LEFT))
    if (left !== 'of no account') expect([table, before.get(table)?.length]).not.toEqual([table, 0])

  expect((await call('/users/v1/users/WITH_TOKEN', undefined, { method: 'DELETE' })).status).toBe(204)
  const after = await everything()
  for (const [table, rows] of after) {
    expect([table, rows.filter((row) => row.includes(SECRET) || row.includes(PHONE))]).toEqual([table, []])
    if (LEFT[table] === 'nothing') expect([table, rows]).toEqual([table, []])
    if (LEFT[table] !== 'without the person')
      expect([table, rows.filter((row) => row.includes(user.id))]).toEqual([table, []])
  }
})
