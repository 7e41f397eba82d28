import type { Query, QueryClient } from '@tanstack/react-query'
import { errorOf } from '#/api/query.ts'
import type { ApiError } from '#/api/result.ts'
import { restOfTexts } from '#/i18n/catalog.ts'
import { keys } from '#/session/keys.ts'
import type { Store } from '#/shell/shell.ts'

/** That nobody answered is said by the screens and the offline bar. */
export const isAnswer = (error: ApiError) => error.kind === 'http' || error.kind === 'bad-answer'

/**
 * Where a call failed its screen says so. What no screen says stands in a notice, until the customer closes it: then
 * the same words stay away, over a reload too (ST-14). `said`: failures that the screen tells.
 */
export function showFailure(store: Store, error: ApiError, said: readonly ApiError[] = []): void {
  // A lost session has a message of its own.
  if (!isAnswer(error) || error.status === 401 || !keys.errorVisible.read()) return
  void Promise.all([import('./error-notice.ts'), restOfTexts()])
    .then(([{ showError }]) => showError(store, error, said))
    // Without its file there is no notice; what failed can still be tried again.
    .catch(() => {})
}

/** Shows each failure of a read that no screen tells (ER-03). */
export function showFailedReads(store: Store, client: QueryClient): void {
  const cache = client.getQueryCache()
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const error = errorOf(event.action.error)
    if (!error) return
    const shown = cache.findAll({ type: 'active', predicate: isToldByScreen })
    const told = isToldByScreen(event.query) ? [event.query, ...shown] : shown
    showFailure(
      store,
      error,
      told.flatMap(({ state }) => errorOf(state.error) ?? []),
    )
  })
}

const isToldByScreen = ({ meta }: Pick<Query, 'meta'>) => meta?.isToldByScreen === true
