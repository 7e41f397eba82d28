/** Paying for an order that was placed, and its receipt. */
export { PayQuestion } from './PayQuestion.tsx'
export { Receipt } from './Receipt.tsx'
export { Unpaid } from './Unpaid.tsx'
export { useLateTip } from './use-late-tip.ts'
export { usePayAtOnce } from './use-pay-at-once.ts'
