import type { Scope } from './key.ts'
import { cookies, keys, scopedKeys } from './keys.ts'

/**
 * Logout: the customer's keys and this brand's own; merchant id, language and other brands' sessions stay. The token
 * cookie may be that of another brand in another tab: it goes only if it is ours. The basket's own atom empties it.
 */
export function clearCustomer(scope: Scope) {
  const token = scopedKeys.session(scope).read()?.token
  for (const one of Object.values(keys)) if (one.clearedBy !== 'never') one.clear()
  for (const of of Object.values(scopedKeys)) if (of(scope).clearedBy !== 'never') of(scope).clear()
  if (cookies.token.read() === token) cookies.token.clear()
  cookies.page.clear()
}
