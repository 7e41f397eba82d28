import { type Atom, atom, useSetAtom, type WritableAtom } from 'jotai'
import { createContext, use, useEffect, useState } from 'react'

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

/** Room for the numbers of one layer. */
const LAYER = 1e9

/** How many sheets lie under the caller; each sheet adds one for what is in it. */
export const LayerDepth = createContext(0)

/**
 * A number of the caller's own, above those of all who were rendered before on the same layer, and of every layer below:
 * after a reload a sheet may be there before its page.
 */
export function useRenderOrder() {
  const depth = use(LayerDepth)
  return useState(() => ++rendered + depth * LAYER)[0]
}

/** Declares `value` while the calling component is mounted. `value` must keep its identity between equal renders. */
export function useOverride<T>(stack: OverrideStack<T>, value: T | null) {
  const declare = useSetAtom(stack.declareAtom)
  const order = useRenderOrder()
  useEffect(() => declare(order, value), [declare, order, value])
  useEffect(() => () => declare(order, null), [declare, order])
}
