import { isStorageLasting, memoryStorage } from './storage-shim.ts'

/** Text by key, stored across visits where the browser allows it, else for this visit only. Never throws. */
export type TextStorage = {
  /** False: the storage is blocked, so missing data does not mean that it was deleted. */
  isOpen: () => boolean
  read: (key: string) => string | null
  /**
   * `memory`: the text holds for this visit only, because storage is blocked or full. An older text under the same key
   * is dropped, so that the next visit does not begin with it.
   */
  write: (key: string, text: string) => 'persisted' | 'memory'
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
  /** May throw when it is accessed, or at every use. */
  area: () => Storage
  /** Source of other tabs' storage events; absent in tests. */
  events?: Pick<Window, 'addEventListener' | 'removeEventListener'>
  /** Prefixes of keys that may be deleted when the storage is full: caches, never sessions. */
  expendable?: readonly string[]
}

export function createStorage({ area, events, expendable = [] }: Options): TextStorage {
  // Texts that storage refused. They are newer than the stored text of the same key.
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
      if (tryWrite(key, text)) return 'persisted'
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
    // a blocked storage has nothing to remove
  }
}

/** Keys with this prefix are caches, which are deleted first when storage is full. */
export const CACHE_NAMES = 'cache:'

/** The browser's local storage. In Node, where there is none, it is memory. */
export const storage: TextStorage =
  typeof window === 'object'
    ? createStorage({ area: lasting('localStorage'), events: window, expendable: [CACHE_NAMES] })
    : createStorage({ area: inMemory() })

/** As `storage`, but for this tab and visit. */
export const tabStorage: TextStorage =
  typeof window === 'object'
    ? createStorage({ area: lasting('sessionStorage') })
    : createStorage({ area: inMemory() })

/** A storage that the shim has replaced throws, because it stores nothing. */
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
