import { memoryStorage } from './storage-shim.ts'

/** Text by key, kept over visits where the browser lets us and for this visit where it does not. Never throws. */
export type TextStorage = {
  read: (key: string) => string | null
  /** `memory`: the text holds for this visit only, because storage is blocked or full. */
  write: (key: string, text: string) => 'kept' | 'memory'
  remove: (key: string) => void
  keys: () => string[]
  /** `changed` gets the new text (null: removed) when another tab writes; own writes do not call it. */
  subscribe: (key: string, changed: (text: string | null) => void) => () => void
}

type Options = {
  /** May throw on being asked for, or on every use. */
  area: () => Storage
  /** Who tells of other tabs; absent in tests. */
  events?: Pick<Window, 'addEventListener' | 'removeEventListener'>
  /** Keys, by prefix, given up when the storage is full: caches, never sessions (reliability F9). */
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

  return {
    read: (key) => {
      const own = refused.getItem(key)
      if (own !== null) return own
      try {
        return area().getItem(key)
      } catch {
        return null
      }
    },
    write: (key, text) => {
      let isKept = put(key, text)
      if (!isKept) {
        makeRoom(key)
        isKept = put(key, text)
      }
      if (isKept) {
        refused.removeItem(key)
        return 'kept'
      }
      // An older text left behind would come back to life on the next visit.
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
      const hear = (event: StorageEvent) => {
        // key null: the other tab cleared everything
        if (event.key !== key && event.key !== null) return
        if (refused.getItem(key) === null) changed(event.key === null ? null : event.newValue)
      }
      events?.addEventListener('storage', hear)
      return () => events?.removeEventListener('storage', hear)
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
    ? createStorage({ area: () => window.localStorage, events: window, expendable: [CACHE_PREFIX] })
    : createStorage({ area: inMemory() })

/** As `storage`, but for this tab and visit. */
export const tabStorage: TextStorage =
  typeof window === 'object'
    ? createStorage({ area: () => window.sessionStorage })
    : createStorage({ area: inMemory() })

function inMemory(): () => Storage {
  const memory = memoryStorage()
  return () => memory
}

const { read, write, remove, keys, subscribe } = storage

export { keys, read, remove, subscribe, write }
