import type { Heard } from './clock.ts'

/*
 * Calls that left from `index.html` before any module arrived (boot.ts), and what the last visit kept of their
 * answers. They carry no token: what they answer belongs to the shop and may be kept (BX-14).
 */

/** An answer, whole. */
export type RawResponse = { status: number; headers: readonly (readonly [string, string])[]; text: string }

export type PreloadedRequest = {
  /** What the last visit kept of its answer; `at`: when that came, ms by the server's clock. `mark` tells it from another one. */
  kept: { at: number; mark: string; text: string } | null
  /** Ends with the network's answer; rejects without one. */
  sent: Promise<RawResponse>
  /** The same while it is still arriving, for one who reads it so; absent where nobody will. */
  arriving?: Promise<Response> | undefined
  /** What the answer says of the time, as soon as it begins to come. */
  heard?: Promise<Heard | null>
  /** What `sent` ended with, as soon as it has. */
  answer: RawResponse | null
  /** What the app has been given of it so far. */
  given: 'nothing' | 'kept' | 'answer'
}

/** By full address. */
export type PreloadedRequests = Map<string, PreloadedRequest>

type BootContext = {
  calls: PreloadedRequests
  /** The first cards are on the screen. */
  isDrawn: boolean
  /** What is on the screen is the app's. */
  hasApp?: boolean
  /** The last control that was pressed and waits for the app, by its `data-press`. */
  pressed?: string | undefined
  /** The control that has the focus, by its `data-press`. */
  focused?: string | undefined
  /** Baskets changed on the first screen that no storage took, by their keys. */
  unsaved: Map<string, readonly unknown[]>
  /** The last resort, where not even the texts of the app arrived. */
  showBroken?: (root: HTMLElement) => void
}

declare global {
  interface Window {
    early?: BootContext
  }
}

/** What the scripts of index.html left for the app. Without calls or cards where they could not run. */
export const bootContext = (): BootContext => {
  window.early ??= { calls: new Map(), isDrawn: false, unsaved: new Map() }
  return window.early
}

const responseOf = ({ status, headers, text }: RawResponse) =>
  new Response(text || null, {
    status,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
  })

type Options = RequestInit & { responseType?: string }

/**
 * A fetch that looks among the early calls first, each for one answer. A kept one is given while the network's is not
 * there yet, and the network's to whoever asks again. A lost early call is not an answer: it is asked again.
 */
export function fetchPreloaded(
  calls: PreloadedRequests,
  fetch = globalThis.fetch.bind(globalThis),
): typeof globalThis.fetch {
  return async (input, init?: Options) => {
    const address = input instanceof Request ? input.url : String(input)
    const call = init?.method && init.method !== 'GET' ? undefined : calls.get(address)
    if (!call || call.given === 'answer') return fetch(input, init)
    if (call.kept && call.given === 'nothing' && call.answer?.status !== 200) {
      call.given = 'kept'
      return new Response(call.kept.text, { headers: { 'Content-Type': 'application/json' } })
    }
    call.given = 'answer'
    const answer = init?.responseType === 'stream' && call.arriving
    return (answer || call.sent.then(responseOf)).catch(() => fetch(input, init))
  }
}
