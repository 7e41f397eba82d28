import type { QueryClient } from '@tanstack/react-query'
import { part } from '#/lib/lazy-component.tsx'
import type { QueryScope } from '#/session/session.ts'

/*
 * The menu shows orders under way to customers only, so all that knows an order comes later: the door itself imports
 * nothing of it.
 */

/** Orders under way, over the menu. Only customers have any, so only they load it; wrap it in a Suspense. */
export const ActiveOrderStrip = part(() => import('./ActiveOrderStrip.tsx'), 'ActiveOrderStrip')

/** Asks for a customer's orders under way, whoever shows them; a visitor has none (spec section 4). */
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

/** Sends the customer to pay an order just placed: `payAtOnce` of ./payment-page.ts. */
export async function payAtOnce(
  ...order: Parameters<typeof import('./payment-page.ts').payAtOnce>
): Promise<void> {
  const page = await import('./payment-page.ts')
  await page.payAtOnce(...order)
}
