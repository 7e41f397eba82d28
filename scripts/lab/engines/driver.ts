import { setTimeout as wait } from 'node:timers/promises'

/** A browser as the order needs it: a page of it, looked at by a script and used by a pointer and a keyboard. */
export type Driver = {
  /** As the browser itself says it: "110.0.5478.0". */
  version: string
  open: (url: string) => Promise<void>
  /** Runs the text of a function in the page, with arguments that are JSON. Its answer is JSON, too. */
  run: (source: string, args: readonly unknown[]) => Promise<unknown>
  /** Presses the main button of a mouse there; px from the upper left corner of what is seen. */
  press: (x: number, y: number) => Promise<void>
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>
  /** What went wrong in the page so far, as the browser's console said it. */
  troubles: () => Promise<readonly string[]>
  close: () => Promise<void>
}

/** The size of a phone's page, px. */
export const PAGE = { width: 390, height: 844 }

/** A browser that does not answer would hold up all others, ms. */
export const ANSWER_LIMIT = 60_000

/** The answer, unless it takes too long. */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  const limit = new AbortController()
  try {
    return await Promise.race([
      answer,
      wait(ANSWER_LIMIT, null, { signal: limit.signal }).then(() => {
        throw new Error('the browser did not answer')
      }),
    ])
  } finally {
    limit.abort()
  }
}
