/**
 * The cookies the spec names, and `basket`, there only while storage refuses it (reliability M1). `token`, `merchant`
 * and `basket` carry the `__Host-` prefix wherever the browser allows it.
 */
export type CookieName = 'token' | 'merchant' | 'lang' | 'page' | 'basket'

/** A sibling sub-domain cannot set a cookie with this prefix for us (reliability T19). */
const HOST_ONLY: readonly CookieName[] = ['token', 'merchant', 'basket']

/** The name it bears on the wire. */
export const wireName = (name: CookieName, isHttps: boolean) =>
  isHttps && HOST_ONLY.includes(name) ? `__Host-${name}` : name

/** One cookie of `document.cookie`. Throws where its value cannot be read. */
export function cookieIn(cookies: string, name: CookieName, isHttps: boolean): string | null {
  const start = `${wireName(name, isHttps)}=`
  const pair = cookies.split('; ').find((one) => one.startsWith(start))
  return pair === undefined ? null : decodeURIComponent(pair.slice(start.length))
}
