import { type Atom, atom, useSetAtom, type WritableAtom } from 'jotai'
import { useEffect, useState } from 'react'

/** What mounted components declare, in the order they were rendered: a child or a later layer stands on top. */
type Override<T> = { order: number; value: T }

export type OverrideStack<T> = {
  allAtom: Atom<readonly T[]>
  /** What the top-most component wants; null while nobody wants anything. */
  topAtom: Atom<T | null>
  declareAtom: WritableAtom<null, [order: number, value: T | null], void>
}

export function overrideStack<T>(): OverrideStack<T> {
  const listAtom = atom<readonly Override<T>[]>([])
  const allAtom = atom((get) => get(listAtom).map((one) => one.value))
  return {
    allAtom,
    topAtom: atom((get) => get(allAtom).at(-1) ?? null),
    declareAtom: atom(null, (get, set, order, value) => {
      const others = get(listAtom).filter((one) => one.order !== order)
      if (value === null && others.length === get(listAtom).length) return
      const all = value === null ? others : [...others, { order, value }]
      set(
        listAtom,
        all.sort((a, b) => a.order - b.order),
      )
    }),
  }
}

let rendered = 0

/** Declares `value` while the calling component is mounted. `value` must keep its identity between equal renders. */
export function useOverride<T>(wish: OverrideStack<T>, value: T | null) {
  const declare = useSetAtom(wish.declareAtom)
  const [order] = useState(() => ++rendered)
  useEffect(() => declare(order, value), [declare, order, value])
  useEffect(() => () => declare(order, null), [declare, order])
}
