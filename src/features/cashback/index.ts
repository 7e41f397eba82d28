/** Paying part of an order from the balance (PC-06). */
export { CashbackRow } from './CashbackRow.tsx'
