import type { Sum } from '#/domain/money.ts'
import { isSoldOut } from './menu.ts'
import { isOpenToChoice, onlyChoices, pricesFrom, shortGroups } from './modifiers.ts'
import { oldPortionPrice, portionPrice } from './price.ts'
import { offerOf, type PricedProduct, type SoldProduct } from './product.ts'
import { portionsIn, wholeSteps } from './unit.ts'

export type ShownPrice = { price: Sum; old: Sum | null; isFrom: boolean }

/** The price on a card: one portion with the cheapest required choices, and the same without the discount. */
export function shownPrice(product: PricedProduct, branchId: string | null): ShownPrice {
  const { price, hasRange } = pricesFrom(product, branchId)
  const old = oldPortionPrice(product, branchId)
  const choices = price - portionPrice(product, branchId)
  return { price, old: old === null ? null : old + choices, isFrom: hasRange }
}

/** Percent off, whole, for the label, a hundred of what costs nothing alone; null without a discount that makes one. */
export function percentOff({ price, old }: ShownPrice): number | null {
  const percent = old === null ? 0 : Math.min(Math.round((1 - price / old) * 100), price > 0 ? 99 : 100)
  return percent > 0 ? percent : null
}

/** Whether the customer has to choose something before it can be added (PR-05). */
export const hasChoices = ({
  modificationGroups,
  type,
}: Pick<PricedProduct, 'modificationGroups'> & { type: string }): boolean =>
  isOpenToChoice(modificationGroups) &&
  (type === 'MODIFICATION' || shortGroups(modificationGroups, onlyChoices(modificationGroups)).length > 0)

/** Why it cannot be added: `sold-out` here, its category is not cooked then, or not delivered (PR-09, BX-37, PR-11). */
export type Hindrance = 'sold-out' | 'not-cooked' | 'not-for-delivery' | null

/** `cookedFrom`: when its category is cooked again, empty when nobody can say; null: it is. */
export function hindranceOf(
  product: SoldProduct,
  branchId: string | null,
  service: string,
  cookedFrom: string | null,
): Hindrance {
  if (isSoldOut(product, branchId)) return 'sold-out'
  if (cookedFrom !== null) return 'not-cooked'
  return service === 'DELIVERY' && !product.deliveryEnabled ? 'not-for-delivery' : null
}

/** Portions the branch has in all, including those in the basket; infinite without a limit. */
export function portionsInStock(product: PricedProduct, branchId: string | null): number {
  const stock = offerOf(product, branchId)?.stock ?? null
  if (stock === null) return Number.POSITIVE_INFINITY
  const whole = wholeSteps(product, stock)
  return whole > 0 ? portionsIn(product, whole) : 0
}
