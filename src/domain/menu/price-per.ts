import type { Sum } from '#/domain/money.ts'
import { portionPrice } from './price.ts'
import type { PricedProduct } from './product.ts'
import { shownPrice } from './shown-price.ts'
import { ownMeasure, type Portion } from './unit.ts'

/** A price by weight or volume, whole so'm: of 100 g or ml of small dishes, of a kilo or litre of larger ones. */
export type PricePer = { readonly sum: Sum; readonly of: Portion }

/** Below it the measure is that of a bite, and its price by weight says nothing, g or ml. */
const LEAST = 20

/**
 * What 100 g or a kilo of a dish that is sold by the piece costs (DX-15); null: its weight is not known, its price depends
 * on choices, which may weigh something too, it costs nothing, or it is sold by weight, whose price is that already.
 */
export function pricePer(
  product: PricedProduct & { readonly measure: string | number | null },
  branchId: string | null,
): PricePer | null {
  const measure = product.unit === 'COUNT' ? ownMeasure(product) : null
  if (!measure || measure.unit === 'pcs' || shownPrice(product, branchId).isFrom) return null
  const price = portionPrice(product, branchId)
  const isLarge = measure.unit === 'kg' || measure.unit === 'l'
  const size = isLarge ? measure.value * 1_000 : measure.value
  if (size < LEAST || price <= 0) return null
  const isLiquid = measure.unit === 'ml' || measure.unit === 'l'
  return size < 1_000
    ? { sum: Math.round((price * 100) / size), of: { value: 100, unit: isLiquid ? 'ml' : 'g' } }
    : { sum: Math.round((price * 1_000) / size), of: { value: 1, unit: isLiquid ? 'l' : 'kg' } }
}
