import { streamSSE } from 'hono/streaming'
import { isFinal, stateAt } from '../db/life.ts'
import type { Ctx, Services } from '../services/context.ts'
import { Fault } from '../services/errors.ts'
import { changesSince, type OrderRow } from './record.ts'

/** How often an open stream looks for changes, ms: the plan of an order is rewritten by the desk and by cancelling. */
const LOOK_EVERY = 1_000
/** A comment as often shows both ends that the connection still stands, ms. */
const COMMENT_EVERY = 15_000

/**
 * The changes of an order as server-sent events, from now until it has ended or either side leaves. `read` reads the
 * order for its customer; once it throws a `Fault` (the session was revoked meanwhile), the stream ends too.
 */
export function streamChanges(
  c: Ctx,
  { clock, closing }: Pick<Services, 'clock' | 'closing'>,
  read: () => Promise<OrderRow>,
): Response {
  return streamSSE(c, async (stream) => {
    const end = () => stream.abort()
    closing.addEventListener('abort', end)
    let [seen, commented] = [clock.now(), Number.NEGATIVE_INFINITY]
    while (!stream.aborted && !closing.aborted) {
      const now = clock.now()
      if (performance.now() - commented >= COMMENT_EVERY) {
        commented = performance.now()
        await stream.write(': here\n\n')
      }
      const row = await read().catch((error: unknown) => {
        if (error instanceof Fault) return null
        throw error
      })
      if (!row) break
      for (const change of changesSince(row, seen, now))
        await stream.writeSSE({ id: change.at, data: JSON.stringify(change) })
      if (isFinal(stateAt(row.plan, now).status)) break
      seen = now
      await stream.sleep(LOOK_EVERY)
    }
    closing.removeEventListener('abort', end)
  })
}
