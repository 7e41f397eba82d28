import type { QueryClient } from '@tanstack/react-query'
import type { QueryScope } from '#/session/query-keys.ts'
import { lazyComponent } from '#/ui/lazy-component.ts'

/** The orders of a customer: what they are called, and those under way. */
export { expectedAt } from './expected.ts'
export { useHeadline } from './headline.ts'
export { statusLabel } from './labels.ts'
export { useOrderName } from './order-name.ts'
export { activeOrdersQuery, cancelReasonsQuery, courierQuery, orderQuery } from './queries.ts'
export { countOf, orderLineSum, type TotalKey, totalRows } from './totals.ts'

/** Orders under way, over the menu. Only customers have any, so only they load it; wrap it in a Suspense. */
export const ActiveOrderStrip = lazyComponent(() => import('./ActiveOrderStrip.tsx'), 'ActiveOrderStrip')
/** Asks for a customer's orders under way, whoever shows them; a visitor has none. */
export async function fetchActiveOrders(queries: QueryClient, scope: QueryScope): Promise<void> {
  if (!scope[2]) return
  const { activeOrdersQuery } = await import('./queries.ts')
  await queries.prefetchQuery(activeOrdersQuery(scope))
}
/** There is one more order, or one less, than was last read. */
export async function forgetActiveOrders(queries: QueryClient, scope: QueryScope): Promise<void> {
  const { activeOrdersQuery } = await import('./queries.ts')
  await queries.invalidateQueries({ queryKey: activeOrdersQuery(scope).queryKey })
}
