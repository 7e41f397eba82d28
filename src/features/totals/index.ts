/** What the order costs, and why. */

export { useBalance } from './balance.ts'
export { useBasketCheck } from './check.ts'
export { paymentMethodsQuery } from './queries.ts'
export { refreshPrices } from './refresh.ts'
export { TotalRows } from './TotalRows.tsx'
export { type OrderSummary, summarise, useOrderTotals } from './totals.ts'
