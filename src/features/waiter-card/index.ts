/** The basket shown to the waiter, in the staff's language (CX-09). */
export { ShowToWaiter } from './ShowToWaiter.tsx'
