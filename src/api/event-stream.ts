import { createParser } from 'eventsource-parser'
import { api } from './api.ts'
import { headersOf } from './client.ts'
import { isOwnRefusal } from './error.ts'

/** A stream without even a comment for so long counts as cut, ms; servers send one every 15 s or so. */
const SILENCE_MS = 45_000

/**
 * How a stream ended. `cut`: opening it again may help; `busy`: it may help later, since the server is in trouble, or something
 * else answers in its place; `none`: the API says itself that it has none at this address.
 */
export type StreamEnd = 'cut' | 'busy' | 'none'

/** What stands before a server says while that is away, as while it is started again. */
const AWAY = [502, 504]

/**
 * Reads the server-sent events of a path until the stream ends or `signal` aborts. Never throws. With `fetch`, as an
 * `EventSource` cannot send the token. `onOpen`: the server streams; `onEvent`: something happened. What exactly is not
 * read: it is asked for by the calls that have a schema.
 */
export async function readEvents(
  path: string,
  {
    onOpen,
    onEvent,
    signal,
    headers: more = {},
    isPublic = false,
  }: {
    onOpen: () => void
    onEvent: () => void
    signal: AbortSignal
    /** Besides those of every call. */
    headers?: Record<string, string> | undefined
    /** The stream is nobody's: its call carries no token. */
    isPublic?: boolean | undefined
  },
): Promise<StreamEnd> {
  const { baseURL, fetch: send = fetch } = api.host
  const call = new AbortController()
  const stop = () => call.abort()
  signal.addEventListener('abort', stop)
  let silence = setTimeout(stop, SILENCE_MS)
  try {
    const response = await send(`${baseURL}${path}`, {
      headers: { ...headersOf(api.host, isPublic), ...more, Accept: 'text/event-stream' },
      credentials: 'omit',
      cache: 'no-store',
      signal: call.signal,
    })
    const { status, headers: sent, body } = response
    if (status >= 500) return AWAY.includes(status) ? 'cut' : 'busy'
    if (status >= 400) return isOwnRefusal(await response.text()) ? 'none' : 'busy'
    if (status !== 200 || !body || !sent.get('Content-Type')?.startsWith('text/event-stream')) return 'busy'
    onOpen()
    const parser = createParser({ onEvent })
    const reader = body.getReader()
    // Its stream is missing in Firefox before 105.
    const decoder = new TextDecoder()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return 'cut'
      clearTimeout(silence)
      silence = setTimeout(stop, SILENCE_MS)
      parser.feed(decoder.decode(value, { stream: true }))
    }
  } catch {
    return 'cut'
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', stop)
    // A response that is no stream is not read to its end.
    stop()
  }
}
