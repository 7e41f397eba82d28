import { atom } from 'jotai'
import type { ApiError } from '#/api/result.ts'
import { i18n } from '#/i18n/catalog.ts'
import { languageAtom } from '#/i18n/language.ts'
import { keys } from '#/session/keys.ts'
import type { Store } from '#/shell/shell.ts'
import { describeError } from '#/ui/describe-error.ts'
import { dismissNoticeAtom, notify } from '#/ui/notices/notices.ts'

const shownAtom = atom<{ id: number; text: string } | null>(null)

/**
 * What happened, at the bottom of the screen, in the place of what was said there of the last failure. `said`: failures
 * that the screen tells. All failures of one server have the same words, and nobody wants to read them twice.
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
  const words = describeError(error, store.get(languageAtom))
  return typeof words === 'string' ? words : i18n._(words)
}
