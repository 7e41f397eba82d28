import { eq } from 'drizzle-orm'
import type { Product } from '#/api/schema/menu.ts'
import { availableOf, type QueuedLine } from '#/domain/basket/shared-basket.ts'
import { isAvailable } from '#/domain/menu/menu.ts'
import { lineSum, unitWithChoices } from '#/domain/menu/price.ts'
import { wholeSteps } from '#/domain/menu/unit.ts'
import type { RequestTotals } from '#/domain/order/totals.ts'
import type { Db } from '../db/connect.ts'
import { orders } from '../db/schema/index.ts'
import { tashkentIso } from './clock.ts'
import { leftOf, readStock, type StockLevels } from './menu.ts'
import { type BasketRow, linesOf, type PersonRow, peopleOf } from './shared-basket-rows.ts'
import type { Tenant } from './tenants.ts'

type Place = { brandId: string | null; branchId: string | null; serviceType: string }

/** A shared basket in the API's format, as one of its people sees it: prices and stock are those of this moment. */
export async function wireShared(db: Db, tenant: Tenant, basket: BasketRow, me: PersonRow) {
  const place = basket.record as Place
  const people = await peopleOf(db, basket.id)
  const isHere = new Set(people.map(({ id }) => id))
  const lines = (await linesOf(db, basket.id)).filter(
    ({ personId, count }) => count > 0 && isHere.has(personId),
  )
  // What was ordered has left the stock already.
  const levels = basket.status === 'ORDERED' ? new Map() : await readStock(db, tenant.id)
  const placeOf = (line: QueuedLine) => people.findIndex(({ id }) => id === line.personId)
  const inOrder = lines.toSorted((a, b) => placeOf(a) - placeOf(b) || a.since - b.since)
  return {
    ...place,
    id: basket.id,
    code: basket.code,
    status: basket.status,
    version: basket.version,
    expiresAt: tashkentIso(basket.expiresAt.getTime()),
    me: me.id,
    starter: basket.starterId,
    people: people.map(({ id, name }) => ({ id, name })),
    lines: priced(tenant, place, inOrder, levels),
    order: basket.orderId === null ? null : await costOf(db, basket.orderId),
  }
}

function priced(tenant: Tenant, place: Place, lines: readonly QueuedLine[], levels: StockLevels) {
  const { branchId } = place
  const sold = (productId: string): Product | null => {
    const product = tenant.products.get(productId)
    return product && isSold(product, place) ? product : null
  }
  const had = (productId: string, count: number, taken: number): number => {
    const product = sold(productId)
    if (!product) return 0
    const left = branchId === null ? null : leftOf(levels, branchId, productId)
    return wholeSteps(product, left === null ? count : Math.min(count, Math.max(0, left - taken)))
  }
  const available = availableOf(lines, had)
  return lines.map((line) => {
    const { since: _, ...told } = line
    const product = sold(line.productId)
    const count = available.get(line) ?? 0
    return {
      ...told,
      name: tenant.products.get(line.productId)?.name ?? null,
      available: count,
      price: product && unitWithChoices({ product, choices: line.choices }, branchId),
      sum: product && lineSum({ product, choices: line.choices, count }, branchId),
    }
  })
}

const isSold = (product: Product, { branchId, serviceType }: Place) =>
  isAvailable(product, branchId) && (serviceType !== 'DELIVERY' || product.deliveryEnabled)

type Ordered = {
  totals: RequestTotals
  deliveryPrice: number
  servicePrice: number
  cashback: number
  tip?: number
}

/** What the order of a basket cost, before the cashback, which is the starter's own. */
async function costOf(db: Db, orderId: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return null
  const { totals, deliveryPrice, servicePrice, cashback, tip = 0 } = order.record as Ordered
  const extra = deliveryPrice - totals.promoDeliveryDiscount + totals.serviceFee + servicePrice + tip
  const discount = totals.promoProductDiscount
  const products = totals.totalPrice + cashback - extra + discount
  return { id: order.id, number: order.number, products, extra, discount }
}
