import type { Choices } from '#/domain/menu/product.ts'
import type { ProductFact } from '#/domain/menu/product-fact.ts'
import type { Sum } from '#/domain/money.ts'
import { type PromoVerdict, promoVerdicts } from '#/domain/order/promo.ts'
import { lineKey } from './basket-lines.ts'

/** A problem of a basket as the server names it; `line` counts through the lines sent. */
export type CheckProblem = {
  readonly code: string
  readonly field: string
  readonly line: number | null
  readonly productId: string | null
  readonly modificationId: string | null
  readonly max: number | null
  readonly fresh: Sum | null
  /** "HH:mm", empty: not said. */
  readonly from: string
}

/** The result of a basket check. */
export type BasketProblems = {
  readonly products: ReadonlyMap<string, ProductFact>
  /** Keys of lines that can no longer be ordered with these choices. */
  readonly refused: ReadonlySet<string>
  /** By product that is not cooked at the time of the order: when it is, "HH:mm" (BX-37). */
  readonly notCooked: ReadonlyMap<string, string>
  /** Why the promo is not valid; null: it is valid, as far as is known. */
  readonly promo: PromoVerdict | null
  /** Sums outside the lines have changed: fee, delivery. */
  readonly isTotalOld: boolean
}

type Sent = {
  readonly product: { readonly id: string }
  readonly choices: Choices
  readonly note: string
  readonly count: number
}

/** The product fact that a problem states; null: it is not about a product. */
function factOf(problem: CheckProblem, sent: readonly Sent[]): ProductFact | null {
  const { code, line, productId, modificationId, fresh, max } = problem
  if (code === 'PRODUCT_NOT_AVAILABLE') return { isGone: true }
  if (code === 'NOT_ENOUGH_PRODUCTS') {
    // `max` is what is left for this line, after the lines before it have taken their share of the stock.
    const before = sent.slice(0, line ?? 0).filter(({ product }) => product.id === productId)
    return { stock: before.reduce((sum, one) => sum + one.count, 0) + Math.max(0, max ?? 0) }
  }
  if (code !== 'PRICE_CHANGED' || fresh === null) return null
  return modificationId === null ? { costPrice: fresh } : { prices: { [modificationId]: fresh } }
}

/** Turns the problems of a check into facts about the lines that were sent, the first of each product first. */
export function validationOf(problems: readonly CheckProblem[], sent: readonly Sent[]): BasketProblems {
  const products = new Map<string, ProductFact>()
  for (const problem of problems) {
    const id = problem.productId ?? (problem.line === null ? undefined : sent[problem.line]?.product.id)
    const fact = id === undefined ? null : factOf({ ...problem, productId: id ?? null }, sent)
    if (!fact || id === undefined) continue
    const known = products.get(id)
    products.set(id, { ...fact, ...known, prices: { ...fact.prices, ...known?.prices } })
  }
  const refused = problems.flatMap(({ code, line }) => {
    const one = code === 'MODIFIER_RULE' && line !== null ? sent[line] : undefined
    return one ? [lineKey(one.product.id, one.choices, one.note)] : []
  })
  const notCooked = problems.flatMap(({ code, line, productId, from }) => {
    const id = productId ?? (line === null ? undefined : sent[line]?.product.id)
    return code === 'CATEGORY_CLOSED' && id !== undefined ? [[id, from] as const] : []
  })
  const promo = problems.find(({ code }) => code.startsWith('PROMO_'))?.code
  return {
    products,
    refused: new Set(refused),
    notCooked: new Map(notCooked),
    promo: promo === undefined ? null : (promoVerdicts.find((one) => one === promo) ?? 'PROMO_NOT_ACTIVE'),
    isTotalOld: problems.some(
      ({ code, productId, line }) =>
        (code === 'PRICE_CHANGED' && productId === null && line === null) || code === 'MIN_DELIVERY_PRICE',
    ),
  }
}

/**
 * Whether a check found anything new: known problems, and problems that no longer exist, do not hold the customer up.
 */
export function hasNews(known: BasketProblems | null, facts: BasketProblems): boolean {
  const isNew = ([id, fact]: [string, ProductFact]) =>
    JSON.stringify(known?.products.get(id)) !== JSON.stringify(fact)
  return (
    [...facts.products].some(isNew) ||
    [...facts.refused].some((key) => !known?.refused.has(key)) ||
    [...facts.notCooked].some(([id, from]) => known?.notCooked.get(id) !== from) ||
    (facts.promo !== null && facts.promo !== known?.promo) ||
    facts.isTotalOld
  )
}
