/*
 * The first import of the entry. In the iframe of Telegram Web with third-party storage blocked, merely touching
 * `sessionStorage` throws, and some private windows give a storage without any room; the Telegram SDK then finds no launch
 * or cannot note it, and the customer is asked for an SMS inside Telegram. Memory in its place lasts one visit, which is
 * what a sign-in by launch data needs.
 */

/**
 * Marks a storage that is memory only, for every script of the page: boot may have installed it, and the app must
 * recognise it.
 */
const IN_MEMORY = Symbol.for('storage in memory')

type Host = { localStorage: Storage; sessionStorage: Storage }

/** Replaces the storages of `host` that throw, are missing or have no room at all by memory. True for each one that is memory afterwards. */
export function shimStorage(host: Host): Record<keyof Host, boolean> {
  return { localStorage: shim(host, 'localStorage'), sessionStorage: shim(host, 'sessionStorage') }
}

function shim(host: Host, name: keyof Host): boolean {
  try {
    // Reading is not enough: some in-app browsers hand out null, some a storage that refuses to answer.
    const storage = host[name]
    // One that is full of our own texts is read all the same.
    if (storage.length === 0) {
      storage.setItem('room', '')
      storage.removeItem('room')
    }
    return IN_MEMORY in storage
  } catch {
    try {
      Object.defineProperty(host, name, {
        configurable: true,
        value: Object.assign(memoryStorage(), { [IN_MEMORY]: true }),
      })
      return true
    } catch {
      return false
    }
  }
}

/** The interface of the Web Storage, in memory. */
export function memoryStorage(): Storage {
  const texts = new Map<string, string>()
  return {
    get length() {
      return texts.size
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(String(key)) ?? null,
    setItem: (key, text) => void texts.set(String(key), String(text)),
    removeItem: (key) => void texts.delete(String(key)),
    clear: () => texts.clear(),
  }
}

const replaced = typeof window === 'object' ? shimStorage(window) : null

/** False: that storage is memory only and is lost at a reload. */
export function isStorageLasting(name: keyof Host): boolean {
  return replaced?.[name] !== true
}
