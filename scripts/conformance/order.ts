import type { OrderSetting } from '#/api/schema/address.ts'
import type { Branch } from '#/api/schema/branch.ts'
import type { Category, Menu, Product } from '#/api/schema/menu.ts'
import type { Order } from '#/api/schema/order.ts'
import type { Tariff } from '#/api/schema/tariff.ts'
import { openState } from '#/domain/hours/hours.ts'
import { cookedFrom } from '#/domain/hours/menu-hours.ts'
import { firstSlot } from '#/domain/hours/schedule.ts'
import { deliveryAt } from '#/domain/hours/tashkent.ts'
import { isAvailable, isSoldOut } from '#/domain/menu/menu.ts'
import { areChoicesGood, defaultChoices } from '#/domain/menu/modifiers.ts'
import { stepOf } from '#/domain/menu/unit.ts'
import { buildOrderRequest } from '#/domain/order/build-order.ts'
import { NOTHING_FOR_COURIER } from '#/domain/order/courier-comment.ts'
import { NO_DOOR } from '#/domain/order/door.ts'
import type { OrderRequest, RequestAddress } from '#/domain/order/order-request.ts'
import { appliedTariff } from '#/domain/order/tariff.ts'
import { basketTotals, orderTotals, serviceFee } from '#/domain/order/totals.ts'
import type { OrderedService } from '#/domain/service.ts'
import type { Play } from './play.ts'
import type { Shop } from './public-calls.ts'

/** What whoever takes the order reads. */
export const WORDS = 'conformance test, please ignore'

type Line = { product: Product; choices: ReturnType<typeof defaultChoices>; note: string; count: number }

/** A product that can be ordered as it is, enough of it for the least sum of a delivery. */
function lineOf(
  menu: Menu,
  branch: Branch,
  service: OrderedService,
  { least, moment }: { least: number; moment: Date },
): Line | null {
  const isOff = (one: Category) => one.isWithoutCart || cookedFrom(one, moment) !== null
  const off = new Set(menu.categories.filter(isOff).map(({ id }) => id))
  for (const product of menu.products) {
    const choices = defaultChoices(product.modificationGroups)
    const isSold =
      isAvailable(product, branch.id) &&
      !isSoldOut(product, branch.id) &&
      !off.has(product.categoryId) &&
      (product.systems.length === 0 || product.systems.includes('WEB')) &&
      (service !== 'DELIVERY' || product.deliveryEnabled)
    if (!isSold || !areChoicesGood(product.modificationGroups, choices)) continue
    const step = stepOf(product)
    const one = { product, choices, note: '', count: step }
    const { products } = basketTotals([one], branch.id)
    if (products > 0) return { ...one, count: step * Math.max(1, Math.ceil(least / products)) }
  }
  return null
}

/** Pick-up where there is any, so that no courier is sent for. */
function whereOf({ settings, branches }: Shop): { branch: Branch; service: OrderedService } | null {
  const open = branches.filter(({ isActive, deleted }) => isActive && !deleted)
  const pickup = settings?.pickupActive ? open.find((one) => one.settings?.pickupEnabled) : undefined
  if (pickup) return { branch: pickup, service: 'PICK_UP' }
  const branch = open.find((one) => one.settings?.deliveryEnabled ?? true)
  return branch && settings?.deliveryActive ? { branch, service: 'DELIVERY' } : null
}

/** When it is ordered for: null as soon as possible, `never` where no time can be chosen. */
function whenOf(branch: Branch, now: Date, service: OrderedService) {
  if (openState(branch, now, service).isOpen) return null
  const slot = firstSlot(branch, now, service)
  return slot ? { day: slot.day, time: slot.time } : 'never'
}

type Parts = {
  shop: Shop
  userId: string
  when: { day: string; time: string } | null
  branch: Branch
  service: OrderedService
  line: Line
  setting: OrderSetting | null
  tariff: Tariff | null
}

