import type { QueryClient } from '@tanstack/react-query'
import { errorOf, isRetryable } from '#/api/query.ts'

/**
 * A read that had failed is answered: the server is well, so every other read on the screen that has failed is repeated
 * at once instead of after its half a minute (ER-05). One that goes on failing is not asked for more often by it.
 */
export function followRecovery(client: QueryClient): () => void {
  const cache = client.getQueryCache()
  const hasFailed = ({ state }: { state: { error: unknown } }) => isRetryable(errorOf(state.error))
  const failed = new Set(cache.findAll({ predicate: hasFailed }).map(({ queryHash }) => queryHash))
  return cache.subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    if (action.type === 'error' && hasFailed(query)) failed.add(query.queryHash)
    if (action.type !== 'success' || !failed.delete(query.queryHash)) return
    void client.refetchQueries({ type: 'active', predicate: hasFailed }, { cancelRefetch: false })
  })
}
