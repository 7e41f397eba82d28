import { cookies, keys } from '#/session/keys.ts'

/**
 * A leading `ru` or `uz`, then `1` or `2`, are stored in their cookies and taken off; if either was found the
 * customer lands on /. Answers the address to show instead, or null when there is nothing to do.
 */
export function entryRedirect(pathname: string): string | null {
  const [, language, page] = /^\/(?:(ru|uz)(?=\/|$))?\/?(?:([12])(?=\/|$))?/.exec(pathname) ?? []
  if (!language && !page) return null
  if (language) cookies.lang.write(language)
  if (page) {
    cookies.page.write(page)
    keys.tabBrand.clear()
  }
  return '/'
}
