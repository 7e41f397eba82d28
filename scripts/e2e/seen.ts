import type { Page } from '@playwright/test'

/* What stands on a screen, whatever it is. */

/** What a customer can read, hear and do on this screen. */
export type Seen = {
  /** All text that is rendered, names and values of controls included. */
  text: string
  /** Enabled buttons and links within what is in front: the dialog, else the main part. */
  ways: number
  /** Progress states. */
  busy: number
  hasRetry: boolean
}

/** Runs in the page. */
function look(): Seen {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const all = (root: ParentNode, selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter(isVisible)
  const dialog = all(document, 'dialog[open]').at(-1)
  const front = dialog ?? document.body
  const named = all(document, '[aria-label], [alt], [title], [placeholder]').flatMap((element) =>
    ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  )
  // biome-ignore lint/performance/useDomNodeTextContent: textContent has what is hidden too, which no customer reads
  const textOf = (element: HTMLElement) => element.innerText
  const values = all(document, 'input, textarea').map((field) => (field as HTMLInputElement).value)
  const retries = all(front, 'button').filter((one) => /^Try again/.test(textOf(one).trim()))
  return {
    text: [textOf(document.body), ...named, ...values].filter(Boolean).join('\n'),
    ways: all(front, 'a[href], button:not(:disabled)').length,
    busy: all(document, '[aria-busy="true"]').length,
    hasRetry: retries.length > 0,
  }
}

export const see = (page: Page): Promise<Seen> => page.evaluate(look)

const SLIPS = /\bNaN\b|\bundefined\b|\bnull\b|\[object |Invalid Date|\bInfinity\b|OF_THE_NEXT_VERSION/

/** What no text may say, with some words around it. */
export function slipIn(text: string): string | null {
  const slip = SLIPS.exec(text)
  return slip && `a slip: ${JSON.stringify(text.slice(Math.max(0, slip.index - 60), slip.index + 60))}`
}
