import type { Atom } from 'jotai'
import type { Store } from '#/shell/shell.ts'

/** Calls `apply` now and after each change; several changes in one commit of React call it once. */
export function follow<T>(store: Store, atom: Atom<T>, apply: (value: T) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const applySoon = () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => apply(store.get(atom)))
  }
  applySoon()
  const stop = store.sub(atom, applySoon)
  return () => {
    clearTimeout(waiting)
    stop()
  }
}
