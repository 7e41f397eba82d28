import { cookies, keys } from '#/session/keys.ts'

/**
 * Reads a leading `ru` or `uz` as the chosen language, and a `1` or `2` after it as the brand page for its cookie; both
 * are removed from the path, and the customer lands on /. Returns the new address, or null when there is nothing to do.
 */
export function entryRedirect(pathname: string): string | null {
  const [, language, page] = /^\/(?:(ru|uz)(?=\/|$))?\/?(?:([12])(?=\/|$))?/.exec(pathname) ?? []
  if (!language && !page) return null
  if (language === 'ru' || language === 'uz') {
    // The link wins over the choice of an earlier visit.
    keys.language.write(language)
    cookies.lang.write(language)
  }
  if (page) {
    cookies.page.write(page)
    keys.tabBrand.clear()
  }
  return '/'
}
