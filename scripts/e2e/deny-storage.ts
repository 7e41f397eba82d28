/** As some browsers do in a frame of another site. */
export const NOTHING_IN_A_FRAME = { storage: 'throws', cookies: false, where: 'frame' } as const

/** Runs in each document of the shop: its storages throw or have no room, and it may be allowed no cookies either. */
export function denyStorage(what: {
  storage: 'throws' | 'is full'
  cookies: boolean
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
  if (!what.cookies) Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
}
