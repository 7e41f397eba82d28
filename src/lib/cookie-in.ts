/**
 * Every cookie of the product. `basket` and `journal` exist only while storage refuses them. All but `lang` and `page`
 * have the `__Host-` prefix wherever the browser allows it.
 */
export type CookieName = 'token' | 'merchant' | 'lang' | 'page' | 'basket' | 'journal'

/** The name of the cookie in headers. A sibling sub-domain cannot set a cookie with this prefix for us. */
export const wireName = (name: CookieName, isHttps: boolean) =>
  isHttps && name !== 'lang' && name !== 'page' ? `__Host-${name}` : name

/** One cookie of `document.cookie`. Throws where its value cannot be read. */
export function cookieIn(cookies: string, name: CookieName, isHttps: boolean): string | null {
  const start = `; ${wireName(name, isHttps)}=`
  const all = `; ${cookies}`
  const at = all.indexOf(start)
  if (at < 0) return null
  const from = at + start.length
  const end = all.indexOf(';', from)
  return decodeURIComponent(all.slice(from, end < 0 ? undefined : end))
}
