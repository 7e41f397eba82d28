import { log } from './log.ts'

/** Text, and boxes that can do nothing: no script, no style, no address, no handler. */
const HARMLESS =
  /^(?:[^<]|<\/?(?:div|ul|li|img)(?: (?:class|role|tabindex|alt|touch-action|aria-[a-z]+|data-[a-z-]+)="[^"<>]*")*>)*$/

/** The worker of the map, as the build names it. */
const WORKER = /^\/assets\/maplibre-gl-worker-[\w-]+\.js$/

/** Whether markup may become elements whoever wrote it. */
export const isHarmlessHtml = (html: string): boolean => HARMLESS.test(html)

/** Whether an address may become a script: the map's worker on our own origin, and nothing else. */
export function isOwnWorker(url: string, origin: string): boolean {
  try {
    const { origin: its, pathname, search } = new URL(url, origin)
    return its === origin && search === '' && WORKER.test(pathname)
  } catch {
    return false
  }
}

type Rules = {
  createHTML: (html: string) => string | null
  createScriptURL: (url: string) => string | null
}
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => unknown }

let isAllowed = false

/**
 * Lets a library draw its own boxes by `innerHTML` and the map start its worker, which the page's policy
 * (`require-trusted-types-for`) refuses to everybody. All else is refused as before. Once a page life: a page has one
 * default policy.
 */
export function allowLibraries() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (isAllowed || !trustedTypes) return
  isAllowed = true
  try {
    trustedTypes.createPolicy('default', {
      createHTML: (html) => (isHarmlessHtml(html) ? html : null),
      createScriptURL: (url) => (isOwnWorker(url, location.origin) ? url : null),
    })
  } catch (error) {
    log.warn('no policy for libraries', error instanceof Error ? error.name : undefined)
  }
}
