import { atom, type WritableAtom } from 'jotai'
import { scopedName } from '#/config/first-paint.ts'
import {
  mergePersisted,
  type PersistedBasket,
  parsePersisted,
  serialisePersisted,
} from '#/domain/basket/basket.ts'
import { readCookie, removeCookie, writeCookie } from '#/lib/cookie.ts'
import { storage, type TextStorage } from '#/lib/storage.ts'
import type { Scope } from './keys.ts'
import { scopeAtom } from './scope.ts'

/*
 * How the basket outlives the page. It lies in storage; what storage refuses lies in one cookie for all baskets of the
 * origin. Which of the two is decided at each write, not once a page: a storage fills up in the middle of a visit, and
 * of two tabs one may be refused what the other one is allowed.
 */

export const BASKET_PREFIX = 'basket:v1:'
export const basketName = (scope: Scope) => scopedName(BASKET_PREFIX, scope)

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

const COOKIE_SECONDS = 30 * 24 * 60 * 60

/** Baskets that storage refused, by the names of their keys. Reading it costs as much as storing a basket does. */
const fallbackCookie = {
  read: (): Readonly<Record<string, unknown>> => {
    const baskets = parseJson(readCookie('basket'))
    return typeof baskets === 'object' && baskets !== null ? { ...baskets } : {}
  },
  /** Null takes the basket out. False: the browser refused, or it is too much for a cookie. */
  write: (name: string, basket: unknown[] | null): boolean => {
    const { [name]: known, ...others } = fallbackCookie.read()
    if (known === undefined && basket === null) return true
    const next = basket === null ? others : { ...others, [name]: basket }
    if (Object.keys(next).length > 0)
      return writeCookie('basket', JSON.stringify(next), COOKIE_SECONDS) === 'kept'
    removeCookie('basket')
    return true
  },
}

/** The basket of a scope in its two homes. Nothing older is dropped before the newer is safe (BK-04). */
function openRecord(scope: Scope, area: TextStorage) {
  const name = basketName(scope)
  // A press reads what the press before it wrote: fifty lines are not parsed again.
  let last: { text: string | null; basket: PersistedBasket } = { text: null, basket: [] }
  // What neither home took: it holds until the page closes.
  let unsaved: PersistedBasket = []
  // Whether the cookie held it when last asked. Asked first by the first read or change of the page.
  let isInCookie = true
  let isCookieDue = false
  const listeners = new Set<() => void>()

  const readStored = () => {
    const text = area.read(name)
    if (last.text !== text) last = { text, basket: parsePersisted(parseJson(text)) }
    return unsaved.length > 0 ? mergePersisted(last.basket, unsaved) : last.basket
  }
  const read = () => {
    const baskets = fallbackCookie.read()
    isInCookie = name in baskets
    return mergePersisted(readStored(), parsePersisted(baskets[name]))
  }
  const store = (basket: PersistedBasket) => {
    const text = JSON.stringify(serialisePersisted(basket))
    const isStored = area.tryWrite(name, text)
    if (isStored) last = { text, basket }
    return isStored
  }
  const putInCookie = (basket: PersistedBasket | null) => {
    isInCookie = basket !== null
    return fallbackCookie.write(name, basket && serialisePersisted(basket))
  }
  /** Writes it; answers what there is now: of a refused one, what the cookie knew too. */
  const write = (basket: PersistedBasket): { basket: PersistedBasket; isPersisted: boolean } => {
    unsaved = []
    if (basket.length === 0) {
      area.remove(name)
      putInCookie(null)
      return { basket, isPersisted: true }
    }
    // A cookie that holds it is written first: a page killed between the two leaves no older one behind, which would
    // be taken for the basket where storage is blocked again.
    const wasInCookie = isInCookie
    const isSafe = wasInCookie && putInCookie(basket)
    if (store(basket)) {
      if (wasInCookie) putInCookie(null)
      return { basket, isPersisted: true }
    }
    const all = wasInCookie ? basket : mergePersisted(read(), basket)
    const isPersisted = isSafe || putInCookie(all)
    if (!isPersisted) unsaved = all
    return { basket: all, isPersisted }
  }
  /** What another tab's storage refused is in the cookie while this one's takes everything: read after the press. */
  const readCookieLater = () => {
    if (isCookieDue) return
    isCookieDue = true
    setTimeout(() => {
      isCookieDue = false
      if (name in fallbackCookie.read()) for (const changed of listeners) changed()
    }, 1_000)
  }
  return {
    read,
    /** False: storage is blocked, and that it holds nothing says nothing. */
    isOpen: area.isOpen,
    /** Writes what `change` makes of all that is known by now. */
    change: (change: (known: PersistedBasket) => PersistedBasket) => {
      const result = write(change(isInCookie ? read() : readStored()))
      if (!isInCookie) readCookieLater()
      return result
    },
    /** `changed` is called when another tab may have changed it. */
    subscribe: (changed: () => void) => {
      const stop = area.subscribe(name, changed)
      listeners.add(changed)
      return () => {
        stop()
        listeners.delete(changed)
      }
    },
  }
}

/** Where a page keeps its baskets; a test gives each of its pages one. */
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
  const recordAtom = atom((get) => openRecord(scope, get(storageAtom)))
  const changeAtom = atom(null, (get, set, change: (known: PersistedBasket) => PersistedBasket) => {
    const { basket, isPersisted } = get(recordAtom).change(change)
    set(isBasketPersistedAtom, isPersisted)
    set(ownAtom, basket)
  })
  const receiveAtom = atom(null, (get, set) => {
    const record = get(recordAtom)
    const received = record.read()
    if (received.length === 0) {
      // Nothing left anywhere: another tab has logged the customer out.
      if (record.isOpen()) set(ownAtom, [])
      return
    }
    const merged = mergePersisted(get(ownAtom) ?? [], received)
    const isKnown =
      merged.length === received.length && merged.every((line, index) => isEqual(line, received[index]))
    if (isKnown) set(ownAtom, merged)
    else set(changeAtom, () => merged)
  })
  const sharedAtom = atom(
    (get) => get(ownAtom),
    (get, set) => {
      // What other tabs did while nothing here was subscribed.
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

const isEqual = (a: PersistedBasket[number], b: PersistedBasket[number] | undefined) =>
  a === b || (a.key === b?.key && a.at === b.at && a.count === b.count && a.place === b.place)

const basketAtoms = new Map<string, BasketAtom>()

/** The basket of one merchant, brand and Telegram user, whether it is on the screen or not. */
export function basketAtomOf(scope: Scope): BasketAtom {
  const name = basketName(scope)
  const basketAtom = basketAtoms.get(name) ?? createBasketAtom(scope)
  basketAtoms.set(name, basketAtom)
  return basketAtom
}

/** The basket on the screen, removals too. Set to a list it is replaced; a function changes what there is. */
export const savedBasketAtom: BasketAtom = atom(
  (get) => {
    const scope = get(scopeAtom)
    return scope ? get(basketAtomOf(scope)) : []
  },
  (get, set, change) => {
    const scope = get(scopeAtom)
    if (scope) set(basketAtomOf(scope), change)
  },
)
