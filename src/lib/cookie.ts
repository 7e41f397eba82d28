import { type CookieName, cookieIn, wireName } from './cookie-in.ts'

export type CookieJar = {
  readCookie: (name: CookieName) => string | null
  /** `memory`: the browser refused, the value holds for this visit only. */
  writeCookie: (name: CookieName, value: string, maxAgeSeconds: number) => 'persisted' | 'memory'
  removeCookie: (name: CookieName) => void
}

type CookieEnv = {
  document: { cookie: string }
  isHttps: boolean
  /** In the iframe of Telegram Web only partitioned cookies survive. */
  isFramed: boolean
}

/** Browsers silently drop cookies whose name, value and attributes exceed this. */
const MAX_BYTES = 4096

/** The cookies of one page: every write is read back, and what the browser refuses stays in memory. */
export function createJar({ document, isHttps, isFramed }: CookieEnv): CookieJar {
  // Null: removed here, even if the browser still returns it.
  const memory = new Map<CookieName, string | null>()
  const attributes = !isHttps
    ? 'Path=/; SameSite=Lax'
    : isFramed
      ? 'Path=/; Secure; SameSite=None; Partitioned'
      : 'Path=/; Secure; SameSite=Lax'

  const stored = (name: CookieName): string | null => {
    try {
      return cookieIn(document.cookie, name, isHttps)
    } catch {
      return null
    }
  }

  const put = (name: CookieName, value: string, maxAgeSeconds: number): boolean => {
    const text = `${wireName(name, isHttps)}=${encodeURIComponent(value)}; ${attributes}; Max-Age=${maxAgeSeconds}`
    if (text.length > MAX_BYTES) return false
    try {
      document.cookie = text
    } catch {
      return false
    }
    return stored(name) === (maxAgeSeconds > 0 ? value : null)
  }

  return {
    readCookie: (name) => (memory.has(name) ? (memory.get(name) ?? null) : stored(name)),
    writeCookie: (name, value, maxAgeSeconds) => {
      if (put(name, value, maxAgeSeconds)) {
        memory.delete(name)
        return 'persisted'
      }
      memory.set(name, value)
      return 'memory'
    },
    removeCookie: (name) => {
      if (put(name, '', 0)) memory.delete(name)
      else memory.set(name, null)
    },
  }
}

const jar = createJar(
  typeof document === 'object'
    ? { document, isHttps: location.protocol === 'https:', isFramed: window.self !== window.top }
    : { document: { cookie: '' }, isHttps: false, isFramed: false },
)

export const { readCookie, writeCookie, removeCookie } = jar
