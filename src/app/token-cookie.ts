import { showTokenAtom, tokenAtom } from '#/session/session.ts'
import type { Store } from '#/shell/shell.ts'

/** Makes the token cookie that of this page, if it is in front. */
export function showToken(store: Store): void {
  if (document.visibilityState !== 'hidden') store.set(showTokenAtom)
}

/**
 * All tabs of an origin share one token cookie, and each may show another brand or merchant: the cookie is that of the
 * page in front. Our own calls never read it.
 */
export function keepTokenCookie(store: Store): void {
  const show = () => showToken(store)
  for (const event of ['visibilitychange', 'focus', 'pageshow']) addEventListener(event, show, true)
  store.sub(tokenAtom, show)
}
