import type { Query, QueryClient } from '@tanstack/react-query'
import { isAnswer } from '#/api/error.ts'
import { errorOf } from '#/api/query.ts'
import type { ApiError } from '#/api/result.ts'
import { restOfTexts } from '#/i18n/catalog.ts'
import { keys } from '#/session/keys.ts'
import type { Store } from '#/shell/shell.ts'
import { fetchCodeWordsAtom } from '#/ui/describe-error.ts'

/**
 * The screen of a failed call reports it. What no screen reports is shown in a notice until the customer closes it; the
 * same text then does not appear again, even after a reload (ST-14). `said`: failures that the screen shows itself, at the
 * time when the notice is about to appear.
 */
export function showFailure(store: Store, error: ApiError, said: () => readonly ApiError[] = () => []): void {
  // An expired session has a message of its own.
  if (!isAnswer(error) || error.status === 401 || !keys.errorVisible.read()) return
  void Promise.all([import('./error-notice.ts'), restOfTexts(), store.set(fetchCodeWordsAtom, error)])
    .then(([{ showError }]) => showError(store, error, said()))
    // If the chunk of the notice does not load either, there is no notice; the failed action can still be repeated.
    .catch(() => {})
}

/** Shows each failed query that no screen reports (ER-03). */
export function showFailedReads(store: Store, client: QueryClient): void {
  const cache = client.getQueryCache()
  cache.subscribe((event) => {
    const isFailure = event.type === 'updated' && event.action.type === 'error'
    // A prefetched query that failed gets its screen later, which shows the same text as a notice that is there already.
    const isShownNow = event.type === 'observerAdded' && isReportedByScreen(event.query)
    if (!isFailure && !isShownNow) return
    const error = errorOf(event.query.state.error)
    if (!error) return
    const own = isReportedByScreen(event.query) ? [error] : []
    showFailure(store, error, () => [
      ...own,
      ...cache
        .findAll({ type: 'active', predicate: isReportedByScreen })
        .flatMap(({ state }) => errorOf(state.error) ?? []),
    ])
  })
}

const isReportedByScreen = ({ meta }: Pick<Query, 'meta'>) => meta?.isReportedByScreen === true
