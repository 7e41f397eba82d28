import { lazyComponent, lazyPart } from '#/ui/lazy-component.ts'

/*
 * At the table: its choice and the waiter. Only guests at a table need it, so this module imports none of it
 * statically.
 */
/** The choice of a table, for the address sheet. */
export const TableChoice = lazyComponent(() => import('./TableChoice.tsx'), 'TableChoice')
/** Buttons that call the waiter. */
export const WaiterCalls = lazyPart(() => import('./WaiterCalls.tsx'), 'WaiterCalls')
/** The table of an order, with the waiter beside it. */
export const TableOfOrder = lazyPart(() => import('./TableOfOrder.tsx'), 'TableOfOrder')
