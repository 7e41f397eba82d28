import { ordersApi } from '#/api/orders.ts'
import type { Order } from '#/api/schema/order.ts'
import { fingerprintOfRecord } from '#/domain/order/fingerprint.ts'
import { digest } from '#/lib/digest.ts'
import type { Clock } from './clock.ts'
import type { Journal } from './journal.ts'

/** When the customer's orders are checked, ms after the end of the post; then every `LATER_MS`. */
const CHECKS_MS = [0, 2_000, 5_000, 10_000, 20_000]
const LATER_MS = 10_000
/**
 * How long after the end of the post the server may still commit, ms; the search ends only with a successful check
 * after that.
 */
export const WINDOW_MS = 90_000

/** The customer's orders now: the active ones and the last ones that ended; null when they could not be loaded. */
async function ordersNow(userId: string): Promise<Order[] | null> {
  const [[, active], [, archive]] = await Promise.all([
    ordersApi().active(userId),
    ordersApi().page(userId, 0, true),
  ])
  return active && archive ? [...active, ...archive.content] : null
}

const idsOf = (orders: readonly Order[]) => orders.map(({ id }) => digest(id))

/** Digests of the ids of all orders before sending; null after two failed attempts: then nothing is sent. */
export async function snapshotOf(userId: string): Promise<string[] | null> {
  const orders = (await ordersNow(userId)) ?? (await ordersNow(userId))
  return orders && idsOf(orders)
}

/** `there`: the present orders, none of them ours. */
type Check =
  | { is: 'done'; order: Order; several: boolean }
  | { is: 'none'; there: string[] }
  | { is: 'no-answer' }

/** The fingerprint of an order; null: it lacks fields that would distinguish it from another one. */
function textOf(order: Order): string | null {
  const isCounted = <C extends { count: number | null }>(one: C): one is C & { count: number } =>
    one.count !== null
  const cartItems = order.cartItems.flatMap(({ product, modifications, hasAllChoices }) =>
    isCounted(product) && modifications.every(isCounted) && hasAllChoices ? [{ product, modifications }] : [],
  )
  const isWhole = order.hasAllLines && cartItems.length === order.cartItems.length
  const { totalPrice } = order.totals
  return isWhole && totalPrice !== null
    ? fingerprintOfRecord({ ...order, cartItems, totals: { totalPrice } })
    : null
}

/** Looks for the order: a new one with the same fingerprint, the oldest of several. */
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
  // An order without a fingerprint may be the one that is looked for.
  return later.some(({ text }) => text === null) ? { is: 'no-answer' } : { is: 'none', there: idsOf(orders) }
}

/**
 * Looks for an order whose post has ended until it is found or can no longer appear: `none` is returned only after a
 * successful check after the window. `given-up` when `isWanted` says that the result is no longer needed.
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
    // Discarded in another tab, or the customer has logged out: the result is no longer needed.
    if (!isWanted()) return { is: 'given-up' }
    const askedAt = clock.now()
    const check = await checkOnce(journal)
    if (check.is === 'done') return check
    if (check.is === 'none' && askedAt >= endedAt + WINDOW_MS) return check
  }
}
