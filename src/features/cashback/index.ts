/** Cashback: paying part of an order from it (PC-06), what came and went of it, and what an order brings (DX-10). */
export { CashbackByMonth } from './CashbackByMonth.tsx'
export { CashbackRow } from './CashbackRow.tsx'
export { EarnedLine } from './EarnedLine.tsx'
export { cashbackQuery } from './queries.ts'
