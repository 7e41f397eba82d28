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
}

/** What a check brought to light. */
export type BasketProblems = {
  readonly products: ReadonlyMap<string, ProductFact>
  /** Keys of lines that are no longer made as chosen. */
  readonly refused: ReadonlySet<string>
  /** Why the promo does not hold; null: it does, as far as is known. */
  readonly promo: PromoVerdict | null
  /** Sums outside the lines are other ones: fee, delivery. */
  readonly isTotalOld: boolean
}

type Sent = {
  readonly product: { readonly id: string }
  readonly choices: Choices
  readonly note: string
  readonly count: number
}

/** Which fact a problem is; null: none about a product. */
function factOf(problem: CheckProblem, sent: readonly Sent[]): ProductFact | null {
  const { code, line, productId, modificationId, fresh, max } = problem
  if (code === 'PRODUCT_NOT_AVAILABLE') return { isGone: true }
  if (code === 'NOT_ENOUGH_PRODUCTS') {
    // `max` is what is left for this line; the lines before it have their share of the stock.
    const before = sent.slice(0, line ?? 0).filter(({ product }) => product.id === productId)
    return { stock: before.reduce((sum, one) => sum + one.count, 0) + Math.max(0, max ?? 0) }
  }
  if (code !== 'PRICE_CHANGED' || fresh === null) return null
  return modificationId === null ? { costPrice: fresh } : { prices: { [modificationId]: fresh } }
}

/** What the problems of a check say of the lines that were sent, the first of each product first. */
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
  const promo = problems.find(({ code }) => code.startsWith('PROMO_'))?.code
  return {
    products,
    refused: new Set(refused),
    promo: promo === undefined ? null : (promoVerdicts.find((one) => one === promo) ?? 'PROMO_NOT_ACTIVE'),
    isTotalOld: problems.some(
      ({ code, productId, line }) =>
        (code === 'PRICE_CHANGED' && productId === null && line === null) || code === 'MIN_DELIVERY_PRICE',
    ),
  }
}

/** Whether a check says more than is known: what is known, or no longer so, is no reason to hold anybody up. */
export function hasNews(known: BasketProblems | null, facts: BasketProblems): boolean {
  const isNew = ([id, fact]: [string, ProductFact]) =>
    JSON.stringify(known?.products.get(id)) !== JSON.stringify(fact)
  return (
    [...facts.products].some(isNew) ||
    [...facts.refused].some((key) => !known?.refused.has(key)) ||
    (facts.promo !== null && facts.promo !== known?.promo) ||
    facts.isTotalOld
  )
}
