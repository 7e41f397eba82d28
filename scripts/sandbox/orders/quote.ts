import * as v from 'valibot'
import { OrderSetting } from '#/api/schema/address.ts'
import type { Branch } from '#/api/schema/branch.ts'
import type { Promo } from '#/api/schema/promo.ts'
import { openState } from '#/domain/hours/hours.ts'
import { isSlotGood, slots } from '#/domain/hours/schedule.ts'
import { checkPromo, promoBase } from '#/domain/order/promo.ts'
import { tableService } from '#/domain/order/table-service.ts'
import { tipFor, tipOf } from '#/domain/order/tip.ts'
import {
  type BasketTotals,
  basketTotals,
  cashbackLimit,
  type OrderTotals,
  orderTotals,
  type RequestTotals,
  serviceFee,
  totalsForRequest,
} from '#/domain/order/totals.ts'
import { isOpenForGuests } from '../services/branches.ts'
import { tashkentIso } from '../services/clock.ts'
import { Fault } from '../services/errors.ts'
import type { StockLevels } from '../services/menu.ts'
import type { PersonalPromo } from '../services/referrals.ts'
import type { FullSlots } from '../services/slot-places.ts'
import { tariffFor } from '../services/tariff.ts'
import type { Tenant } from '../services/tenants.ts'
import type { OrderBody } from './body.ts'
import { type CheckedLine, checkLines, type Problem } from './lines.ts'

export type Quote = {
  branch: Branch
  lines: CheckedLine[]
  problems: Problem[]
  basket: BasketTotals
  totals: OrderTotals
  requestTotals: RequestTotals
  tariff: ReturnType<typeof tariffFor>
  promo: Promo | null
  /** The moment a scheduled order is wanted for, in ms; null for now. */
  wantedAt: number | null
}

const on = (flag: unknown) => flag === true

/** Which of the merchant's switches a service needs. */
function checkService(tenant: Tenant, branch: Branch, body: OrderBody) {
  const { settings } = tenant.wire
  const rules = {
    DELIVERY: [settings.deliveryActive !== false, branch.settings?.deliveryEnabled],
    PICK_UP: [on(settings.pickupActive), branch.settings?.pickupEnabled],
    DINE_IN: [on(settings.dineInActive), branch.settings?.dineinEnabled],
  } as const
  if (rules[body.serviceType].some((allowed) => allowed === false)) {
    throw new Fault('FEATURE_OFF', [{ field: 'serviceType' }])
  }
  if (body.promoCode && !on(settings.promoActive)) throw new Fault('FEATURE_OFF', [{ field: 'promoCode' }])
  if (body.cashback > 0 && !on(settings.cashbackActive))
    throw new Fault('FEATURE_OFF', [{ field: 'cashback' }])
  if (body.tip > 0 && (!on(settings.tipActive) || tipFor(body.serviceType) === null))
    throw new Fault('FEATURE_OFF', [{ field: 'tip' }])
}

/** When the order is wanted, or why it cannot be had then. */
function checkTime(
  branch: Branch,
  body: OrderBody,
  { now, full }: Pick<Facts, 'now' | 'full'>,
  problems: Problem[],
): number | null {
  const service = body.serviceType
  if (!body.later) {
    const state = openState(branch, new Date(now), service)
    if (state.isOpen) return null
    const nextOpenAt = state.nextOpenAt ? tashkentIso(state.nextOpenAt.getTime()) : null
    problems.push({
      code: state.reason === 'holiday' ? 'HOLIDAY_TODAY' : 'BRANCH_CLOSED',
      detail: { nextOpenAt },
    })
    return null
  }
  const day = (service === 'PICK_UP' ? body.day2 : null) ?? body.day ?? ''
  const time = (service === 'PICK_UP' ? body.time2 : null) ?? body.time ?? ''
  const at = Date.parse(`${day}T${time}:00+05:00`)
  const isFull = full?.has(at) ?? false
  if (isFull || !isSlotGood(branch, { day, time }, new Date(now), service)) {
    const free = slots(branch, day, new Date(now), service).filter(
      (slot) => !full?.has(Date.parse(slot.deliveryAt)) && !(isFull && slot.time < time),
    )
    const alternatives = free.slice(0, 5).map((slot) => slot.time)
    problems.push({
      code: isFull ? 'SLOT_FULL' : 'SLOT_UNAVAILABLE',
      detail: { field: 'time', alternatives },
    })
  }
  return Number.isNaN(at) ? now : at
}

function checkCode(
  tenant: Tenant,
  code: string,
  { lines, branchId }: { lines: readonly CheckedLine[]; branchId: string },
  { now, used, personal }: Facts,
  problems: Problem[],
): Promo | null {
  const promo = tenant.promos.get(code.trim().toUpperCase()) ?? personal?.promo
  if (!promo) {
    problems.push({ code: 'PROMO_NOT_FOUND', detail: { field: 'promoCode' } })
    return null
  }
  const products = promoBase(promo, lines, branchId)
  const held = checkPromo(promo, { products, now: new Date(now) })
  const spent = used?.has(promo.id) ? 'PROMO_ALREADY_USED' : 'ok'
  const verdict = personal?.refusal ?? (held === 'ok' ? spent : held)
  if (verdict === 'ok') return promo
  problems.push({ code: verdict, detail: { field: 'promoCode', min: promo.minPrice } })
  return null
}

