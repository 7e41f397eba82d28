import { createHash } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import * as tables from '../db/schema/index.ts'
import type { MerchantSeed } from '../seeds/builder/seed.ts'
import { checkBotToken } from './telegram.ts'

const { content, merchants, meta, stock } = tables

/** The key of the hash of the standard merchants. */
const USUAL = 'seeds'
const CHUNK = 500

/** Everything of a seed that is a list of wire records, with the field that names a record. */
const LISTS = {
  policies: 'type',
  brands: 'id',
  cities: 'id',
  branches: 'id',
  grades: 'productId',
  reviews: 'id',
  paymentTypes: 'id',
  promos: 'id',
  cancelReasons: 'id',
  halls: 'id',
  banners: 'id',
  stories: 'id',
  vacancies: 'id',
  notices: 'id',
} as const satisfies Partial<Record<keyof MerchantSeed, string>>
export const listKinds = Object.keys(LISTS) as (keyof typeof LISTS)[]

type Row = typeof content.$inferInsert

function contentOf(seed: MerchantSeed): Row[] {
  const merchantId = seed.merchant.id
  const row = (kind: string, id: string, record: unknown, position = 0): Row => ({
    merchantId,
    kind,
    id,
    position,
    record,
  })
  const { tariff, deliveryRadius, branchAddress, productBrand } = seed.server
  const lists = listKinds.flatMap((kind) =>
    seed[kind].map((record, i) =>
      row(kind, String((record as Record<string, unknown>)[LISTS[kind]]), record, i),
    ),
  )
  return [
    ...lists,
    row('settings', 'web', seed.settings),
    row('orderSetting', 'order', seed.orderSetting),
    row('server', 'rules', { tariff, deliveryRadius, branchAddress, productBrand }),
    row('menuVersion', 'version', { version: seed.menu.version }),
    ...seed.menu.groups.map((record, i) => row('groups', record.id, record, i)),
    ...seed.menu.categories.map((record, i) => row('categories', record.id, record, i)),
    ...seed.menu.products.map((record, i) => row('products', record.id, record, i)),
  ]
}

const stockOf = (seed: MerchantSeed) =>
  seed.menu.products.flatMap((product) =>
    product.productBranch.flatMap(({ branch, stock: left }) =>
      left === null
        ? []
        : [{ merchantId: seed.merchant.id, branchId: branch.id, productId: product.id, left }],
    ),
  )

const chunks = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, i) => rows.slice(i * CHUNK, (i + 1) * CHUNK))

/**
 * Writes the seeds when the database has not got them or holds others under `name`; customers, their orders and order
 * numbers stay. The stock is filled again. All in one transaction.
 */
export async function loadSeeds(
  db: Db,
  seeds: readonly MerchantSeed[],
  name = USUAL,
): Promise<'loaded' | 'unchanged'> {
  for (const seed of seeds) checkBotToken(seed.server.botToken)
  const hash = createHash('sha256').update(JSON.stringify(seeds)).digest('hex')
  const [known] = await db.select().from(meta).where(eq(meta.key, name))
  if (known?.value === hash) return 'unchanged'
  await db.transaction(async (tx) => {
    const ids = seeds.map((seed) => seed.merchant.id)
    await tx.delete(content).where(inArray(content.merchantId, ids))
    await tx.delete(stock).where(inArray(stock.merchantId, ids))
    const rows = seeds.map((seed) => ({
      id: seed.merchant.id,
      sub: seed.merchant.sub,
      domain: String(seed.settings.domain ?? '') || null,
      secrets: { botToken: seed.server.botToken, ...seed.server.secrets },
      record: seed.merchant,
    }))
    await tx
      .insert(merchants)
      .values(rows)
      .onConflictDoUpdate({
        target: merchants.id,
        set: {
          sub: sql`excluded.sub`,
          domain: sql`excluded.domain`,
          secrets: sql`excluded.secrets`,
          record: sql`excluded.record`,
        },
      })
    for (const chunk of chunks(seeds.flatMap(contentOf))) await tx.insert(content).values(chunk)
    for (const chunk of chunks(seeds.flatMap(stockOf))) await tx.insert(stock).values(chunk)
    await tx
      .insert(meta)
      .values({ key: name, value: hash })
      .onConflictDoUpdate({ target: meta.key, set: { value: hash } })
  })
  return 'loaded'
}

const customerTables = [
  tables.idempotency,
  tables.slotPlaces,
  tables.bookings,
  tables.waiterCalls,
  tables.applications,
  tables.handOvers,
  tables.handOverMisses,
  tables.sharedBaskets,
  tables.cashbackLines,
  tables.trackings,
  tables.referrals,
  tables.referralCodes,
  tables.formerCustomers,
  tables.orders,
  tables.favourites,
  tables.productGrades,
  tables.preparedMessages,
  tables.botMessages,
  tables.addresses,
  tables.cards,
  tables.readNotices,
  tables.notices,
  tables.chatMessages,
  tables.files,
  tables.challenges,
  tables.tokens,
  tables.users,
] as const

/** As after a first start: no customers, no orders, numbers from 1001, full stock. */
export async function forgetCustomers(db: Db, seeds: readonly MerchantSeed[]) {
  await db.transaction(async (tx) => {
    for (const table of customerTables) await tx.delete(table)
    await tx.update(merchants).set({ nextOrderNumber: 1001, nextBookingNumber: 1 })
    await tx.delete(stock)
    for (const chunk of chunks(seeds.flatMap(stockOf))) await tx.insert(stock).values(chunk)
  })
}
