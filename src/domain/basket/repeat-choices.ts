import { lineSum } from '#/domain/menu/price.ts'
import type { SoldProduct } from '#/domain/menu/product.ts'
import type { Sum } from '#/domain/money.ts'
import { orderedUnitPrice } from '#/domain/order/ordered-price.ts'
import type { OrderedService } from '#/domain/service.ts'
import { type AddToBasketInput, newLine } from './basket-lines.ts'
import { repeatable } from './repeatable.ts'
import { reviewBasket } from './review-basket.ts'

type Repeated = Parameters<typeof repeatable>[0][number]
type OrderedLine = Omit<Repeated, 'product' | 'modifications'> & {
  readonly product: Repeated['product'] & Parameters<typeof orderedUnitPrice>[0]
  readonly modifications: readonly (Repeated['modifications'][number] &
    Parameters<typeof orderedUnitPrice>[1][number])[]
}

/**
 * Why a line of an order cannot be ordered today. `options`: a choice that the dish cannot do without is not offered any
 * more; `unreadable`: the order does not say how many or with which choices.
 */
export type NotToday = 'gone' | 'sold-out' | 'not-for-delivery' | 'options' | 'unreadable'

/** One line of an order as it can be ordered today (BX-04). */
export type RepeatChoice<Line extends OrderedLine, P extends SoldProduct = SoldProduct> = {
  readonly line: Line
  /** The choices that it had and that are not offered any more. */
  readonly lost: readonly Line['modifications'][number][]
} & (
  | { readonly is: 'off'; readonly why: NotToday }
  | {
      readonly is: 'on'
      readonly input: AddToBasketInput
      /** As it is on the menu: what is sent has its names of today. */
      readonly product: P
      /** What it costs today, so'm. */
      readonly sum: Sum
      /** What the same quantity with the same choices cost in the order; null: as much, or the order does not say. */
      readonly old: Sum | null
      /** The branch has less than was ordered; `input` takes what there is. */
      readonly isShort: boolean
    }
)

/**
 * The lines of an order with what each can be today, in their order. `branchId`: whose prices and stock count, null while
 * none is known; `service`: how the order would reach the customer.
 */
export function repeatChoices<Line extends OrderedLine, P extends SoldProduct>(
  lines: readonly Line[],
  sold: ReadonlyMap<string, P>,
  { branchId, service }: { branchId: string | null; service: OrderedService },
): RepeatChoice<Line, P>[] {
  const { fitting, gone, without } = repeatable(lines, sold)
  // Together, because lines of one dish share its stock.
  const wanted = fitting.map(({ input }) => newLine({ ...input, seenPrice: 0 }))
  const reviewed = reviewBasket(wanted, sold, branchId, service)
  const reviewOf = new Map(fitting.map(({ line }, index) => [line, reviewed[index]]))
  const lostOf = new Map(without.map(({ line, lost }) => [line, lost]))
  return lines.map((line): RepeatChoice<Line, P> => {
    const lost = lostOf.get(line) ?? []
    const off = (why: NotToday): RepeatChoice<Line, P> => ({ is: 'off', line, lost, why })
    if (gone.includes(line)) return off('gone')
    const review = reviewOf.get(line)
    const product = review?.product
    if (!review || !product) return off('unreadable')
    const { status, count } = review
    if (status.is === 'not-for-delivery') return off('not-for-delivery')
    if (status.is === 'options') return off('options')
    if (count <= 0) return off('sold-out')
    const { productId, choices, note } = review.line
    const kept = line.modifications.filter((choice) => !lost.includes(choice))
    const unit = orderedUnitPrice(line.product, kept)
    const sum = lineSum({ product, choices, count }, branchId)
    const old = unit === null ? sum : Math.round(unit * count)
    return {
      is: 'on',
      line,
      lost,
      input: { productId, choices, note, count },
      product,
      sum,
      old: old === sum ? null : old,
      isShort: status.is === 'short',
    }
  })
}
