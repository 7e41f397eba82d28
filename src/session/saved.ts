import { atom, type WritableAtom } from 'jotai'
import { type KeyOf, type Scope, scopedKeys } from './keys.ts'
import { scopeAtom } from './scope.ts'

type Cell<T> = WritableAtom<T, [value: T], void>

/** The atom of one stored key: storage written on every change, equal to other tabs while somebody looks at it. */
function cellOf<T>(keyOf: KeyOf<T>, scope: Scope): Cell<T> {
  const key = keyOf(scope)
  const valueAtom = atom<{ value: T } | null>(null)
  valueAtom.onMount = (set) => key.subscribe((value) => set({ value }))
  return atom(
    (get) => (get(valueAtom) ?? { value: key.read() }).value,
    (_get, set, value) => {
      key.write(value)
      set(valueAtom, { value })
    },
  )
}

/**
 * A saved value of which each merchant, brand and Telegram user has its own. Before the merchant is known it reads
 * as `missing` and a write is lost, since nobody could say whose it is.
 */
function saved<T>(keyOf: KeyOf<T>, missing: T): Cell<T> {
  const cells = new Map<string, Cell<T>>()
  const cell = (scope: Scope) => {
    const { name } = keyOf(scope)
    const known = cells.get(name) ?? cellOf(keyOf, scope)
    cells.set(name, known)
    return known
  }
  return atom(
    (get) => {
      const scope = get(scopeAtom)
      return scope ? get(cell(scope)) : missing
    },
    (get, set, value) => {
      const scope = get(scopeAtom)
      if (scope) set(cell(scope), value)
    },
  )
}

export const savedSessionAtom = saved(scopedKeys.session, null)
/** Basket lines as stored; `features/basket` alone reads sense into them. */
export const savedBasketAtom = saved(scopedKeys.basket, [])
/** The half-filled order as stored; `features/checkout` alone reads sense into it. */
export const savedDraftAtom = saved(scopedKeys.draft, {})
export const savedSearchesAtom = saved(scopedKeys.searches, [])
/** The branch of the last visit, so that a reload begins with its menu (ST-14). */
export const savedNearestBranchAtom = saved(scopedKeys.nearestBranch, null)
/** The journal of a submit under way (reliability 5.2). */
export const savedJournalAtom = saved(scopedKeys.journal, null)
