import { atom } from 'jotai'
import type { ApiError } from '#/api/result.ts'
import { i18n } from '#/i18n/catalog.ts'
import { languageAtom } from '#/i18n/language.ts'
import { isTold, onTold } from '#/lib/told.ts'
import { keys } from '#/session/keys.ts'
import type { Store } from '#/shell/shell.ts'
import { describeError } from '#/ui/describe-error.ts'
import { dismissNoticeAtom, notify } from '#/ui/notices/notices.ts'

/** ms for whoever made the call to say it nearer: the general banner only speaks when nobody has. */
const NEARER_FIRST = 1_000

const shownAtom = atom<{ id: number; text: string } | null>(null)

/** Shows a failed answer at the bottom of the screen, unless it is told, or its very words stand there already. */
export function showFailure(store: Store, error: ApiError): void {
  const show = () => {
    const text = wordsOf(store, error)
    if (isTold(error) || !keys.errorVisible.read() || isOnScreen(text)) return
    take(store)
    const id = notify(store, { text, tone: 'error', onClose: () => close(store) })
    store.set(shownAtom, { id, text })
    const stop = onTold((other) => {
      if (store.get(shownAtom)?.id !== id) return stop()
      if (other !== error && wordsOf(store, other) !== text) return
      take(store)
      stop()
    })
  }
  setTimeout(show, NEARER_FIRST)
}

/** The customer has read it: the same words stay away, over a reload too (ST-14). */
function close(store: Store) {
  keys.errorVisible.write(false)
  store.set(shownAtom, null)
}

function take(store: Store) {
  const shown = store.get(shownAtom)
  if (shown) store.set(dismissNoticeAtom, shown.id)
  store.set(shownAtom, null)
}

function wordsOf(store: Store, error: unknown): string {
  const what = describeError(error, store.get(languageAtom))
  return typeof what === 'string' ? what : i18n._(what)
}

/** Two failures may have the same words, as all failures of one server do. */
const isOnScreen = (text: string) => document.body.textContent?.includes(text) ?? false
