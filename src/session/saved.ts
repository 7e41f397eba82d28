import { atom, type WritableAtom } from 'jotai'
import { mergePersisted, type PersistedBasket } from '#/domain/basket/basket.ts'
import { storage, type TextStorage } from '#/lib/storage.ts'
import { type KeyOf, type Scope, scopedKeys } from './keys.ts'
import { scopeAtom } from './scope.ts'

type Cell<T> = WritableAtom<T, [value?: T], void>

/**
 * The atom of one stored key: storage written on every change, equal to other tabs while somebody looks at it, and
 * from the moment somebody looks again. Set to nothing it reads what other tabs have written and this one has not
 * heard of.
 */
function cellOf<T>(keyOf: KeyOf<T>, scope: Scope): Cell<T> {
  const key = keyOf(scope)
  const valueAtom = atom<{ value: T } | null>(null)
  const heardAtom = atom(
    (get) => (get(valueAtom) ?? { value: key.read() }).value,
    (get, set) => {
      const hear = (value: T) => {
        if (JSON.stringify(value) !== JSON.stringify(get(heardAtom))) set(valueAtom, { value })
      }
      // What other tabs did while nobody here was looking, such as when this tab showed another brand.
      hear(key.read())
      return key.subscribe(hear)
    },
  )
  heardAtom.onMount = (listen) => listen()
  return atom(
    (get) => get(heardAtom),
    (_get, set, value) => {
      if (value !== undefined) key.write(value)
      set(valueAtom, { value: value ?? key.read() })
    },
  )
}

/**
 * A saved value of which each merchant, brand and Telegram user has its own. Before the merchant is known it reads
 * as `missing` and a write is lost, since nobody could say whose it is.
 */
export function saved<T>(keyOf: KeyOf<T>, missing: T): Cell<T> {
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
/** Logged out by hand inside Telegram, until the customer asks to be signed in. */
export const isSignedOutAtom = saved(scopedKeys.signedOut, false)
/** The half-filled order as stored; `features/checkout` alone reads sense into it. */
export const savedDraftAtom = saved(scopedKeys.draft, {})
export const savedSearchesAtom = saved(scopedKeys.searches, [])
/** The branch of the last visit, so that a reload begins with its menu (ST-14). */
export const savedNearestBranchAtom = saved(scopedKeys.nearestBranch, null)

/** Where a page keeps its baskets; a test gives each of its pages one. */
export const storageAtom = atom<TextStorage>(storage)

/** False: the last change of a basket is in memory only, and closing the page would lose it. */
export const isBasketPersistedAtom = atom(true)

type BasketChange = PersistedBasket | ((kept: PersistedBasket) => PersistedBasket)
type BasketCell = WritableAtom<PersistedBasket, [BasketChange], void>

/**
 * The basket of one scope. Several tabs may change it at once: each change starts from what all of them have stored,
 * and a tab whose lines another one wrote over puts them back (reliability F11).
 */
function basketCellOf(scope: Scope): BasketCell {
  const ownAtom = atom<PersistedBasket | null>(null)
  const keyAtom = atom((get) => scopedKeys.basket(scope, get(storageAtom)))
  const keepAtom = atom(null, (get, set, change: (known: PersistedBasket) => PersistedBasket) => {
    const { kept, in: where } = get(keyAtom).change(change)
    set(isBasketPersistedAtom, where === 'kept')
    set(ownAtom, kept)
  })
  const hearAtom = atom(null, (get, set, heard: PersistedBasket) => {
    // Nothing left anywhere: another tab has logged the customer out.
    const both = heard.length === 0 ? [] : mergePersisted(get(ownAtom) ?? [], heard)
    if (both.length === heard.length && both.every((line, index) => isEqual(line, heard[index])))
      set(ownAtom, both)
    else set(keepAtom, () => both)
  })
  const heardAtom = atom(
    (get) => get(ownAtom),
    (get, set) => {
      // What other tabs did while nobody here was looking.
      const known = get(keyAtom).read()
      if (known.length > 0 || get(storageAtom).isOpen()) set(hearAtom, known)
      return get(keyAtom).subscribe((heard) => set(hearAtom, heard))
    },
  )
  heardAtom.onMount = (listen) => listen()
  return atom(
    (get) => get(heardAtom) ?? get(keyAtom).read(),
    (get, set, change) => {
      if (typeof change !== 'function') return set(keepAtom, () => change)
      set(keepAtom, (known) => change(mergePersisted(get(ownAtom) ?? [], known)))
    },
  )
}

const isEqual = (a: PersistedBasket[number], b: PersistedBasket[number] | undefined) =>
  a === b || (a.key === b?.key && a.at === b.at && a.count === b.count && a.place === b.place)

const basketCells = new Map<string, BasketCell>()
function basketCell(scope: Scope): BasketCell {
  const { name } = scopedKeys.basket(scope)
  const known = basketCells.get(name) ?? basketCellOf(scope)
  basketCells.set(name, known)
  return known
}

/** The basket as it is kept, removals too. Set to a list it is replaced; a function changes what there is. */
export const savedBasketAtom: BasketCell = atom(
  (get) => {
    const scope = get(scopeAtom)
    return scope ? get(basketCell(scope)) : []
  },
  (get, set, change) => {
    const scope = get(scopeAtom)
    if (scope) set(basketCell(scope), change)
  },
)
