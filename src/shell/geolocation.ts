export type Coordinates = { latitude: number; longitude: number }

/** `denied`: the customer said no, do not ask again by yourself; `unavailable`: no answer, no device, no time. */
export type Located = Coordinates | 'denied' | 'unavailable'

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

/** Locates the customer. Asks for permission, so call it on a tap. Always resolves, within about `timeout` ms. */
export async function locate({ timeout = LOCATE_LIMIT }: { timeout?: number } = {}): Promise<Located> {
  const until = performance.now() + timeout
  const known = await source?.(timeout).catch(() => null)
  if (known) return known
  return askBrowser(Math.max(1000, until - performance.now()))
}

/** Whether the browser would locate without asking. A browser that does not say counts as one that would ask. */
export async function isLocatingAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    return false
  }
}

function askBrowser(timeout: number): Promise<Located> {
  const geolocation = typeof navigator === 'object' ? navigator.geolocation : undefined
  if (!geolocation) return Promise.resolve('unavailable')
  return new Promise((resolve) => {
    // Some WebViews neither ask nor fail; their own timeout starts only after the permission.
    const limit = setTimeout(() => resolve('unavailable'), timeout)
    const answer = (located: Located) => {
      clearTimeout(limit)
      resolve(located)
    }
    try {
      geolocation.getCurrentPosition(
        ({ coords }) => answer({ latitude: coords.latitude, longitude: coords.longitude }),
        (error) => answer(error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable'),
        { timeout, maximumAge: 60_000 },
      )
    } catch {
      answer('unavailable')
    }
  })
}
