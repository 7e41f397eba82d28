import { APP_VERSION, RELOAD_GUARD_MS } from '#/domain/constants.ts'
import { deviceNow } from '#/lib/clock.ts'
import { CACHE_PREFIX, storage } from '#/lib/storage.ts'
import { keys } from '#/session/keys.ts'

let reloadedThisPage = false

/** Whether a reload is allowed now: at most one in 10 s, also where no storage remembers the last one. */
export function mayReload(now = deviceNow()): boolean {
  const since = now - keys.reloadedAt.read()
  // Out of the future: the clock has been put back since.
  const isRecent = since >= 0 && since < RELOAD_GUARD_MS
  if (reloadedThisPage || isRecent) return false
  reloadedThisPage = true
  keys.reloadedAt.write(now)
  return true
}

/**
 * A stored version other than ours drops what was cached and reloads once; baskets and sessions
 * stay. No readable stored version counts as the same: else blocked storage would reload for ever.
 */
export function checkVersion(reload: () => void = () => location.reload()): void {
  const stored = keys.version.read()
  keys.version.write(APP_VERSION)
  if (stored === null || stored === APP_VERSION) return
  for (const name of storage.keys()) if (name.startsWith(CACHE_PREFIX)) storage.remove(name)
  if (keys.version.read() === APP_VERSION && mayReload()) reload()
}
