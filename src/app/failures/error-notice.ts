import { atom } from 'jotai'
import type { ApiError } from '#/api/result.ts'
import { i18n } from '#/i18n/catalog.ts'
import { languageAtom } from '#/i18n/language.ts'
import { keys } from '#/session/keys.ts'
import type { Store } from '#/shell/shell.ts'
import { describeError, wordsOfCodeAtom } from '#/ui/describe-error.ts'
import { dismissNoticeAtom, notify } from '#/ui/notices/notices.ts'

const shownAtom = atom<{ id: number; text: string } | null>(null)

/**
 * Shows the error at the bottom of the screen, in place of the last one. `said`: failures that the screen shows itself.
 * All failures of one server have the same text, which is not shown twice.
 */
export function showError(store: Store, error: ApiError, said: readonly ApiError[]): void {
  const text = wordsOf(store, error)
  const isSaid = said.some((other) => wordsOf(store, other) === text)
  const shown = store.get(shownAtom)
  if (isSaid && shown?.text !== text) return
  if (shown) store.set(dismissNoticeAtom, shown.id)
  store.set(shownAtom, isSaid ? null : { id: show(store, text), text })
}

const show = (store: Store, text: string): number =>
  notify(store, { text, tone: 'error', onClose: () => keys.errorVisible.write(false) })

function wordsOf(store: Store, error: ApiError): string {
  const words = describeError(error, store.get(languageAtom), store.get(wordsOfCodeAtom))
  return typeof words === 'string' ? words : i18n._(words)
}
