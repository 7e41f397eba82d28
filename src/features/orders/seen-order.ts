import type { QueryClient } from '@tanstack/react-query'
import type { Order } from '#/api/schema/order.ts'
import type { QueryScope } from '#/session/query-keys.ts'
import { archiveQuery } from './archive-query.ts'
import { activeOrdersQuery, lastOrdersQuery } from './queries.ts'

/** An order as the lists that were loaded have it, before its own answer is there; undefined: none has it. */
export function seenOrder(queries: QueryClient, scope: QueryScope, id: string): Order | undefined {
  const active = queries.getQueryData(activeOrdersQuery(scope).queryKey) ?? []
  const last = queries.getQueryData(lastOrdersQuery(scope).queryKey)?.content ?? []
  const pages = queries.getQueryData(archiveQuery(scope).queryKey)?.pages ?? []
  const seen = [...active, ...last, ...pages.flatMap(({ content }) => content)]
  return seen.find((one) => one.id === id)
}
