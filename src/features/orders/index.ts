import type { QueryClient } from '@tanstack/react-query'
import type { QueryScope } from '#/session/query-keys.ts'
import { lazyPart } from '#/ui/lazy-component.ts'

export { archiveQuery } from './archive-query.ts'
export {
  type CourierOnMap,
  type FollowedOrder,
  stateLabelOf,
  useHeadline,
  useOrderScene,
} from './headline.ts'
/** The orders of a customer: their texts, and the active ones. */
export { statusLabelOf } from './labels.ts'
export { OrderPageSkeleton, OrderSkeleton } from './OrderSkeleton.tsx'
export { useOrderName } from './order-name.ts'
export { ProgressBars } from './ProgressBars.tsx'
export { usePaymentName } from './payment-name.ts'
export {
  activeOrdersQuery,
  cancelReasonsQuery,
  courierQuery,
  lastOrdersQuery,
  orderQuery,
  trackedOrderQuery,
} from './queries.ts'
export { toldPaidAtom } from './told-paid.ts'
export { orderedCount, orderLineSum, type TotalKey, totalRows } from './totals.ts'
export { useOrder } from './use-order.ts'

/** Active orders above the menu. Only customers have any, so only they load it; wrap it in a Suspense. */
export const ActiveOrderStrip = lazyPart(() => import('./ActiveOrderStrip.tsx'), 'ActiveOrderStrip')
/** Loads a customer's active orders for any component that shows them; a guest has none. */
export async function fetchActiveOrders(queries: QueryClient, scope: QueryScope): Promise<void> {
  if (!scope[2]) return
  const { activeOrdersQuery } = await import('./queries.ts')
  await queries.prefetchQuery(activeOrdersQuery(scope))
}
/** Invalidates the active orders, because an order was added or has ended. */
export async function forgetActiveOrders(queries: QueryClient, scope: QueryScope): Promise<void> {
  const { activeOrdersQuery } = await import('./queries.ts')
  await queries.invalidateQueries({ queryKey: activeOrdersQuery(scope).queryKey })
}
