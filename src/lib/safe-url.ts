const SCHEMES = new Set(['https:', 'http:', 'tel:', 'mailto:'])
/** Control and format characters and spaces, dropped as a browser would, so `java\nscript:` is what it becomes. */
const INVISIBLE = /[\p{C}\s]/gu

/**
 * Makes a foreign address safe for `href`: https, http, tel and mailto only, normalised by the URL parser; null for all
 * else (other schemes, relative addresses, user names and passwords in the host).
 */
export function safeUrl(address: string | null | undefined): string | null {
  const cleaned = (address ?? '').replace(INVISIBLE, '').slice(0, 2048)
  if (!/^(?:https?:\/\/|tel:|mailto:)/i.test(cleaned)) return null
  const url = URL.parse ? URL.parse(cleaned) : parsed(cleaned)
  if (!url || !SCHEMES.has(url.protocol) || url.username || url.password) return null
  return url.href
}

/** `URL.parse` is missing in older WebViews. */
function parsed(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
