/** Signing in by SMS or by Telegram. */

export { useRequireCustomer } from './require-customer.ts'
export { useAtHand } from './use-at-hand.ts'
