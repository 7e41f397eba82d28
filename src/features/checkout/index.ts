/** The order as the checkout makes, checks and sends it, for whoever else shows one. */
export { Changed } from './Changed.tsx'
export { Failure, Terms } from './OrderNotes.tsx'
export { timeToOrder } from './times.ts'
export { type CheckoutState, useCheckoutState } from './use-checkout-state.ts'
export { useOrdering } from './use-ordering.ts'
export { useShownOrder } from './use-shown-order.ts'
export { isSubmittingAtom } from './use-submit.ts'
