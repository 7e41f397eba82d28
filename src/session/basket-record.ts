import {
  isSameBasket,
  mergePersisted,
  type PersistedBasket,
  parsePersisted,
  serialisePersisted,
} from '#/domain/basket/persisted-basket.ts'
import { readCookie, removeCookie, writeCookie } from '#/lib/cookie.ts'
import type { TextStorage } from '#/lib/storage.ts'

/*
 * How the basket survives the page. It is in storage; a basket that storage refuses is in one cookie for all baskets of
 * the origin. The place is decided at each write: a storage may fill up during a visit, and of two tabs one may be
 * refused what the other one is allowed.
 */

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
  /** Null removes the basket. False: the browser refused it, or it is too large for a cookie. */
  write: (name: string, basket: unknown[] | null): boolean => {
    const { [name]: known, ...others } = fallbackCookie.read()
    if (known === undefined && basket === null) return true
    const next = basket === null ? others : { ...others, [name]: basket }
    if (Object.keys(next).length > 0)
      return writeCookie('basket', JSON.stringify(next), COOKIE_SECONDS) === 'persisted'
    removeCookie('basket')
    return true
  },
}

/**
 * The basket of that name in storage and cookie; `known`: what neither of them accepted from another record, which may
 * still change until this one is written. An older version is not deleted before the newer one is safe (BK-04).
 */
export function openBasketRecord(name: string, area: TextStorage, known: () => PersistedBasket = () => []) {
  // Caches the parsed record, so that a press does not parse fifty lines that the last press wrote.
  let last: { text: string | null; basket: PersistedBasket } = { text: null, basket: [] }
  // What neither storage nor cookie accepted stays in memory until the page closes.
  let unsaved: PersistedBasket | null = null
  // Whether the cookie contained it when last read, and as it was before another tab's change of the storage. The first
  // read or change of the page reads it.
  let isInCookie = true
  let isCookieOlder = false
  let isCookieDue = false
  const listeners = new Set<() => void>()

  const readStored = () => {
    const text = area.read(name)
    if (last.text !== text) last = { text, basket: parsePersisted(parseJson(text)) }
    const inMemory = unsaved ?? known()
    return inMemory.length > 0 ? mergePersisted(last.basket, inMemory) : last.basket
  }
  const read = () => {
    const baskets = fallbackCookie.read()
    isInCookie = name in baskets
    const inCookie = parsePersisted(baskets[name])
    const basket = mergePersisted(readStored(), inCookie)
    isCookieOlder = isInCookie && !isSameBasket(basket, inCookie)
    return basket
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
  /** Writes it and returns the present record; if it was refused, merged with the cookie's. */
  const write = (basket: PersistedBasket): { basket: PersistedBasket; isPersisted: boolean } => {
    unsaved = []
    if (basket.length === 0) {
      area.remove(name)
      putInCookie(null)
      return { basket, isPersisted: true }
    }
    // A cookie that contains it is written first: a page killed between the two writes leaves no older version in it,
    // which would be taken for the basket where storage is blocked again.
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
  /**
   * A basket that another tab's storage refused is in the cookie, even if this tab's storage works: it is read after
   * the press.
   */
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
    /** The last read found an older version in the cookie, which would be the basket if storage were blocked. */
    isCookieOlder: () => isCookieOlder,
    /** False: storage is blocked, so missing data does not mean that it was deleted. */
    isOpen: area.isOpen,
    /** Writes the result of `change` on the present record. */
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