function checkTariff(tenant: Tenant, branch: Branch, body: OrderBody, products: number, problems: Problem[]) {
  if (body.serviceType !== 'DELIVERY') return null
  const tariff = body.address && tariffFor(tenant, branch, body.address, products)
  if (body.address && !tariff) problems.push({ code: 'OUT_OF_SERVICE_ZONE', detail: { field: 'address' } })
  const min = tenant.wire.orderSetting.minimalDeliveryPrice
  if (products < min) problems.push({ code: 'MIN_DELIVERY_PRICE', detail: { min, missing: min - products } })
  return tariff
}

/** The service fee of the hall. A table of another hall or branch does not count. */
function serviceOf(tenant: Tenant, body: OrderBody, isCheck: boolean) {
  if (body.serviceType !== 'DINE_IN' || (isCheck && !body.tableId)) return null
  const hall = tenant.wire.halls.find(
    (h) =>
      h.branchId === body.branch.id && h.tables.some(({ id, isActive }) => isActive && id === body.tableId),
  )
  if (!hall || (body.hallId && body.hallId !== hall.id))
    throw new Fault('TABLE_NOT_FOUND', [{ field: 'tableId' }])
  return hall.service
}

/** The largest total of an order, so'm; larger orders are agreed on with the branch by phone. */
const LARGEST_TOTAL = 100_000_000

/** The sums of the request that differ from the server's. */
function sumProblems(body: OrderBody, totals: RequestTotals, delivery: number, service: number): Problem[] {
  const fields: [string, number | null | undefined, number][] = [
    ...Object.entries(body.totals ?? {}).map(([name, saw]): [string, number | null, number] => [
      `totals.${name}`,
      saw,
      totals[name as keyof RequestTotals],
    ]),
    ['deliveryPrice', body.deliveryPrice, delivery],
    ['servicePrice', body.servicePrice, service],
  ]
  return fields.flatMap(([field, old, fresh]) =>
    old !== null && old !== undefined && old !== fresh
      ? [{ code: 'PRICE_CHANGED', detail: { field, old, fresh } }]
      : [],
  )
}

/**
 * What a price depends on besides the menu. `used`: promos the customer has used up; `personal`: what the code of the
 * order is where the merchant has no such promo; `full`:
 * times for which the branch takes no more orders; `isCheck`: this is a basket check,
 * not an order yet.
 */
type Facts = {
  levels: StockLevels
  balance: number
  now: number
  used?: ReadonlySet<string>
  personal?: PersonalPromo | null
  full?: FullSlots
  isCheck?: boolean
}

/**
 * What an order would cost now and every reason to refuse it, by the same rules as the storefront; the client's sums
 * are only compared. Throws when it cannot be priced at all.
 */
export function quote(tenant: Tenant, body: OrderBody, facts: Facts): Quote {
  const branch = tenant.branches.get(body.branch.id)
  if (!branch || !isOpenForGuests(branch)) throw new Fault('BRANCH_NOT_FOUND', [{ field: 'branch' }])
  checkService(tenant, branch, body)
  // The address may still be unknown when a basket is checked; an order needs one.
  if (!facts.isCheck && body.serviceType === 'DELIVERY' && !body.address)
    throw new Fault('DELIVERY_ADDRESS_UNAVAILABLE', [{ field: 'address' }])
  const problems: Problem[] = []
  const wantedAt = checkTime(branch, body, facts, problems)
  const moment = new Date(wantedAt ?? facts.now)
  const checked = checkLines(tenant, body, { levels: facts.levels, moment })
  const { lines } = checked
  problems.push(...checked.problems)
  const basket = basketTotals(lines, branch.id)
  const { products } = basket
  const tariff = checkTariff(tenant, branch, body, products, problems)
  const counted = { lines, branchId: branch.id }
  const promo = body.promoCode ? checkCode(tenant, body.promoCode, counted, facts, problems) : null
  const base = promo ? promoBase(promo, lines, branch.id) : products
  const max = cashbackLimit(facts.balance, products, promo, base)
  if (body.cashback > max) problems.push({ code: 'CASHBACK_NOT_ENOUGH', detail: { field: 'cashback', max } })
  const totals = orderTotals({
    products,
    count: basket.count,
    promoBase: base,
    delivery: tariff?.price ?? null,
    promo,
    cashback: Math.min(body.cashback, max),
    fee: serviceFee(v.parse(OrderSetting, tenant.wire.orderSetting), basket),
    service: tableService(serviceOf(tenant, body, facts.isCheck ?? false), basket),
    tip: tipOf(body.serviceType, body.tip, basket),
  })
  if (totals.total > LARGEST_TOTAL)
    problems.push({ code: 'ORDER_TOO_LARGE', detail: { field: 'totals.totalPrice', max: LARGEST_TOTAL } })
  const requestTotals = totalsForRequest(basket, totals)
  problems.push(...sumProblems(body, requestTotals, totals.delivery, totals.service))
  return { branch, lines, problems, basket, totals, requestTotals, tariff, promo, wantedAt }
}
