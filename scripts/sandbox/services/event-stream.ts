import { streamSSE } from 'hono/streaming'
import type { Ctx, Services } from './context.ts'
import { Fault } from './errors.ts'

/** How often an open stream looks for changes, ms. */
const LOOK_EVERY = 1_000
/** A comment as often shows both ends that the connection still stands, ms. */
const COMMENT_EVERY = 15_000

/** What a look has found; `isOver`: nothing more will happen. */
type Look = { events: readonly { id: string; data: string }[]; isOver: boolean }

/**
 * Server-sent events, from now until it is over or either side leaves. `look` is called again and again; once it throws
 * a `Fault` (the session was revoked meanwhile), the stream ends too.
 */
export function streamEvents(
  c: Ctx,
  { closing }: Pick<Services, 'closing'>,
  look: () => Promise<Look>,
): Response {
  return streamSSE(c, async (stream) => {
    const end = () => stream.abort()
    closing.addEventListener('abort', end)
    let commented = Number.NEGATIVE_INFINITY
    while (!stream.aborted && !closing.aborted) {
      if (performance.now() - commented >= COMMENT_EVERY) {
        commented = performance.now()
        await stream.write(': here\n\n')
      }
      const seen = await look().catch((error: unknown) => {
        if (error instanceof Fault) return null
        throw error
      })
      if (!seen) break
      for (const event of seen.events) await stream.writeSSE(event)
      if (seen.isOver) break
      await stream.sleep(LOOK_EVERY)
    }
    closing.removeEventListener('abort', end)
  })
}
