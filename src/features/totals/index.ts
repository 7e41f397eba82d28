/** The total of the order and its explanations. */

export { useBalance } from './balance.ts'
export { useBasketCheck } from './check.ts'
export { MissingBars } from './MissingBars.tsx'
export { missingBars } from './missing.ts'
export { paymentMethodsQuery } from './queries.ts'
export { refreshPrices } from './refresh.ts'
export { TotalCard } from './TotalCard.tsx'
export { TotalRows } from './TotalRows.tsx'
export { type OrderSummary, summarise, useOrderTotals } from './totals.ts'
