import type { Product } from '#/api/schema/menu.ts'
import { isAvailable } from '#/domain/menu/menu.ts'
import { choose, defaultChoices, shortGroups } from '#/domain/menu/modifiers.ts'
import type { Choices } from '#/domain/menu/product.ts'
import { stepOf } from '#/domain/menu/unit.ts'
import { buildOrderRequest, type OrderableLine } from '#/domain/order/build-order.ts'
import { NOTHING_FOR_COURIER } from '#/domain/order/courier-comment.ts'
import { promoBase } from '#/domain/order/promo.ts'
import { tableService } from '#/domain/order/table-service.ts'
import { tipOf } from '#/domain/order/tip.ts'
import { basketTotals, cashbackLimit, orderTotals, serviceFee } from '#/domain/order/totals.ts'
import type { OrderedService } from '#/domain/service.ts'
import { tariffFor } from '../services/tariff.ts'
import type { Tenant } from '../services/tenants.ts'

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
export function dice(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), a | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const pick = <T>(items: readonly T[], roll: () => number): T => items[Math.floor(roll() * items.length)] as T

/** A valid selection: the defaults, what a group still needs, and a few more. */
function tapped(product: Product, roll: () => number): Choices {
  const groups = product.modificationGroups
  let choices = defaultChoices(groups)
  for (let tries = 0; tries < 40; tries++) {
    const [owed] = shortGroups(groups, choices)
    const group = owed ?? (roll() < 0.4 ? pick(groups, roll) : undefined)
    if (!group) break
    choices = choose(groups, choices, group.id, pick(group.modifications, roll).id, 1)
  }
  return choices
}

/** The branch and the point that test orders go to: the first that delivers, or has tables; a kilometre away. */
export function placeOf(tenant: Tenant) {
  const branches = [...tenant.branches.values()]
  const branch =
    branches.find((b) => b.settings?.deliveryEnabled ?? true) ??
    branches.find(({ id }) => tenant.wire.halls.some(({ branchId }) => branchId === id))
  if (!branch) throw new Error('no branch takes an order')
  return { branch, point: { latitude: branch.latitude + 0.009, longitude: branch.longitude } }
}

const free = new WeakMap<Tenant, readonly Product[]>()

/** The products that the branch of `placeOf` sells on the web at any hour and without a stock limit. */
function freeProducts(tenant: Tenant): readonly Product[] {
  const { branch } = placeOf(tenant)
  const products =
    free.get(tenant) ??
    [...tenant.products.values()].filter(
      (p) =>
        isAvailable(p, branch.id) &&
        p.deliveryEnabled &&
        !tenant.categories.get(p.categoryId)?.availableFrom &&
        p.productBranch.every((b) => b.stock === null) &&
        (p.systems.length === 0 || p.systems.includes('WEB')),
    )
  free.set(tenant, products)
  return products
}

/** A basket of one to five lines that can really be ordered, products without a stock limit only. */
export function randomBasket(tenant: Tenant, seed: number) {
  const roll = dice(seed)
  const sold = freeProducts(tenant)
  return Array.from({ length: 1 + Math.floor(roll() * 5) }, () => {
    const product = pick(sold, roll)
    const count = Math.round(stepOf(product) * (2 + Math.floor(roll() * 4)) * 1000) / 1000
    return { product, choices: tapped(product, roll), note: '', count }
  })
}

/** A line of the menu as the storefront reads it. */
export type MenuLine = OrderableLine & { readonly product: Product }

type RequestOptions = {
  service?: OrderedService
  comment?: string
  promo?: string
  balance?: number
  cashback?: number
  tip?: number
  payment?: string
  cardId?: string
  when?: { day: string; time: string }
}

/** The request the storefront would send for this basket: priced by the client's rules from the client's data. */
export function requestOf(
  tenant: Tenant,
  userId: string,
  lines: readonly MenuLine[],
  options: RequestOptions = {},
) {
  const service = options.service ?? 'DELIVERY'
  const { branch, point } = placeOf(tenant)
  const basket = basketTotals(lines, branch.id)
  const tariff = service === 'DELIVERY' ? tariffFor(tenant, branch, point, basket.products) : null
  const promo = options.promo ? (tenant.promos.get(options.promo) ?? null) : null
  const counted = promo ? promoBase(promo, lines, branch.id) : basket.products
  const limit = cashbackLimit(options.balance ?? 0, basket.products, promo, counted)
  const cashback = Math.min(options.cashback ?? 0, limit)
  const fee = serviceFee(tenant.wire.orderSetting, basket)
  const hall = service === 'DINE_IN' ? tenant.wire.halls.find(({ branchId }) => branchId === branch.id) : null
  const table = hall?.tables.find(({ isActive }) => isActive)
  const totals = orderTotals({
    products: basket.products,
    count: basket.count,
    promoBase: counted,
    delivery: tariff?.price ?? null,
    promo,
    cashback,
    fee,
    service: tableService(hall?.service ?? null, basket),
    tip: tipOf(service, options.tip ?? 0, basket),
  })
  const type = options.payment ?? 'CASH'
  const payment = tenant.wire.paymentTypes.find((method) => method.type === type)
  return buildOrderRequest({
    channel: 'WEB',
    service,
    merchantId: tenant.id,
    branchId: branch.id,
    cityId: branch.cityId,
    userId,
    receiver: null,
    addressType: 'MAP',
    address: { id: null, type: 'HOUSE', streetName: 'Bunyodkor', houseNumber: '12', cityId: null, ...point },
    door: { office: '', domophone: '', entrance: '2', floor: '5' },
    doorWords: { office: 'Xonadon', domophone: 'Domofon', entrance: 'Kirish', floor: 'Qavat' },
    comment: options.comment ?? '',
    forCourier: NOTHING_FOR_COURIER,
    chequePhone: null,
    when: options.when ?? null,
    lines,
    payment: payment ? { id: payment.id, type: payment.type } : null,
    cardId: options.cardId ?? null,
    changeFrom: null,
    promo: promo && { id: promo.id, code: promo.code },
    table:
      hall && table
        ? { hallId: hall.id, tableId: table.id, serviceId: hall.service.id, waiterId: null }
        : null,
    tariff: {
      tariffId: tariff?.tariffId ?? null,
      deliveryType: tariff?.deliveryType ?? null,
      price: tariff?.price ?? null,
    },
    basket,
    totals,
  })
}
