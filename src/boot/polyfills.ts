/** Whether the browser lacks one of the functions that `polyfills.ts` brings. */
const isLacking = () =>
  !(
    'findLast' in Array.prototype &&
    'findLastIndex' in Array.prototype &&
    'toReversed' in Array.prototype &&
    'toSorted' in Array.prototype &&
    'canParse' in URL
  )

/** Whether the first script of index.html has found that the browser is older than those that can order. */
export const isTooOld = () => document.documentElement.dataset.start === 'failed'

/** Shows the words of index.html that say what to update. */
export function sayTooOld(): void {
  document.documentElement.dataset.start = 'failed'
}

/** Loads the missing functions; undefined: nothing is missing. `file`: the address of the bundled `polyfills.ts`. */
export const loadPolyfills = (file: string | undefined): Promise<unknown> | undefined =>
  file && isLacking() ? import(/* @vite-ignore */ file) : undefined
