import type { OrderBody } from '#/api/orders.ts'
import { ordersApi } from '#/api/orders.ts'
import type { Order } from '#/api/schema/order.ts'
import { fingerprintOfRecord } from '#/domain/fingerprint.ts'
import { quietly } from '#/lib/told.ts'
import type { Clock } from './clock.ts'
import type { Journal } from './journal.ts'
import { outcomeOf, type SubmitOutcome } from './outcome.ts'

/** ms after the post ended at which the orders are looked through; then every `LATER_MS`. */
const CHECKS_MS = [0, 2_000, 5_000, 10_000, 20_000]
const LATER_MS = 10_000
/** ms after the post ended within which a server may still commit; closed only by a successful check after it. */
export const WINDOW_MS = 90_000
/** ms before the post is repeated, to a server that knows keys; up to a third more by chance. */
const RESEND_MS = [1_000, 3_000, 9_000]

/** The customer's orders now: those under way and the last ones that ended; null when they could not be read. */
export async function ordersNow(userId: string): Promise<Order[] | null> {
  const [[, active], [, archive]] = await Promise.all([
    ordersApi().active(userId).then(quietly),
    ordersApi().page(userId, 0, true).then(quietly),
  ])
  return active && archive ? [...active, ...archive.content] : null
}

type Check = { is: 'done'; order: Order; several: boolean } | { is: 'none' } | { is: 'no-answer' }

/** Looks for the order: one that was not there before and reads the same (step 6). The oldest of several. */
export async function checkOnce(journal: Journal): Promise<Check> {
  if (ordersApi().knowsKeys) {
    const [, order] = quietly(await ordersApi().byKey(journal.key))
    if (order) return { is: 'done', order, several: false }
  }
  const orders = await ordersNow(journal.userId)
  if (!orders) return { is: 'no-answer' }
  const ids = new Set<string>()
  const mine = orders
    .filter(({ id }) => !journal.snapshot.includes(id) && !ids.has(id) && ids.add(id))
    .filter((order) => fingerprintOfRecord(order) === journal.match)
    .sort((a, b) => Date.parse(a.createdDate ?? '') - Date.parse(b.createdDate ?? ''))
  const [order] = mine
  return order ? { is: 'done', order, several: mine.length > 1 } : { is: 'none' }
}

/**
 * Finds out what became of an order whose answer was lost. To a server that knows keys the same order is sent again
 * with the same key, three times at most; to any other it never is. Ends early when nobody wants to know.
 */
export async function reconcile(
  journal: Journal,
  clock: Clock,
  isWanted: () => boolean,
): Promise<SubmitOutcome> {
  const endedAt = journal.endedAt ?? clock.now()
  if (ordersApi().knowsKeys) {
    const known = await resend(journal, clock)
    if (known) return known
  }
  for (let round = 0; ; round++) {
    const at = endedAt + (CHECKS_MS[round] ?? 0)
    const wait = round < CHECKS_MS.length ? at - clock.now() : LATER_MS
    if (wait > 0) await clock.sleep(wait)
    // Given up in another tab, or the customer is out: nobody waits for the answer.
    if (!isWanted()) return { is: 'busy' }
    const askedAt = clock.now()
    const check = await checkOnce(journal)
    if (check.is === 'done') return check
    if (check.is === 'none' && askedAt >= endedAt + WINDOW_MS) return { is: 'not-confirmed' }
  }
}

async function resend(journal: Journal, clock: Clock): Promise<SubmitOutcome | null> {
  for (const ms of RESEND_MS) {
    await clock.sleep(ms * (1 + clock.random() / 3))
    const outcome = outcomeOf(await ordersApi().submit(journal.body as OrderBody, journal.key))
    if (outcome.is === 'done') return { ...outcome, several: false }
    if (outcome.is === 'failed') return outcome
  }
  return null
}
