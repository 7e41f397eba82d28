import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { stock } from '../db/schema/index.ts'
import { etagOf, type Packed } from './compress.ts'
import type { Tenant } from './tenants.ts'

/** A menu ready to send. */
export type ReadyMenu = Packed & { etag: string }

/** What a branch has left of a product, by `branch:product`; absent is without limit. */
export type StockLevels = ReadonlyMap<string, number | null>

const placeOf = (branchId: string, productId: string) => `${branchId}:${productId}`

export async function readStock(db: Db, merchantId: string): Promise<StockLevels> {
  const rows = await db.select().from(stock).where(eq(stock.merchantId, merchantId))
  return new Map(rows.map((row) => [placeOf(row.branchId, row.productId), row.left]))
}

export const leftOf = (levels: StockLevels, branchId: string, productId: string): number | null =>
  levels.get(placeOf(branchId, productId)) ?? null

type Asked = { channel: string; branchId: string | null; brandId: string | null }

function assemble(tenant: Tenant, levels: StockLevels, asked: Asked): ReadyMenu {
  const products = tenant.wire.menu.products
    .filter((p) => p.systems.length === 0 || p.systems.includes(asked.channel))
    .filter((p) => !asked.brandId || (tenant.productBrand[p.id] ?? asked.brandId) === asked.brandId)
    .filter((p) => !asked.branchId || p.productBranch.some((b) => b.branch.id === asked.branchId && b.active))
    .map((p) => ({
      ...p,
      productBranch: p.productBranch.map((entry) => ({
        ...entry,
        stock: leftOf(levels, entry.branch.id, p.id),
      })),
    }))
  const plain = new TextEncoder().encode(JSON.stringify({ ...tenant.wire.menu, products }))
  return { plain, etag: etagOf(plain) }
}

/** Menus as bytes, built on the first request and dropped when the merchant's stock changes. */
export function createMenus(db: Db) {
  const ready = new Map<string, Map<string, Promise<ReadyMenu>>>()
  return {
    get(tenant: Tenant, asked: Asked): Promise<ReadyMenu> {
      const own = ready.get(tenant.id) ?? new Map<string, Promise<ReadyMenu>>()
      ready.set(tenant.id, own)
      const key = `${asked.channel}|${asked.branchId ?? ''}|${asked.brandId ?? ''}`
      const known = own.get(key)
      if (known) return known
      const made = readStock(db, tenant.id).then((levels) => assemble(tenant, levels, asked))
      own.set(key, made)
      made.catch(() => own.delete(key))
      return made
    },
    forget: (merchantId: string) => ready.delete(merchantId),
  }
}
export type MenuCache = ReturnType<typeof createMenus>
