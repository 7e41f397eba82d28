import { works } from './attempt.ts'

/*
 * What a browser lacks or refuses is replaced by what does no harm, so that nothing else needs a guard (ST-20). A refusal
 * is found out by trying: a property that is there may still throw. Loaded only where `boot/polyfills.ts` has found one.
 */

type Page = Window & typeof globalThis

export function shimBrowser(page: Page): void {
  shimMatchMedia(page)
  shimObservers(page)
  shimIntl(page)
  const replace = (name: 'mark' | 'getEntriesByType', value: () => unknown) =>
    works(() => Object.defineProperty(page.performance, name, { configurable: true, value }))
  if (!works(() => page.performance.mark('marks'))) replace('mark', () => {})
  if (!works(() => page.navigator.onLine))
    works(() => Object.defineProperty(page.navigator, 'onLine', { configurable: true, value: true }))
  if (!works(() => page.performance.getEntriesByType('navigation'))) replace('getEntriesByType', () => [])
}

/** Safari before 14 and some WebViews have queries without events; others have no queries. */
function shimMatchMedia(page: Page) {
  if (works(() => page.matchMedia('all').addEventListener('change', () => {}))) return
  const own = page.matchMedia
  const value: typeof own = (media) => {
    let matches = false
    works(() => {
      matches = own.call(page, media).matches
    })
    return Object.assign(new EventTarget(), {
      ...{ matches, media, onchange: null },
      ...{ addListener: () => {}, removeListener: () => {} },
    })
  }
  Object.defineProperty(page, 'matchMedia', { configurable: true, writable: true, value })
}

/** Without them nothing is known to change, and everything counts as in sight. */
function shimObservers(page: Page) {
  class NoObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }
  class AllInSight extends NoObserver {
    readonly #report: (entries: object[], observer: object) => void
    constructor(report: (entries: object[], observer: object) => void) {
      super()
      this.#report = report
    }
    override observe(target?: Element) {
      const boundingClientRect = target?.getBoundingClientRect()
      const entry = { target, boundingClientRect, isIntersecting: true, intersectionRatio: 1 }
      setTimeout(() => this.#report([entry], this))
    }
  }
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const)
    if (!works(() => new page[name](() => {}).disconnect()))
      Object.defineProperty(page, name, {
        configurable: true,
        writable: true,
        value: name === 'IntersectionObserver' ? AllInSight : NoObserver,
      })
}

/** Without its rules a number is written plainly, and beside it stand the words of many, of one only beside 1. */
function shimIntl(page: Page) {
  const put = (name: 'PluralRules' | 'NumberFormat', value: object) =>
    works(() => Object.defineProperty(page.Intl, name, { configurable: true, writable: true, value }))
  if (!('PluralRules' in page.Intl))
    put(
      'PluralRules',
      class {
        select(count: number) {
          return count === 1 ? 'one' : 'other'
        }
      },
    )
  if (!('NumberFormat' in page.Intl))
    put(
      'NumberFormat',
      class {
        format(number: number) {
          return String(number)
        }
      },
    )
}
