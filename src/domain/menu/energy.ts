import type { PricedProduct } from './product.ts'
import { portionsIn } from './unit.ts'

type EatenLine = {
  readonly product: Pick<PricedProduct, 'unit' | 'amount'> & { readonly calorie: number | null }
  /** In the product's unit. */
  readonly count: number
}

/** `isWhole`: every dish says its energy; otherwise it is at least so much, kcal. */
export type Energy = { readonly kcal: number; readonly isWhole: boolean }

/** The energy of what is ordered (DX-15); null where at most half of the portions say theirs, or there are none. */
export function energyOf(lines: readonly EatenLine[]): Energy | null {
  let [kcal, known, all] = [0, 0, 0]
  for (const { product, count } of lines) {
    const portions = portionsIn(product, count)
    all += portions
    // A dish of no energy is water, or a field that nobody filled in.
    if (product.calorie === null || product.calorie <= 0) continue
    known += portions
    kcal += product.calorie * portions
  }
  return known * 2 > all ? { kcal: Math.round(kcal), isWhole: known === all } : null
}
