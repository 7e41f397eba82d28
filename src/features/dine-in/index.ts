import { lazyComponent } from '#/ui/lazy-component.ts'

/*
 * At the table: which one, and the waiter. The menu shows it to those who sit at one only, so the door itself imports
 * nothing of it.
 */
/** The choice of a table, for the sheet that asks where to. */
export const TableChoice = lazyComponent(() => import('./TableChoice.tsx'), 'TableChoice')
/** Waiter, bill, water. */
export const WaiterCalls = lazyComponent(() => import('./WaiterCalls.tsx'), 'WaiterCalls')
/** The table of an order, with the waiter beside it. */
export const TableOfOrder = lazyComponent(() => import('./TableOfOrder.tsx'), 'TableOfOrder')
