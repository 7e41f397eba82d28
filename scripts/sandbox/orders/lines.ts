import type { ErrorCode } from '#/api/error-codes.ts'
import type { Product } from '#/api/schema/menu.ts'
import { cookedFrom } from '#/domain/hours/menu-hours.ts'
import { isAvailable } from '#/domain/menu/menu.ts'
import { areChoicesGood } from '#/domain/menu/modifiers.ts'
import type { PricedLine } from '#/domain/menu/price.ts'
import { type Choices, offerOf, sentIdOf } from '#/domain/menu/product.ts'
import { stepOf, toStep, wholeSteps } from '#/domain/menu/unit.ts'
import type { Detail } from '../services/errors.ts'
import { leftOf, type StockLevels } from '../services/menu.ts'
import type { Tenant } from '../services/tenants.ts'
import type { BodyLine, OrderBody } from './body.ts'

/** Something that keeps an order from being taken; `detail` says where. */
export type Problem = { code: ErrorCode; detail: Detail }
export type CheckedLine = Omit<PricedLine, 'product'> & { product: Product; body: BodyLine }

/** The option that a line of a request names; a group has to be named where the id stands in several. */
const optionOf = (product: Product, { id, groupId }: BodyLine['modifications'][number]) =>
  product.modificationGroups
    .filter((group) => groupId === null || group.id === groupId)
    .flatMap(({ modifications }) => modifications)
    .find((one) => sentIdOf(one) === id && (groupId !== null || one.sentId === undefined))

/** The chosen pieces by id; null when a choice is named twice or is none of this product's. */
function choicesOf(product: Product, line: BodyLine): Choices | null {
  const choices: Record<string, number> = {}
  for (const one of line.modifications) {
    if (one.count === 0) continue
    const id = optionOf(product, one)?.id
    if (id === undefined || Object.hasOwn(choices, id)) return null
    choices[id] = one.count
  }
  return choices
}

/** Prices of this line that have changed since the customer saw them. */
function priceProblem(product: Product, branchId: string, line: BodyLine, place: number): Problem | null {
  const fresh = offerOf(product, branchId)?.costPrice ?? product.costPrice
  const about = { line: place, field: `cartItems[${place}].product.costPrice`, productId: product.id }
  const isOld = (seen: number | null, now: number) => seen !== null && seen !== now
  if (isOld(line.product.costPrice, fresh) || isOld(line.product.discount, product.discount)) {
    return { code: 'PRICE_CHANGED', detail: { ...about, old: line.product.costPrice, fresh } }
  }
  for (const one of line.modifications) {
    const now = optionOf(product, one)?.price ?? 0
    if (isOld(one.price, now)) {
      const detail = { ...about, modificationId: one.id, old: one.price, fresh: now }
      return { code: 'PRICE_CHANGED', detail }
    }
  }
  return null
}

type Taken = Map<string, number>

/** What a basket is checked against: the stock, and the moment that the order is for. */
export type LineFacts = { levels: StockLevels; moment: Date }

/** Checks one line against the current menu and stock; `taken` is what the lines before it take of each product. */
function checkLine(
  tenant: Tenant,
  body: OrderBody,
  place: number,
  { levels, moment }: LineFacts,
  taken: Taken,
) {
  const line = body.cartItems[place]
  const product = line && tenant.products.get(line.product.id)
  const about = { field: `cartItems[${place}]`, line: place, productId: line?.product.id }
  const refuse = (code: ErrorCode, more: Detail = {}): Problem => ({ code, detail: { ...about, ...more } })
  if (!line || !product || !isSold(product, body)) return refuse('PRODUCT_NOT_AVAILABLE')
  const category = tenant.categories.get(product.categoryId)
  const from = category ? cookedFrom(category, moment) : null
  if (from !== null) return refuse('CATEGORY_CLOSED', { from })
  const choices = choicesOf(product, line)
  if (!choices || !areChoicesGood(product.modificationGroups, choices)) return refuse('MODIFIER_RULE')
  const { count } = line.product
  if (toStep(product, count) !== count)
    return refuse('BAD_REQUEST', { field: `${about.field}.product.count` })
  const most = toStep(product, MOST_PORTIONS * stepOf(product))
  const left = Math.min(leftOf(levels, body.branch.id, product.id) ?? most, most)
  const before = taken.get(product.id) ?? 0
  taken.set(product.id, before + count)
  if (before + count > left) {
    const max = wholeSteps(product, Math.max(0, left - before))
    return refuse(max === 0 && before === 0 ? 'PRODUCT_NOT_AVAILABLE' : 'NOT_ENOUGH_PRODUCTS', { max })
  }
  return { product, choices, count, body: line }
}

/** The most portions of one dish in an order, enough for a wedding; more is refused as "not enough". */
const MOST_PORTIONS = 999

/** Sold at this branch, in this channel, by this service. */
const isSold = (product: Product, body: OrderBody) =>
  isAvailable(product, body.branch.id) &&
  (product.systems.length === 0 || product.systems.includes(channelOf(body))) &&
  (body.serviceType !== 'DELIVERY' || product.deliveryEnabled)

const channelOf = (body: OrderBody) => (body.orderDevice === 'TELEGRAM_BOT' ? 'TG' : 'WEB')

/** Checks each line of a request against the current menu and stock. Lines of one product share its stock. */
export function checkLines(tenant: Tenant, body: OrderBody, facts: LineFacts) {
  const taken: Taken = new Map()
  const lines: CheckedLine[] = []
  const problems: Problem[] = []
  for (const place of body.cartItems.keys()) {
    const checked = checkLine(tenant, body, place, facts, taken)
    if ('code' in checked) {
      problems.push(checked)
      continue
    }
    lines.push(checked)
    const changed = priceProblem(checked.product, body.branch.id, checked.body, place)
    if (changed) problems.push(changed)
  }
  return { lines, problems }
}
