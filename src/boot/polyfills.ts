const nothing = (_?: unknown) => {}

/** Whether the browser lacks or refuses something that `polyfills.ts` brings. */
function isLacking(): boolean {
  try {
    matchMedia('all').addEventListener('change', nothing)
    for (const Observer of [MutationObserver, ResizeObserver, IntersectionObserver]) new Observer(nothing)
    performance.mark('browser tried')
    performance.getEntriesByType('navigation')
    nothing(navigator.onLine)
  } catch {
    return true
  }
  return !(
    ['findLast', 'findLastIndex', 'toReversed', 'toSorted'].every((name) => name in Array.prototype) &&
    'canParse' in URL &&
    'PluralRules' in Intl &&
    'NumberFormat' in Intl
  )
}

/** Whether the first script of index.html has found that the browser is older than those that can order. */
export const isTooOld = () => document.documentElement.dataset.start === 'failed'

/** Loads what is missing; undefined: nothing is. `file`: the address of the bundled `polyfills.ts`. */
export const loadPolyfills = (file: string | undefined): Promise<unknown> | undefined =>
  file && isLacking() ? import(/* @vite-ignore */ file) : undefined
