/** The customer's account: profile, phone number and deletion. */
export { useLeaveAccount } from './use-leave-account.ts'
