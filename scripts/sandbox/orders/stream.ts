import { isFinal, stateAt } from '../db/life.ts'
import type { Ctx, Services } from '../services/context.ts'
import { streamEvents } from '../services/event-stream.ts'
import { changesSince, type OrderRow } from './record.ts'

/**
 * The changes of an order as server-sent events, from now until it has ended. `read` reads the order for its customer:
 * its plan is rewritten by the desk and by cancelling.
 */
export function streamChanges(
  c: Ctx,
  services: Pick<Services, 'clock' | 'closing'>,
  read: () => Promise<OrderRow>,
): Response {
  let seen = services.clock.now()
  return streamEvents(c, services, async () => {
    const now = services.clock.now()
    const row = await read()
    const events = changesSince(row, seen, now).map((change) => ({
      id: change.at,
      data: JSON.stringify(change),
    }))
    seen = now
    return { events, isOver: isFinal(stateAt(row.plan, now).status) }
  })
}
