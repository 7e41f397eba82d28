import { isStorageLasting, memoryStorage } from './storage-shim.ts'

/** Text by key, kept over visits where the browser lets us and for this visit where it does not. Never throws. */
export type TextStorage = {
  /** False: the storage is blocked, and that it holds nothing says nothing. */
  isOpen: () => boolean
  read: (key: string) => string | null
  /**
   * `memory`: the text holds for this visit only, because storage is blocked or full. An older text under the same key
   * is dropped, so that the next visit does not begin with it.
   */
  write: (key: string, text: string) => 'kept' | 'memory'
  /** As `write`, but a text that storage refuses is not held in memory, and an older one stays. */
  tryWrite: (key: string, text: string) => boolean
  remove: (key: string) => void
  keys: () => string[]
  /**
   * `changed` is called when another tab has written, and when the page comes back from the back-forward cache, where
   * no events arrive; own writes do not call it. It gets what `read` now gives.
   */
  subscribe: (key: string, changed: (text: string | null) => void) => () => void
}

type Options = {
  /** May throw on being asked for, or on every use. */
  area: () => Storage
  /** Who tells of other tabs; absent in tests. */
  events?: Pick<Window, 'addEventListener' | 'removeEventListener'>
  /** Prefixes of keys given up when the storage is full: caches, never sessions. */
  expendable?: readonly string[]
}

export function createStorage({ area, events, expendable = [] }: Options): TextStorage {
  // What storage refused. A key in here is newer than what the storage holds under the same name.
  const refused = memoryStorage()

  const put = (key: string, text: string): boolean => {
    try {
      const storage = area()
      storage.setItem(key, text)
      return storage.getItem(key) === text
    } catch {
      return false
    }
  }

  const makeRoom = (except: string) => {
    for (const key of stored(area)) {
      if (key !== except && expendable.some((prefix) => key.startsWith(prefix))) drop(area, key)
    }
  }

  const read = (key: string) => {
    try {
      return refused.getItem(key) ?? area().getItem(key)
    } catch {
      return null
    }
  }

  const tryWrite = (key: string, text: string) => {
    let isStored = put(key, text)
    if (!isStored) {
      makeRoom(key)
      isStored = put(key, text)
    }
    if (isStored) refused.removeItem(key)
    return isStored
  }

  return {
    isOpen: () => {
      try {
        return area().length >= 0
      } catch {
        return false
      }
    },
    read,
    tryWrite,
    write: (key, text) => {
      if (tryWrite(key, text)) return 'kept'
      drop(area, key)
      refused.setItem(key, text)
      return 'memory'
    },
    remove: (key) => {
      refused.removeItem(key)
      drop(area, key)
    },
    keys: () => [...new Set([...stored(area), ...names(refused)])],
    subscribe: (key, changed) => {
      const onStorage = (event: StorageEvent) => {
        // key null: the other tab cleared everything
        if (event.key === key || event.key === null) changed(read(key))
      }
      const onPageShow = (event: PageTransitionEvent) => {
        if (event.persisted) changed(read(key))
      }
      events?.addEventListener('storage', onStorage)
      events?.addEventListener('pageshow', onPageShow)
      return () => {
        events?.removeEventListener('storage', onStorage)
        events?.removeEventListener('pageshow', onPageShow)
      }
    },
  }
}

const names = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null)

function stored(area: () => Storage): string[] {
  try {
    return names(area())
  } catch {
    return []
  }
}

function drop(area: () => Storage, key: string) {
  try {
    area().removeItem(key)
  } catch {
    // nothing is kept there, so nothing is left to remove
  }
}

/** Keys that begin so are caches: the first to go when storage is full. */
export const CACHE_PREFIX = 'cache:'

/** The browser's local storage. In Node, where there is none, it is memory. */
export const storage: TextStorage =
  typeof window === 'object'
    ? createStorage({ area: lasting('localStorage'), events: window, expendable: [CACHE_PREFIX] })
    : createStorage({ area: inMemory() })

/** As `storage`, but for this tab and visit. */
export const tabStorage: TextStorage =
  typeof window === 'object'
    ? createStorage({ area: lasting('sessionStorage') })
    : createStorage({ area: inMemory() })

/** A storage that the shim has replaced keeps nothing, and says so. */
function lasting(name: 'localStorage' | 'sessionStorage'): () => Storage {
  return () => {
    if (!isStorageLasting(name)) throw new DOMException(`${name} is blocked`, 'SecurityError')
    return window[name]
  }
}

function inMemory(): () => Storage {
  const memory = memoryStorage()
  return () => memory
}
