export type Coordinates = { latitude: number; longitude: number }

/** `denied`: the customer said no, do not ask again by yourself; `unavailable`: no answer, no device, no time. */
export type Located = Coordinates | 'denied' | 'unavailable'

/** Asks the client around us; null: it cannot say, ask the browser. */
export type LocateSource = (timeout: number) => Promise<Exclude<Located, 'unavailable'> | null>

/** ms; what a customer waits for "where am I". */
export const LOCATE_LIMIT = 8000

let source: LocateSource | null = null

/** For the Telegram shell: a client that knows the place itself is asked first. */
export function setLocateSource(own: LocateSource | null) {
  source = own
}

/** Where the customer is. Asks for permission, so call it on a tap. Always answers, within about `timeout` ms. */
export async function locate({ timeout = LOCATE_LIMIT }: { timeout?: number } = {}): Promise<Located> {
  const until = performance.now() + timeout
  const known = await source?.(timeout).catch(() => null)
  if (known) return known
  return askBrowser(Math.max(1000, until - performance.now()))
}

/** Whether the browser would say the place without a question. A browser that cannot tell would ask. */
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
    const limit = setTimeout(resolve, timeout, 'unavailable')
    const answer = (located: Located) => {
      clearTimeout(limit)
      resolve(located)
    }
    geolocation.getCurrentPosition(
      ({ coords }) => answer({ latitude: coords.latitude, longitude: coords.longitude }),
      (error) => answer(error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { timeout, maximumAge: 60_000 },
    )
  })
}
