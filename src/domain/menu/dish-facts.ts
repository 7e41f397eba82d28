import type { PricedProduct } from './product.ts'
import { portionOf } from './unit.ts'

/** Something is known of a dish's grade or measure, so that its card has a line of facts; `grade` 0: nobody gave one. */
export const hasFacts = (
  product: Pick<PricedProduct, 'unit' | 'amount'> & { readonly measure: string | number | null },
  grade: number,
): boolean =>
  grade > 0 ||
  (typeof product.measure === 'number' ? product.measure > 0 : !!product.measure?.trim()) ||
  portionOf(product) !== null
