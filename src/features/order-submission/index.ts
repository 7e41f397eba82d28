/** Places an order exactly once, whatever the network does. */
export { journalAtom, submitPhaseAtom } from './journal.ts'
export { outcomeOf, type SubmitOutcome } from './outcome.ts'
export { WINDOW_MS } from './reconcile.ts'
export { checkAgain, discardSubmit, orderAgain, resumeSubmit, submitOrder } from './submit.ts'
