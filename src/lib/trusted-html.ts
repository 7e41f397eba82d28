import { log } from './log.ts'

/** Text, and boxes that can do nothing: no script, no style, no address, no handler. */
const HARMLESS =
  /^(?:[^<]|<\/?(?:div|ul|li|img)(?: (?:class|role|tabindex|alt|touch-action|aria-[a-z]+|data-[a-z-]+)="[^"<>]*")*>)*$/

/** Whether markup may become elements whoever wrote it. */
export const isHarmlessHtml = (html: string): boolean => HARMLESS.test(html)

type TrustedTypes = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => unknown
}

let isAllowed = false

/**
 * Lets a library draw its own boxes by `innerHTML`, which the page's policy (`require-trusted-types-for`) refuses to
 * everybody. Only harmless markup passes; anything else is refused as before. Once a page life.
 */
export function allowHarmlessHtml() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (isAllowed || !trustedTypes) return
  isAllowed = true
  try {
    trustedTypes.createPolicy('default', { createHTML: (html) => (isHarmlessHtml(html) ? html : null) })
  } catch (error) {
    log.warn('no policy for markup', error instanceof Error ? error.name : undefined)
  }
}
