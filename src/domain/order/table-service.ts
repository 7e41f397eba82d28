import { percentOf, type Sum } from '#/domain/money.ts'
import type { Ordered } from './totals.ts'

/** The fee for table service: a percentage of the products, rounded down, or a fixed sum. */
export function tableService(
  service: { percent: number; amount: Sum } | null,
  { products, count }: Ordered,
): Sum {
  if (!service || count <= 0) return 0
  return service.percent > 0 ? percentOf(products, service.percent) : Math.max(0, service.amount)
}
