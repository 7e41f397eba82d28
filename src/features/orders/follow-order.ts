import { readEvents } from '#/api/event-stream.ts'

const SOONEST = 1_000
const LATEST = 30_000

/** How long to wait before a stream is opened again, ms: a second after one that worked, else twice as long each time. */
export const reopenAfter = (failures: number) => Math.min(LATEST, SOONEST * 2 ** failures)

/**
 * Follows an order on a server that streams its changes, until the returned function is called (OR-06). `onLive`: the
 * stream is open, or no longer. `onChange`: the order may have changed, so read it; called too when the stream opens,
 * for what happened while it was not. Nothing is called where the server has no stream.
 */
export function followOrder(
  id: string,
  { onChange, onLive }: { onChange: () => void; onLive: (isLive: boolean) => void },
): () => void {
  const life = new AbortController()
  void follow(id, onChange, onLive, life.signal)
  return () => {
    life.abort()
    onLive(false)
  }
}

async function follow(
  id: string,
  onChange: () => void,
  onLive: (isLive: boolean) => void,
  signal: AbortSignal,
) {
  let failures = 0
  while (!signal.aborted) {
    let hasOpened = false
    const end = await readEvents(`/orders/v1/orders/${id}/changes`, {
      signal,
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
