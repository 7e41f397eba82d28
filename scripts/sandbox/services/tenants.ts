import { asc, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { Branch } from '#/api/schema/branch.ts'
import { type Category, Menu, type Product } from '#/api/schema/menu.ts'
import { Promo } from '#/api/schema/promo.ts'
import { SAMPLE_VENDOR } from '#/config/host.ts'
import type { Db } from '../db/connect.ts'
import { content, merchants } from '../db/schema/index.ts'
import { knowPictures } from '../images/render.ts'
import type { MerchantSeed } from '../seeds/builder/seed.ts'
import { stressSeed, stressSize } from '../seeds/stress/stress.ts'
import type { Bot } from './bots.ts'
import { listKinds, loadSeeds } from './seed-load.ts'

type Wire = Omit<MerchantSeed, 'server'>
type Rules = Pick<MerchantSeed['server'], 'tariff' | 'deliveryRadius' | 'branchAddress' | 'productBrand'>

/**
 * A merchant as the server works with it: the records as the API sends them, and the same products, branches and promos
 * as the domain rules read them (through the client's own schemas). Read once at start.
 */
export type Tenant = Rules & {
  id: string
  sub: string
  /** Its own and those of its brands. */
  domains: readonly string[]
  botToken: string
  wire: Wire
  products: ReadonlyMap<string, Product>
  categories: ReadonlyMap<string, Category>
  branches: ReadonlyMap<string, Branch>
  promos: ReadonlyMap<string, Promo>
}

const isNamed = (domain: string | null): domain is string => Boolean(domain)

type ContentRow = typeof content.$inferSelect

function assemble(merchant: typeof merchants.$inferSelect, rows: readonly ContentRow[], bot?: Bot): Tenant {
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.record)
  const menu = { version: '', groups: of('groups'), categories: of('categories'), products: of('products') }
  const version = (of('menuVersion')[0] as { version: string }).version
  const wire = {
    merchant: merchant.record,
    settings: {
      ...(of('settings')[0] as object),
      ...(bot?.name && { telegramBotLink: `https://t.me/${bot.name}` }),
    },
    orderSetting: of('orderSetting')[0],
    menu: { ...menu, version },
    ...Object.fromEntries(listKinds.map((kind) => [kind, of(kind)])),
  } as Wire
  const byId = <T extends { id: string }>(items: readonly T[]) =>
    new Map(items.map((item) => [item.id, item]))
  const { products, categories } = v.parse(Menu, wire.menu)
  return {
    ...(of('server')[0] as Rules),
    id: merchant.id,
    sub: merchant.sub,
    domains: [...new Set([merchant.domain, ...wire.brands.map(({ domainUrl }) => domainUrl)])].filter(
      isNamed,
    ),
    botToken: bot?.token ?? merchant.secrets.botToken,
    wire,
    products: byId(products),
    categories: byId(categories),
    branches: byId(wire.branches.map((branch) => v.parse(Branch, branch))),
    promos: new Map(wire.promos.map((promo) => [promo.code.toUpperCase(), v.parse(Promo, promo)])),
  }
}

/** Brings the merchant with that many products into the database, if it is not there, and reads it. */
async function readStress(db: Db, size: number): Promise<Tenant> {
  const seed = stressSeed(size)
  const { id, sub } = seed.merchant
  knowPictures(seed.server.pictures)
  await loadSeeds(db, [seed], sub)
  const rows = await db
    .select()
    .from(content)
    .where(eq(content.merchantId, id))
    .orderBy(asc(content.position))
  const [merchant] = await db.select().from(merchants).where(eq(merchants.id, id))
  if (!merchant) throw new Error(`no merchant ${id}`)
  return assemble(merchant, rows)
}

/** The merchants of the seeds, found by id, sub-domain (also the vendor name) or domain. */
export async function readTenants(
  db: Db,
  seeds: readonly MerchantSeed[],
  bots: ReadonlyMap<string, Bot> = new Map(),
) {
  const ids = seeds.map((seed) => seed.merchant.id)
  const rows = await db
    .select()
    .from(content)
    .where(inArray(content.merchantId, ids))
    .orderBy(asc(content.position))
  const known = await db.select().from(merchants).where(inArray(merchants.id, ids)).orderBy(asc(merchants.id))
  const sampleFirst = known.toSorted(
    (a, b) => Number(b.sub === SAMPLE_VENDOR) - Number(a.sub === SAMPLE_VENDOR),
  )
  const all = sampleFirst.flatMap((merchant) => {
    const own = rows.filter((row) => row.merchantId === merchant.id)
    return own.length > 0 ? [assemble(merchant, own, bots.get(merchant.sub))] : []
  })
  const names = new Map<string, Tenant>()
  for (const tenant of all) {
    for (const name of [tenant.id, tenant.sub, ...tenant.domains]) names.set(name.toLowerCase(), tenant)
  }
  const stress = new Map<number, Promise<Tenant>>()
  return {
    all,
    find: (name: string): Tenant | null => names.get(name.toLowerCase()) ?? null,
    /** As `find`, but makes a `stress` merchant on first request, so that no start waits for thousands of products. */
    seek: async (name: string): Promise<Tenant | null> => {
      const found = names.get(name.toLowerCase())
      const size = stressSize(name)
      if (found || size === null) return found ?? null
      const making = stress.get(size) ?? readStress(db, size)
      stress.set(size, making)
      try {
        const tenant = await making
        for (const one of [tenant.id, tenant.sub, ...tenant.domains]) names.set(one, tenant)
        return tenant
      } catch (error) {
        stress.delete(size)
        throw error
      }
    },
    byDomain: (domain: string): Tenant | null =>
      all.find(({ domains }) => domains.includes(domain.toLowerCase())) ?? null,
  }
}
export type Tenants = Awaited<ReturnType<typeof readTenants>>
