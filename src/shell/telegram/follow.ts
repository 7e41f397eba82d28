import type { Atom } from 'jotai'
import type { Store } from '#/shell/shell.ts'

/** Calls `draw` now and after each change; what one commit of React changes several times is drawn once. */
export function follow<T>(store: Store, atom: Atom<T>, draw: (value: T) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const drawSoon = () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => draw(store.get(atom)))
  }
  drawSoon()
  const stop = store.sub(atom, drawSoon)
  return () => {
    clearTimeout(waiting)
    stop()
  }
}
