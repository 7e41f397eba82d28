/*
 * An import of the entry before all that uses these: what a browser lacks or refuses is replaced by what does no harm, so
 * that nothing else needs a guard (ST-20). A refusal is found out by trying: a property that is there may still throw.
 */

type Page = Window & typeof globalThis

const works = (attempt: () => unknown): boolean => {
  try {
    attempt()
    return true
  } catch {
    return false
  }
}

export function shimBrowser(page: Page): void {
  shimHistory(page)
  shimMatchMedia(page)
  shimObservers(page)
  shimIntl(page)
  if (!works(() => page.performance.mark('marks')))
    works(() => Object.defineProperty(page.performance, 'mark', { configurable: true, value: () => {} }))
}

/**
 * Safari throws after 100 entries in 30 s, a sandboxed frame always. Another page is then opened as a new document; what
 * changes only the present one's state, query or hash is left out.
 */
function shimHistory({ history, location }: Page) {
  const push = history.pushState.bind(history)
  for (const name of ['pushState', 'replaceState'] as const) {
    const own = history[name].bind(history)
    const safe: History[typeof name] = (state, unused, address) => {
      if (works(() => own(state, unused, address)) || !address) return
      const { href, pathname } = new URL(address, location.href)
      if (pathname === location.pathname) return
      if (name === 'pushState') location.assign(href)
      else if (!works(() => push(state, unused, address))) location.replace(href)
    }
    works(() => Object.defineProperty(history, name, { configurable: true, writable: true, value: safe }))
  }
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
  if (!works(() => new page.Intl.PluralRules('ru').select(2)))
    put(
      'PluralRules',
      class {
        select(count: number) {
          return count === 1 ? 'one' : 'other'
        }
      },
    )
  if (!works(() => new page.Intl.NumberFormat('ru').format(2)))
    put(
      'NumberFormat',
      class {
        format(number: number) {
          return String(number)
        }
      },
    )
}

if (typeof window === 'object') shimBrowser(window)
