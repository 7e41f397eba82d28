import { isAvailable } from '#/domain/menu/menu.ts'
import { areChoicesGood, canBeMet, ownChoices } from '#/domain/menu/modifiers.ts'
import { type PricedLine, unitWithChoices } from '#/domain/menu/price.ts'
import { offerOf, type SoldProduct } from '#/domain/menu/product.ts'
import { wholeSteps } from '#/domain/menu/unit.ts'
import type { Sum } from '#/domain/money.ts'
import type { OrderedService } from '#/domain/service.ts'
import type { BasketLine, BasketLines } from './basket-lines.ts'

/** How a line has changed since it was added. `gone`: not sold, sold out, or no longer available with these choices. */
export type LineStatus =
  | { readonly is: 'ok' }
  | { readonly is: 'price-changed'; readonly old: Sum; readonly fresh: Sum }
  | { readonly is: 'short'; readonly max: number }
  /** More or less than whole portions, which another phone has sent: the whole ones can be ordered. */
  | { readonly is: 'odd-count' }
  | { readonly is: 'gone' }
  /** It is sold, but not with these choices any more, or with others besides. */
  | { readonly is: 'options' }
  | { readonly is: 'not-for-delivery' }
  /** Its category is not cooked at the time of the order, but from `from` on, "HH:mm" (BX-37). */
  | { readonly is: 'not-cooked'; readonly from: string }

/** `count`: how much of the line can be ordered, 0 when nothing; `product` null when the menu no longer has it. */
export type ReviewedLine<P> = {
  readonly line: BasketLine
  readonly product: P | null
  readonly status: LineStatus
  readonly count: number
}

/** The line with its choices as the dish's groups have them today. */
function ownLine(line: BasketLine, product: SoldProduct | null): BasketLine {
  const choices = ownChoices(product?.modificationGroups ?? [], line.choices)
  return choices === line.choices ? line : { ...line, choices }
}

/**
 * Compares each line with today's menu. Stock is given to the lines in their order; `refused` are keys of lines the
 * server does not take; `cookedFrom`: when a product is cooked again that is not at the time of the order.
 */
export function reviewBasket<P extends SoldProduct>(
  lines: BasketLines,
  productsById: ReadonlyMap<string, P>,
  branchId: string | null,
  service: OrderedService,
  refused: ReadonlySet<string> = new Set(),
  cookedFrom: (product: P) => string | null = () => null,
): ReviewedLine<P>[] {
  const taken = new Map<string, number>()
  return lines.map((stored) => {
    const product = productsById.get(stored.productId) ?? null
    const line = ownLine(stored, product)
    const seen = { line, product }
    const canBeMade = product?.modificationGroups.every(canBeMet) && isAvailable(product, branchId)
    if (!product || refused.has(line.key) || !canBeMade) return { ...seen, status: { is: 'gone' }, count: 0 }
    if (!areChoicesGood(product.modificationGroups, line.choices))
      return { ...seen, status: { is: 'options' }, count: 0 }
    if (service === 'DELIVERY' && !product.deliveryEnabled)
      return { ...seen, status: { is: 'not-for-delivery' }, count: 0 }
    const from = cookedFrom(product)
    if (from !== null) return { ...seen, status: { is: 'not-cooked', from }, count: 0 }

    const before = taken.get(product.id) ?? 0
    const { count, trouble } = orderableOf(product, branchId, line.count, before)
    taken.set(product.id, before + count)
    if (trouble) return { ...seen, status: trouble, count }

    const fresh = unitWithChoices({ product, choices: line.choices }, branchId)
    const isSame = fresh === line.seenPrice
    return {
      ...seen,
      status: isSame ? { is: 'ok' } : { is: 'price-changed', old: line.seenPrice, fresh },
      count,
    }
  })
}

/** How much of a line can be ordered when other lines have `taken` of its dish, and what is wrong with the rest. */
function orderableOf(
  product: SoldProduct,
  branchId: string | null,
  wanted: number,
  taken: number,
): { count: number; trouble: LineStatus | null } {
  const stock = offerOf(product, branchId)?.stock ?? Number.POSITIVE_INFINITY
  const max = stock === Number.POSITIVE_INFINITY ? stock : wholeSteps(product, stock - taken)
  const whole = wholeSteps(product, wanted)
  const count = Math.min(whole, max)
  if (max === 0 && taken === 0) return { count: 0, trouble: { is: 'gone' } }
  if (count < whole) return { count, trouble: { is: 'short', max } }
  return { count, trouble: whole === wanted ? null : { is: 'odd-count' } }
}

/** The lines that are paid and sent: lines that cannot be ordered are left out, short ones cut. */
export function payableLines<P extends SoldProduct>(
  reviewed: readonly ReviewedLine<P>[],
): (PricedLine & { readonly product: P; readonly note: string })[] {
  return reviewed.flatMap(({ line, product, count }) =>
    product && count > 0 ? [{ product, choices: line.choices, note: line.note, count }] : [],
  )
}
