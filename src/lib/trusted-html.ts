import { log } from './log.ts'

/** Markup of text and inert elements only: no script, no style, no address, no handler. */
const HARMLESS =
  /^(?:[^<]|<\/?(?:div|ul|li|img)(?: (?:class|role|tabindex|alt|touch-action|aria-[a-z]+|data-[a-z-]+)="[^"<>]*")*>)*$/

/** The worker of the map, as the build names it. */
const WORKER = /^\/assets\/maplibre-gl-worker-[\w-]+\.js$/

/** Whether markup is safe whatever its source. */
export const isHarmlessHtml = (html: string): boolean => HARMLESS.test(html)

/** Whether an address may be loaded as a script: only the map's worker on our own origin. */
export function isOwnWorker(url: string, origin: string): boolean {
  try {
    const { origin: its, pathname, search } = new URL(url, origin)
    return its === origin && search === '' && WORKER.test(pathname)
  } catch {
    return false
  }
}

/**
 * Whether the text of a script element is an object of JSON and so nothing that runs: read as a program, its first name in
 * quotation marks is a syntax error. Pages describe themselves to search engines in it.
 */
export function isData(text: string): boolean {
  try {
    return /^\{\s*"/.test(text) && typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

type Rules = {
  createHTML: (html: string) => string | null
  createScript: (text: string) => string | null
  createScriptURL: (url: string) => string | null
}
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => unknown }

let isAllowed = false

/**
 * Allows libraries to insert their own inert elements by `innerHTML`, the map to start its worker, and structured data,
 * which the page's policy (`require-trusted-types-for`) otherwise refuses. All else stays refused. A page can have one
 * default policy: called again, it does nothing.
 */
export function allowHarmless() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (isAllowed || !trustedTypes) return
  isAllowed = true
  try {
    trustedTypes.createPolicy('default', {
      createHTML: (html) => (isHarmlessHtml(html) ? html : null),
      createScript: (text) => (isData(text) ? text : null),
      createScriptURL: (url) => (isOwnWorker(url, location.origin) ? url : null),
    })
  } catch (error) {
    log.warn('no default policy', error instanceof Error ? error.name : undefined)
  }
}