function requestOf({ shop, userId, when, branch, service, line, setting, tariff }: Parts): OrderRequest {
  const basket = basketTotals([line], branch.id)
  const applied = appliedTariff(service, basket, tariff)
  const payment = shop.methods.find(({ type, isActive }) => type === 'CASH' && isActive) ?? shop.methods[0]
  const { latitude, longitude, cityId } = branch
  const address: RequestAddress | null =
    service === 'DELIVERY'
      ? { id: null, type: 'HOUSE', streetName: branch.address, houseNumber: '1', latitude, longitude, cityId }
      : null
  return buildOrderRequest({
    ...{
      channel: 'WEB',
      service,
      merchantId: shop.merchant?.id ?? '',
      branchId: branch.id,
      branch: undefined,
    },
    ...{ cityId, userId, receiver: null, addressType: address && 'MAP', address, door: NO_DOOR },
    doorWords: { office: '', domophone: '', entrance: '', floor: '' },
    ...{ comment: WORDS, forCourier: NOTHING_FOR_COURIER, chequePhone: null, lines: [line] },
    when,
    payment: payment ? { id: payment.id, type: payment.type } : null,
    ...{ changeFrom: null, promo: null, table: null, tariff: applied, basket },
    totals: orderTotals({
      products: basket.products,
      count: basket.count,
      delivery: applied.price,
      promo: null,
      cashback: 0,
      fee: serviceFee(setting, basket),
      service: 0,
    }),
  })
}

/** Places one order with `WORDS` in it and cancels it. */
export async function playOrder(play: Play, shop: Shop, userId: string) {
  const where = whereOf(shop)
  // The shop has no button for it then, and neither has this customer.
  if (shop.settings && !shop.settings.cancelOrderActive)
    return play.skip('one order, placed and cancelled', 'cancelOrderActive is off')
  const cannot = (why: string) =>
    play.add({ call: 'one order, placed and cancelled', status: 0, ms: 0, losses: [why], notes: [] })
  if (!shop.menu || !where) return cannot('no branch takes an order')
  const { branch, service } = where
  const when = whenOf(branch, play.now(), service)
  if (when === 'never') return play.skip('one order, placed and cancelled', 'the branch is closed these days')
  const params = { merchant: shop.merchant?.id ?? '' }
  const setting = await play.ask<OrderSetting>('GET /orders/v1/order/setting/{merchant}', { params })
  const least = service === 'DELIVERY' ? (setting?.minimalDeliveryPrice ?? 0) : 0
  const moment = when ? new Date(deliveryAt(when.day, when.time)) : play.now()
  const line = lineOf(shop.menu, branch, service, { least, moment })
  if (!line) return cannot('no product of the menu can be ordered')
  const tariff = service === 'DELIVERY' ? await tariffOf(play, branch, line) : null
  const order = requestOf({ shop, userId, when, branch, service, line, setting, tariff })
  await play.ask('POST /orders/v1/orders/validate', { body: order })
  const name = order.later ? 'POST /orders/v1/orders/at-time' : 'POST /orders/v1/orders'
  const placed = await play.ask<Order>(name, { body: order })
  if (!placed) return
  await play.ask('GET /orders/v1/orders/{order}', { params: { order: placed.id } })
  await cancel(play, placed)
}

async function tariffOf(play: Play, branch: Branch, line: Line) {
  const { id, latitude, longitude, cityId, address } = branch
  const productPrice = basketTotals([line], id).products
  const body = { latitude, longitude, productPrice, distance: 0, branchId: id, address, cityId }
  return play.ask<Tariff>('POST /deliveries/v1/delivery/tariff/client/calculate', { body })
}

async function cancel(play: Play, placed: Order) {
  const reasons = await play.ask<{ id: string }[]>('GET /orders/v1/cancel-reasons')
  const cancelled = await play.ask<Order>('PUT /orders/v1/orders/{order}/cancel', {
    params: { order: placed.id },
    body: { reasonId: reasons?.[0]?.id ?? '', comment: WORDS },
  })
  if (cancelled?.status === 'CANCELED') return
  const losses = [`order ${placed.number ?? placed.id} is still there: cancel it by hand`]
  play.add({ call: 'the order is cancelled', status: 0, ms: 0, losses, notes: [] })
}
