import { readEvents } from './event-stream.ts'

const SOONEST = 1_000
const LATEST = 30_000

/** How long to wait before a stream is opened again, ms: a second after one that worked, else twice as long each time. */
export const reopenAfter = (failures: number) => Math.min(LATEST, SOONEST * 2 ** failures)

type Followed = {
  path: string
  headers?: Record<string, string>
  /** Something may have changed, so read it; called too when the stream opens, for what happened while it was not. */
  onChange: () => void
  /** The stream is open, or no longer. */
  onLive: (isLive: boolean) => void
}

/**
 * Follows what a server streams the changes of, until the returned function is called. Nothing is called where the
 * server has no stream at this path.
 */
export function followChanges(followed: Followed): () => void {
  const life = new AbortController()
  void follow(followed, life.signal)
  return () => {
    life.abort()
    followed.onLive(false)
  }
}

async function follow({ path, headers, onChange, onLive }: Followed, signal: AbortSignal) {
  let failures = 0
  while (!signal.aborted) {
    let hasOpened = false
    const end = await readEvents(path, {
      signal,
      headers,
      onEvent: onChange,
      onOpen: () => {
        hasOpened = true
        onLive(true)
        onChange()
      },
    })
    if (signal.aborted) return
    onLive(false)
    if (end === 'none') return
    failures = hasOpened ? 0 : failures + 1
    await pause(reopenAfter(failures), signal)
  }
}

/** Waits, but no longer than until `signal` aborts. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
