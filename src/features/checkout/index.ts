export { draftAtom } from '#/features/draft/index.ts'
export { TotalRows } from './TotalRows.tsx'
export { type OrderSummary, useOrderTotals } from './totals.ts'
