import type { PricedProduct, Unit } from './product.ts'

type Measured = Pick<PricedProduct, 'unit' | 'amount'>

/** A quantity as a person reads it; the words for the units belong to i18n. */
export type Portion = { readonly value: number; readonly unit: 'g' | 'kg' | 'ml' | 'l' | 'pcs' }

/** Weights and volumes have at most three decimals; this drops what binary fractions add. */
const tidy = (value: number) => Math.round(value * 1_000) / 1_000

/**
 * How much one tap adds. A quantity is counted in `unit`: whole pieces for COUNT, multiples of `amount` for
 * KG, LITER and GRAMM, and the price is that of one `unit`.
 */
export function stepOf(product: Measured): number {
  return product.unit === 'COUNT' || !(product.amount > 0) ? 1 : tidy(product.amount)
}

/** The nearest quantity that can be sold, never less than one step. */
export function toStep(product: Measured, count: number): number {
  const step = stepOf(product)
  return tidy(Math.max(1, Math.round(count / step)) * step)
}

/** The largest quantity that can be sold out of `stock`; 0 when not even one step is left. */
export function wholeSteps(product: Measured, stock: number): number {
  const step = stepOf(product)
  return tidy(Math.max(0, Math.floor(stock / step + 1e-6)) * step)
}

/** How many portions a quantity is: 1.5 kg in steps of 0.5 are 3. A badge and "3 dishes" count these. */
export function portionsIn(product: Measured, count: number): number {
  return Math.max(1, Math.round(count / stepOf(product)))
}

/** What a unit measures, and how many grams or millilitres it is. */
export const SIZES: Readonly<Record<Unit, readonly [of: 'g' | 'ml' | 'pcs', size: number]>> = {
  KG: ['g', 1_000],
  GRAMM: ['g', 1],
  LITER: ['ml', 1_000],
  COUNT: ['pcs', 1],
}

/** A quantity in the unit that people use: 0.5 KG is 500 g, 1,500 GRAMM are 1.5 kg (PR-07). */
export function quantityIn(unit: Unit, count: number): Portion {
  const [of, size] = SIZES[unit]
  const small = count * size
  return of === 'pcs' || small < 1_000
    ? { value: tidy(small), unit: of }
    : { value: tidy(small / 1_000), unit: of === 'g' ? 'kg' : 'l' }
}

const MEASURE = /^(\d+(?:[.,]\d+)?)\s*(g|kg|ml|l)$/i

/**
 * What a dish says of its own measure: a number of grams, or of its unit; `450 g`, `0,5 L`. Null: nothing, or words of
 * another kind.
 */
export function ownMeasure(product: Measured & { readonly measure: string | number | null }): Portion | null {
  const { measure, unit } = product
  if (typeof measure === 'number')
    return measure > 0 ? quantityIn(unit === 'COUNT' ? 'GRAMM' : unit, measure) : null
  const [, value, word] = MEASURE.exec(measure?.trim() ?? '') ?? []
  if (!value || !word) return null
  return { value: Number(value.replace(',', '.')), unit: word.toLowerCase() as Portion['unit'] }
}

/** The measure of one portion; null for a plain piece, which needs none. */
export function portionOf(product: Measured): Portion | null {
  if (!(product.amount > 0) || (product.unit === 'COUNT' && product.amount === 1)) return null
  return quantityIn(product.unit, product.amount)
}
