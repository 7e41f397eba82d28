/** As browsers do in a frame of another site that they let store nothing. */
export const NOTHING_IN_A_FRAME = { storage: 'throws', cookies: false, locks: false, where: 'frame' } as const

/**
 * Runs in each document of the shop: its storages throw or have no room, and it may be allowed neither cookies nor locks:
 * a browser that refuses a frame its storages refuses it Web Locks as well.
 */
export function denyStorage(what: {
  storage: 'throws' | 'is full'
  cookies: boolean
  locks?: boolean
  where: 'page' | 'frame'
}) {
  if (what.where === 'frame' && self === top) return
  const denied = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  if (what.storage === 'throws') {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { configurable: true, get: denied })
  } else {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    IDBFactory.prototype.open = denied
  }
  if (what.locks === false && 'locks' in navigator)
    for (const method of ['request', 'query'])
      Object.defineProperty(LockManager.prototype, method, {
        value: async () => {
          throw new DOMException('Access to the Locks API is denied in this context.', 'SecurityError')
        },
      })
  if (!what.cookies) Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
}
