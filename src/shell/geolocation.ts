import { type Fix, isRough } from '#/domain/geo/fix.ts'
import { deviceNow } from '#/lib/clock.ts'

/** `denied`: the customer said no, do not ask again by yourself; `unavailable`: no answer, no device, no time. */
export type Located = Fix | 'denied' | 'unavailable'

/** Asks Telegram's client; null: it cannot say, so the browser is asked. */
export type LocateSource = (timeout: number) => Promise<Exclude<Located, 'unavailable'> | null>

/** How long a customer waits for the position, ms. */
export const LOCATE_LIMIT = 8000

/* One device, one client: set by the shell at the start, asked from plain functions. */
let source: LocateSource | null = null

/** For the Telegram shell: a client that can locate is asked first. */
export function setLocateSource(own: LocateSource | null) {
  source = own
}

/** A fix that is older, ms, may be of another street: it is asked for again. */
const FRESH = 60_000

type Question = { timeout?: number; isExact?: boolean }

/**
 * Locates the customer. Asks for permission, so call it on a tap. Always resolves, within about `timeout` ms. `isExact`:
 * for a door, so a browser whose fix is rough is asked for a better one, which takes longer and more of the battery.
 */
export async function locate({ timeout = LOCATE_LIMIT, isExact = false }: Question = {}): Promise<Located> {
  const until = performance.now() + timeout
  const known = await source?.(timeout).catch(() => null)
  if (known) return known
  const left = () => Math.max(1000, until - performance.now())
  const first = await askBrowser({ timeout: left(), maximumAge: FRESH })
  if (typeof first === 'string') return first
  const isOld = deviceNow() - first.at > FRESH
  if (!isOld && !(isExact && isRough(first.fix))) return first.fix
  const second = await askBrowser({ timeout: left(), maximumAge: 0, enableHighAccuracy: isExact })
  if (typeof second !== 'string') return second.fix
  // A rough fix of now is still one; an old one is none.
  return isOld ? 'unavailable' : first.fix
}

/** Whether the browser would locate without asking. A browser that does not say counts as one that would ask. */
export async function isLocatingAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    return false
  }
}

/** The accuracy as a device gives it; null where it gives none that can be. */
export const accuracyOf = (metres: unknown): number | null =>
  typeof metres === 'number' && metres >= 0 && metres < Number.POSITIVE_INFINITY ? metres : null

/** A fix and when it was taken, ms by the device's clock. */
type Taken = { fix: Fix; at: number }

function askBrowser(
  options: PositionOptions & { timeout: number },
): Promise<Taken | 'denied' | 'unavailable'> {
  const geolocation = typeof navigator === 'object' ? navigator.geolocation : undefined
  if (!geolocation) return Promise.resolve('unavailable')
  return new Promise((resolve) => {
    // Some WebViews neither ask nor fail; their own timeout starts only after the permission.
    const limit = setTimeout(() => resolve('unavailable'), options.timeout)
    const answer = (taken: Taken | 'denied' | 'unavailable') => {
      clearTimeout(limit)
      resolve(taken)
    }
    try {
      geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude, accuracy }, timestamp }) =>
          answer({ fix: { latitude, longitude, accuracy: accuracyOf(accuracy) }, at: timestamp }),
        (error) => answer(error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable'),
        options,
      )
    } catch {
      answer('unavailable')
    }
  })
}
