import { ordersApi } from '#/api/orders.ts'
import type { Order } from '#/api/schema/order.ts'
import { fingerprintOfRecord } from '#/domain/order/fingerprint.ts'
import { digest } from '#/lib/digest.ts'
import type { Clock } from './clock.ts'
import type { Journal } from './journal.ts'

/** ms after the post ended at which the orders are looked through; then every `LATER_MS`. */
const CHECKS_MS = [0, 2_000, 5_000, 10_000, 20_000]
const LATER_MS = 10_000
/** ms after the post ended within which a server may still commit; closed only by a successful check after it. */
export const WINDOW_MS = 90_000

/** The customer's orders now: those under way and the last ones that ended; null when they could not be read. */
async function ordersNow(userId: string): Promise<Order[] | null> {
  const [[, active], [, archive]] = await Promise.all([
    ordersApi().active(userId),
    ordersApi().page(userId, 0, true),
  ])
  return active && archive ? [...active, ...archive.content] : null
}

const idsOf = (orders: readonly Order[]) => orders.map(({ id }) => digest(id))

/** Digests of the ids there are before sending; null after two tries that failed: then nothing is sent. */
export async function snapshotOf(userId: string): Promise<string[] | null> {
  const orders = (await ordersNow(userId)) ?? (await ordersNow(userId))
  return orders && idsOf(orders)
}

/** `there`: the orders there are by now, none of them ours. */
type Check =
  | { is: 'done'; order: Order; several: boolean }
  | { is: 'none'; there: string[] }
  | { is: 'no-answer' }

/** The order as text; null: it does not say enough of itself to be told from another one. */
function textOf(order: Order): string | null {
  const isCounted = <C extends { count: number | null }>(one: C): one is C & { count: number } =>
    one.count !== null
  const cartItems = order.cartItems.flatMap(({ product, modifications, hasAllChoices }) =>
    isCounted(product) && modifications.every(isCounted) && hasAllChoices ? [{ product, modifications }] : [],
  )
  const isWhole = order.hasAllLines && cartItems.length === order.cartItems.length
  return isWhole ? fingerprintOfRecord({ ...order, cartItems }) : null
}

/** Looks for the order: one that was not there before and reads the same. The oldest of several. */
export async function checkOnce(journal: Journal): Promise<Check> {
  if (ordersApi().knowsKeys) {
    const [, order] = await ordersApi().byKey(journal.key)
    if (order) return { is: 'done', order, several: false }
  }
  const orders = await ordersNow(journal.userId)
  if (!orders) return { is: 'no-answer' }
  const ids = new Set(journal.snapshot)
  const later = orders
    .filter(({ id }) => !ids.has(digest(id)) && ids.add(digest(id)))
    .map((order) => ({ order, text: textOf(order) }))
  const mine = later
    .filter(({ text }) => text !== null && digest(text) === journal.match)
    .map(({ order }) => order)
    .sort((a, b) => Date.parse(a.createdDate ?? '') - Date.parse(b.createdDate ?? ''))
  const [order] = mine
  if (order) return { is: 'done', order, several: mine.length > 1 }
  // One that cannot be read may be the one that is looked for.
  return later.some(({ text }) => text === null) ? { is: 'no-answer' } : { is: 'none', there: idsOf(orders) }
}

/**
 * Looks for an order whose post has ended until it is found or can no longer come: `none` is said only by a check
 * that succeeded after the window. `given-up` when nobody wants to know any more.
 */
export async function lookFor(
  journal: Journal & { endedAt: number },
  clock: Clock,
  isWanted: () => boolean,
): Promise<Check | { is: 'given-up' }> {
  const { endedAt } = journal
  for (let round = 0; ; round++) {
    const at = endedAt + (CHECKS_MS[round] ?? 0)
    const wait = round < CHECKS_MS.length ? at - clock.now() : LATER_MS
    if (wait > 0) await clock.sleep(wait)
    // Given up in another tab, or the customer is out: nobody waits for the answer.
    if (!isWanted()) return { is: 'given-up' }
    const askedAt = clock.now()
    const check = await checkOnce(journal)
    if (check.is === 'done') return check
    if (check.is === 'none' && askedAt >= endedAt + WINDOW_MS) return check
  }
}
