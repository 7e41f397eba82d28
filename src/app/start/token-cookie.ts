import { showTokenAtom, tokenAtom } from '#/session/session.ts'
import type { Store } from '#/shell/shell.ts'

/** Writes this page's token into the cookie, if the page is in front. */
export function showToken(store: Store): void {
  if (document.visibilityState !== 'hidden') store.set(showTokenAtom)
}

/**
 * All tabs of an origin share one token cookie, while each may show another brand or merchant: the cookie has the token
 * of the page in front. Our own calls never read it.
 */
export function keepTokenCookie(store: Store): void {
  const show = () => showToken(store)
  for (const event of ['visibilitychange', 'focus', 'pageshow']) addEventListener(event, show, true)
  store.sub(tokenAtom, show)
}
