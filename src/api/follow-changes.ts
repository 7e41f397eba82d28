import { deviceNow } from '#/lib/clock.ts'
import { readEvents } from './event-stream.ts'

/** The longest waits before a stream is opened again, ms: while the server may be restarting, and in an outage. */
const SOON = 2_000
const LATEST = 30_000
/** So many failures in a row, some two minutes of them, are no restart any more. */
const RESTART_FAILURES = 80

/** How often to look whether the device or the page slept, and the gap that shows it, ms. */
const LOOK_EVERY = 1_000
const SLEPT = 5_000

/**
 * How long to wait before a stream is opened again after so many failures in a row, ms: short enough to be there within
 * 3 s of a restarted server, in an outage twice as long each time, and so from the first of `refusals` on, the failures of
 * a server that is there and busy. `chance`, 0 to 1, spreads the customers of a server whose streams all ended at once.
 */
export function reopenAfter(failures: number, refusals: number, chance = Math.random()): number {
  const longest = Math.min(LATEST, SOON * 2 ** Math.max(0, refusals, failures - RESTART_FAILURES))
  return (longest * (1 + chance)) / 2
}

type Followed = {
  path: string
  headers?: Record<string, string>
  isPublic?: boolean
  /** Something may have changed, so read it; called too when the stream opens, for what happened while it was not. */
  onChange: () => void
  /** The stream is open, or no longer. */
  onLive: (isLive: boolean) => void
}

/**
 * Follows what a server streams the changes of, until the returned function is called. Nothing is called where the
 * server has never had a stream at this path.
 */
export function followChanges(followed: Followed): () => void {
  const life = new AbortController()
  void follow(followed, life.signal)
  return () => {
    life.abort()
    followed.onLive(false)
  }
}

async function follow({ path, headers, isPublic, onChange, onLive }: Followed, signal: AbortSignal) {
  let failures = 0
  let refusals = 0
  let hasEverOpened = false
  let round = new AbortController()
  const endRound = () => round.abort()
  signal.addEventListener('abort', endRound)
  // A connection from before a sleep may be dead without a word, which its silence would only show after a while.
  const stopLooking = onWake(endRound)
  while (!signal.aborted) {
    let hasOpened = false
    round = new AbortController()
    const end = await readEvents(path, {
      signal: round.signal,
      headers,
      isPublic,
      onEvent: onChange,
      onOpen: () => {
        hasOpened = true
        hasEverOpened = true
        onLive(true)
        onChange()
      },
    })
    if (signal.aborted) break
    onLive(false)
    // A stream that was there is there again one day, whatever the API says now.
    if (end === 'none' && !hasEverOpened) break
    failures = hasOpened ? 0 : failures + 1
    refusals = end === 'cut' ? 0 : refusals + 1
    await pause(reopenAfter(failures, refusals), round.signal)
  }
  stopLooking()
}

/** Calls `woke` when no timer ran for a while, which tells a sleep also where the page was seen all along. */
function onWake(woke: () => void): () => void {
  let last = deviceNow()
  const look = () => {
    const now = deviceNow()
    if (now - last > SLEPT) woke()
    last = now
  }
  const timer = setInterval(look, LOOK_EVERY)
  return () => clearInterval(timer)
}

/** Waits, but no longer than until `signal` aborts; not at all if it has. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
