import {
  linesOf,
  type PersistedBasket,
  parsePersisted,
  serialisePersisted,
} from '#/domain/basket/persisted-basket.ts'
import { basketAtomOf, basketName } from '#/session/basket.ts'
import type { Scope } from '#/session/key.ts'
import { scopeAtom } from '#/session/scope.ts'
import { type Copies, type Store, shellAtom } from '#/shell/shell.ts'

/** How long after the last press the copy is written, ms: a client refuses calls that come in bursts. */
const AFTER_MS = 1_000

/** Clients accept letters, digits, `_` and `-`. */
const copyName = (scope: Scope) => basketName(scope).replace(/[^\w-]/g, '_')

const parse = (text: string): PersistedBasket => {
  try {
    return parsePersisted(JSON.parse(text))
  } catch {
    return []
  }
}

/**
 * Keeps a copy of the basket outside the webview, for clients that have such a place, and takes it back where the
 * webview has lost its own (BX-31). Returns what ends it.
 */
export function followBasketCopy(store: Store): () => void {
  const { copies, subscribeActive } = store.get(shellAtom)
  if (!copies) return () => {}
  let stop = () => {}
  const follow = () => {
    stop()
    const scope = store.get(scopeAtom)
    stop = scope ? followScope(store, scope, copies, subscribeActive) : () => {}
  }
  follow()
  const stopScope = store.sub(scopeAtom, follow)
  return () => {
    stopScope()
    stop()
  }
}

function followScope(
  store: Store,
  scope: Scope,
  copies: Copies,
  subscribeActive: (changed: (isActive: boolean) => void) => () => void,
): () => void {
  const basketAtom = basketAtomOf(scope)
  const name = copyName(scope)
  let isDue = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    if (!isDue) return
    isDue = false
    const basket = store.get(basketAtom)
    // Removed lines are for other tabs, which a copy has none of.
    const isEmpty = linesOf(basket).length === 0
    const lines = basket.filter(({ count }) => count > 0)
    void copies.write(name, isEmpty ? null : JSON.stringify(serialisePersisted(lines)))
  }
  const changed = () => {
    isDue = true
    clearTimeout(timer)
    // Ordered or emptied: a copy that outlived it would bring the dishes back.
    if (linesOf(store.get(basketAtom)).length === 0) write()
    else timer = setTimeout(write, AFTER_MS)
  }
  const restore = async () => {
    if (store.get(basketAtom).length > 0) return changed()
    const text = await copies.read(name)
    const lines = text === null ? [] : parse(text)
    // The customer was faster: what is in the basket by now is what they want.
    if (lines.length > 0 && store.get(basketAtom).length === 0) store.set(basketAtom, lines)
  }
  void restore()
  const stops = [
    store.sub(basketAtom, changed),
    subscribeActive((isActive) => {
      if (!isActive) write()
    }),
  ]
  return () => {
    write()
    for (const stop of stops) stop()
  }
}
