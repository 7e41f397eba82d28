import { atom, type WritableAtom } from 'jotai'
import { BASKET_PREFIX, scopedName } from '#/config/first-paint.ts'
import {
  isSameBasket,
  linesOf,
  mergePersisted,
  type PersistedBasket,
  parsePersisted,
} from '#/domain/basket/persisted-basket.ts'
import { bootContext } from '#/lib/preload.ts'
import { storage, type TextStorage } from '#/lib/storage.ts'
import { openBasketRecord } from './basket-record.ts'
import type { Scope } from './key.ts'
import { scopeAtom } from './scope.ts'
import { trialOrderAtom } from './trial-order.ts'

export const basketName = (scope: Scope) => scopedName(BASKET_PREFIX, scope)

/** The storage of a page's baskets; a test gives each of its pages its own. */
export const storageAtom = atom<TextStorage>(storage)

/** False: the last change of a basket is in memory only, and closing the page would lose it. */
export const isBasketPersistedAtom = atom(true)

type BasketChange = PersistedBasket | ((known: PersistedBasket) => PersistedBasket)
type BasketAtom = WritableAtom<PersistedBasket, [BasketChange], void>

/**
 * The basket of one scope. Several tabs may change it at once: each change starts from what all of them have stored,
 * and a tab whose lines another one wrote over puts them back.
 */
function createBasketAtom(scope: Scope): BasketAtom {
  const ownAtom = atom<PersistedBasket | null>(null)
  const name = basketName(scope)
  const recordAtom = atom((get) => openBasketRecord(name, get(storageAtom), () => unsavedOf(name)))
  const changeAtom = atom(null, (get, set, change: (known: PersistedBasket) => PersistedBasket) => {
    const { basket, isPersisted } = get(recordAtom).change(change)
    set(isBasketPersistedAtom, isPersisted)
    set(ownAtom, basket)
  })
  const receiveAtom = atom(null, (get, set) => {
    const record = get(recordAtom)
    const received = record.read()
    if (received.length === 0) {
      // Nothing is left in either place: another tab has logged the customer out.
      if (record.isOpen()) set(ownAtom, [])
      return
    }
    const merged = mergePersisted(get(ownAtom) ?? [], received)
    if (isSameBasket(merged, received) && !record.isCookieOlder()) set(ownAtom, merged)
    else set(changeAtom, () => merged)
  })
  const sharedAtom = atom(
    (get) => get(ownAtom),
    (get, set) => {
      // Changes by other tabs while nothing here was subscribed.
      set(receiveAtom)
      return get(recordAtom).subscribe(() => set(receiveAtom))
    },
  )
  sharedAtom.onMount = (subscribe) => subscribe()
  return atom(
    (get) => get(sharedAtom) ?? get(recordAtom).read(),
    (get, set, change) => {
      if (typeof change !== 'function') return set(changeAtom, () => change)
      set(changeAtom, (known) => change(mergePersisted(get(ownAtom) ?? [], known)))
    },
  )
}

/** What the first screen added before the app started, if no storage accepted it. */
const unsavedOf = (name: string) =>
  typeof window === 'object' ? parsePersisted(bootContext().unsaved.get(name)) : []

const basketAtoms = new Map<string, BasketAtom>()

/** The basket of one merchant, brand and Telegram user, whether it is on the screen or not. */
export function basketAtomOf(scope: Scope): BasketAtom {
  const name = basketName(scope)
  const basketAtom = basketAtoms.get(name) ?? createBasketAtom(scope)
  basketAtoms.set(name, basketAtom)
  return basketAtom
}

/** The stored basket of this shop, whatever order is looked at. */
export const storedBasketAtom: BasketAtom = atom(
  (get) => {
    const scope = get(scopeAtom)
    return scope ? get(basketAtomOf(scope)) : []
  },
  (get, set, change) => {
    const scope = get(scopeAtom)
    if (scope) set(basketAtomOf(scope), change)
  },
)

/** Whether the customer has dishes of their own, whatever order is looked at. */
export const hasOwnBasketAtom = atom((get) => linesOf(get(storedBasketAtom)).length > 0)

/** The basket on the screen, including removals. A list replaces it; a function changes it. */
export const savedBasketAtom: BasketAtom = atom(
  (get) => get(trialOrderAtom)?.basket ?? get(storedBasketAtom),
  (get, set, change) => {
    const trial = get(trialOrderAtom)
    if (!trial) return set(storedBasketAtom, change)
    const basket = typeof change === 'function' ? change(trial.basket) : change
    set(trialOrderAtom, { ...trial, basket })
  },
)
