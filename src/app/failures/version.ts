import { APP_VERSION } from '#/domain/constants.ts'
import { deviceNow } from '#/lib/clock.ts'
import { hasJustReloaded } from '#/lib/release.ts'
import { CACHE_NAMES, storage } from '#/lib/storage.ts'
import { keys } from '#/session/keys.ts'

/** Lives as long as the page: it replaces a storage that does not survive a reload. */
let reloadedThisPage = false

let isHeld = false

/**
 * While an order is being sent or checked no reload is allowed: it would lead back to the checkout, and the order that was
 * made meanwhile would have emptied its basket.
 */
export function holdReloads(hold: boolean) {
  isHeld = hold
}

/**
 * Whether a reload is allowed now: none while an order is under way, and at most one in 10 s, also where no storage
 * remembers the last one.
 */
export function mayReload(now = deviceNow()): boolean {
  if (isHeld) return false
  if (reloadedThisPage || hasJustReloaded(keys.reloadedAt.read(), now)) return false
  reloadedThisPage = true
  keys.reloadedAt.write(now)
  return true
}

/**
 * Another stored version than ours clears the caches and reloads once; baskets and sessions stay. An unreadable version
 * counts as the same: otherwise blocked storage would reload for ever.
 */
export function checkVersion(reload: () => void = () => location.reload()): void {
  const stored = keys.version.read()
  keys.version.write(APP_VERSION)
  if (stored === null || stored === APP_VERSION) return
  for (const name of storage.keys()) if (name.startsWith(CACHE_NAMES)) storage.remove(name)
  if (keys.version.read() === APP_VERSION && mayReload()) reload()
}
