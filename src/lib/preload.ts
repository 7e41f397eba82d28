import type { TimeSample } from './clock.ts'
import type { Goal } from './goals.ts'

/*
 * Requests that `index.html` sent before any module had loaded (boot.ts), and their cached responses from the last
 * visit. They carry no token: the responses belong to the shop and may be cached (BX-14).
 */

/** A complete response. */
export type RawResponse = { status: number; headers: readonly (readonly [string, string])[]; text: string }

export type PreloadedRequest = {
  /** The cached response of the last visit; `at`: when it came, ms by the server's clock. `mark` identifies it. */
  cached: { at: number; mark: string; text: string } | null
  /** Resolves with the network's response; rejects without one. */
  sent: Promise<RawResponse>
  /** The same while it is still arriving, for streaming; absent where it is not needed. */
  arriving?: Promise<Response> | undefined
  /** The time information of the response, as soon as it begins to arrive. */
  heard?: Promise<TimeSample | null>
  /** The result of `sent`, once it has resolved. */
  answer: RawResponse | null
  /** Which response the app has received so far; `unreadable`: an answer that it could not read. */
  given: 'nothing' | 'cached' | 'answer' | 'unreadable'
}

/** By full address. */
export type PreloadedRequests = Map<string, PreloadedRequest>

type BootContext = {
  calls: PreloadedRequests
  /** The first cards are on the screen. */
  isRendered: boolean
  /** All statements of the entry have run: a file whose end was lost on its way may still be valid code. */
  isEntryWhole?: boolean
  /** The app has replaced the first screen. */
  hasApp?: boolean
  /** The last control that was pressed and waits for the app, by its `data-press`. */
  pressed?: string | undefined
  /** The control that has the focus, by its `data-press`. */
  focused?: string | undefined
  /** Baskets changed on the first screen that no storage accepted, by their keys. */
  unsaved: Map<string, readonly unknown[]>
  /** Goals that were reached before analytics has started (IN-02). */
  goals: Goal[]
  /** The last resort when not even the texts of the app could be loaded: reloads a page of an old release, or says so. */
  showBroken?: (root: HTMLElement) => void
}

/* Boot and the app are bundles of their own and share nothing but the global object. */
const page: { bootContext?: BootContext } = globalThis as object

/** The data that the scripts of index.html pass to the app; without requests and cards where they could not run. */
export const bootContext = (): BootContext => {
  page.bootContext ??= { calls: new Map(), isRendered: false, unsaved: new Map(), goals: [] }
  return page.bootContext
}

const responseOf = ({ status, headers, text }: RawResponse) =>
  new Response(text || null, {
    status,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
  })

type Options = RequestInit & { responseType?: string }

/**
 * A fetch that uses the preloaded requests first, each once. The cached response is returned while the network's has
 * not arrived, and the network's at the next call. A failed preloaded request is sent again.
 */
export function fetchPreloaded(
  calls: PreloadedRequests,
  fetch = globalThis.fetch.bind(globalThis),
): typeof globalThis.fetch {
  return async (input, init?: Options) => {
    const address = input instanceof Request ? input.url : String(input)
    const call = init?.method && init.method !== 'GET' ? undefined : calls.get(address)
    if (!call || call.given === 'answer') return fetch(input, init)
    const isFirst = call.given === 'nothing' && call.answer?.status !== 200
    if (call.cached && (isFirst || call.given === 'unreadable')) {
      call.given = 'cached'
      return new Response(call.cached.text, { headers: { 'Content-Type': 'application/json' } })
    }
    call.given = 'answer'
    const answer = init?.responseType === 'stream' && call.arriving
    return (answer || call.sent.then(responseOf)).catch(() => fetch(input, init))
  }
}

/**
 * Asks by one of the preloaded requests. Where its answer cannot be read, the cached response of the last visit takes its
 * place (BX-14).
 */
export async function readOrCached<Answer>(
  path: string,
  ask: () => Promise<Answer>,
  isUnreadable: (answer: Answer) => boolean,
): Promise<Answer> {
  const answer = await ask()
  if (!isUnreadable(answer)) return answer
  for (const [address, call] of bootContext().calls)
    if (address.endsWith(path) && call.cached && call.given === 'answer') {
      call.given = 'unreadable'
      return ask()
    }
  return answer
}
