import { attempt } from '#/lib/attempt.ts'
import { paths } from '#/paths.ts'
import { cookies, keys } from '#/session/keys.ts'
import type { ScrollPosition } from '#/shell/scroll-position.ts'

/** The languages of an address, as people and other sites write them. */
const LANGUAGES: Record<string, 'uz' | 'ru' | 'eng'> = { uz: 'uz', ru: 'ru', en: 'eng', eng: 'eng' }

/**
 * Reads a leading language (`ru`, `uz`, `en`, also with a country: `ru-RU`) as the chosen one, and a `1` or `2` after it as the brand page for its
 * cookie; both are removed from the path, and the customer lands on / (ST-12). Another path is a page's own, however its
 * letters and slashes are written. Returns the new path, or null when there is nothing to do.
 */
export function entryRedirect(pathname: string): string | null {
  const [, name = '', page] =
    /^\/+(?:(ru|uz|eng?)(?:[-_][a-z]+)*(?=\/|$))?\/*(?:([12])(?=\/|$))?/i.exec(pathname) ?? []
  const language = LANGUAGES[name.toLowerCase()]
  if (!language && !page) return pathAsNamed(pathname)
  if (language) {
    // The link wins over the choice of an earlier visit.
    keys.language.write(language)
    // The cookie knows no English.
    if (language !== 'eng') cookies.lang.write(language)
  }
  if (page) {
    cookies.page.write(page)
    keys.tabBrand.clear()
  }
  return '/'
}

/** Where this page was scrolled to before the tab was loaded anew; null: it was at its top, or another one was shown. */
export function placeBeforeReload(): ScrollPosition | null {
  const last = keys.lastPage.read()
  return last && last.href === location.pathname + location.search && last.top > 0
    ? { y: last.top, focus: null }
    : null
}

/**
 * What messages and other programs put behind an address: spaces, seen or not, the end of a sentence, and parameters whose
 * `?` they wrote in another way.
 */
const TAIL = /([\s\u200b-\u200f\u2060\ufeff/.,:!)\]}>»”’"']+|[?&;].*)$/

/** How a name of a path is compared. */
function plain(name: string): string {
  const text = attempt(() => decodeURIComponent(name)) ?? name
  return text.replace(TAIL, '').toLowerCase()
}

/**
 * A page's path with the page's own letters and slashes: `//basket`, `/Basket/`, `/basket).`. Null: it has them, or is no
 * page's.
 */
function pathAsNamed(pathname: string): string | null {
  const parts = pathname.split('/').filter(Boolean)
  for (const path of Object.values(paths)) {
    const names = path.split('/').filter(Boolean)
    if (names.length !== parts.length) continue
    const isSame = names.every(
      (name, at) => name.startsWith(':') || name.toLowerCase() === plain(parts[at] ?? ''),
    )
    if (!isSame) continue
    const named = `/${names.map((name, at) => (name.startsWith(':') ? parts[at] : name)).join('/')}`
    return named === pathname ? null : named
  }
  return null
}
