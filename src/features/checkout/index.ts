export { useBasketCheck } from './check.ts'
export { resumeSubmit } from './resume.ts'
export { TotalRows } from './TotalRows.tsx'
export { type OrderSummary, useOrderTotals } from './totals.ts'
