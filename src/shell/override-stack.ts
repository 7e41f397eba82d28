import { type Atom, atom, useSetAtom, type WritableAtom } from 'jotai'
import { useEffect, useState } from 'react'

/** Values declared by mounted components, in the order of rendering: a child or a later layer is on top. */
type Override<T> = { order: number; value: T }

export type OverrideStack<T> = {
  allAtom: Atom<readonly T[]>
  /** The value of the top-most component; null while there is none. */
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

/* The order is of the page: components of every stack and store are rendered into one. */
let rendered = 0

/** A number of the caller's own, above those of all who were rendered before. */
export const useRenderOrder = () => useState(() => ++rendered)[0]

/** Declares `value` while the calling component is mounted. `value` must keep its identity between equal renders. */
export function useOverride<T>(stack: OverrideStack<T>, value: T | null) {
  const declare = useSetAtom(stack.declareAtom)
  const order = useRenderOrder()
  useEffect(() => declare(order, value), [declare, order, value])
  useEffect(() => () => declare(order, null), [declare, order])
}
