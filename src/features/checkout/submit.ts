import type { OrderBody } from '#/api/orders.ts'
import { ordersApi } from '#/api/orders.ts'
import type { ApiError } from '#/api/result.ts'
import { orderFingerprint, payloadFingerprint } from '#/domain/fingerprint.ts'
import type { OrderRequest } from '#/domain/order.ts'
import { basketLinesAtom, resetDraftAtom, takeOrderedAtom } from '#/features/draft/index.ts'
import type { Store } from '#/shell/chrome.ts'
import { type Clock, realClock } from './clock.ts'
import { isBusyAtom, type Journal, journalAtom } from './journal.ts'
import { withLock } from './lock.ts'
import { outcomeOf, type SubmitOutcome } from './outcome.ts'
import { checkOnce, ordersNow, reconcile } from './reconcile.ts'

/** ms; a journal older than this gets one last look and goes (step 8). */
const OLD_MS = 24 * 60 * 60_000

const NO_ANSWER: ApiError = {
  kind: 'network',
  status: 0,
  code: '',
  message: { uz: '', ru: '', eng: '' },
  details: [],
  retryAfter: null,
}

/** A UUID also where the page is not a secure context and has no `randomUUID`. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** The key belongs to the payload: the same order keeps it over tries, another one never gets it (step 2). */
let prepared: { payload: string; key: string } | null = null

function keyFor(request: OrderRequest): string {
  const payload = `${payloadFingerprint(request)}|${JSON.stringify(request)}`
  if (prepared?.payload !== payload) prepared = { payload, key: newKey() }
  return prepared.key
}

/** The ids there are before sending; null after two tries that failed: then nothing is sent. */
async function snapshotOf(userId: string): Promise<string[] | null> {
  const orders = (await ordersNow(userId)) ?? (await ordersNow(userId))
  return orders?.map(({ id }) => id) ?? null
}

const lockOf = ({ merchantId, userId }: Pick<Journal, 'merchantId' | 'userId'>) =>
  `submit:${merchantId}:${userId}`

/** What a submit needs besides the request itself. */
export type Sent = { request: OrderRequest; phone: string }

/** Sends an order exactly once, and answers only when its fate is known or cannot be known (reliability 5.2). */
export async function submitOrder(
  store: Store,
  { request, phone }: Sent,
  clock: Clock = realClock,
): Promise<SubmitOutcome> {
  const owner = { merchantId: request.merchant?.id ?? '', userId: request.user?.id ?? '' }
  return run(store, owner, async () => {
    // Another tab may have sent it between two drawings of this one.
    if (store.get(journalAtom)) return { is: 'busy' }
    const snapshot = await snapshotOf(owner.userId)
    if (!snapshot) return { is: 'failed', error: NO_ANSWER }
    const journal: Journal = {
      ...owner,
      key: keyFor(request),
      match: orderFingerprint(request),
      snapshot,
      lines: store.get(basketLinesAtom).map(({ key, count }) => ({ key, count })),
      phone,
      body: request as OrderBody,
      startedAt: clock.now(),
      endedAt: null,
      tries: 1,
      state: 'SENT',
    }
    return post(store, journal, clock)
  })
}

/** "Order again": the same order with the same key, against the orders there are by now (step 7). */
export async function orderAgain(store: Store, clock: Clock = realClock): Promise<SubmitOutcome> {
  const last = store.get(journalAtom)
  if (!last) return { is: 'busy' }
  return run(store, last, async () => {
    const check = await checkOnce(last)
    if (check.is === 'done') return finish(store, last, check)
    if (check.is === 'no-answer') return { is: 'not-confirmed' }
    const snapshot = await snapshotOf(last.userId)
    if (!snapshot) return { is: 'not-confirmed' }
    const again = { snapshot, startedAt: clock.now(), endedAt: null, tries: last.tries + 1 }
    return post(store, { ...last, ...again, state: 'SENT' }, clock)
  })
}

/** "Check again", once. */
export async function checkAgain(store: Store): Promise<SubmitOutcome> {
  const journal = store.get(journalAtom)
  if (!journal) return { is: 'busy' }
  return run(store, journal, async () => {
    const check = await checkOnce(journal)
    return check.is === 'done' ? finish(store, journal, check) : { is: 'not-confirmed' }
  })
}

/** The customer gives the order up; the basket stays. */
export function discardSubmit(store: Store) {
  store.set(journalAtom, null)
}

/** Goes on with a submit that a closed or killed page left behind; null when there is none. */
export async function resumeSubmit(
  store: Store,
  userId: string,
  clock: Clock = realClock,
): Promise<SubmitOutcome | null> {
  const journal = store.get(journalAtom)
  if (!journal || journal.userId !== userId) return null
  return run(store, journal, async () => {
    if (clock.now() - journal.startedAt > OLD_MS) {
      const check = await checkOnce(journal)
      if (check.is === 'done') return finish(store, journal, check)
      store.set(journalAtom, null)
      return { is: 'not-confirmed' }
    }
    if (journal.state === 'NOT_CONFIRMED') {
      const check = await checkOnce(journal)
      return check.is === 'done' ? finish(store, journal, check) : { is: 'not-confirmed' }
    }
    return settle(store, { ...journal, endedAt: journal.endedAt ?? clock.now() }, clock)
  })
}

async function run(
  store: Store,
  owner: Pick<Journal, 'merchantId' | 'userId'>,
  work: () => Promise<SubmitOutcome>,
): Promise<SubmitOutcome> {
  const outcome = await withLock(lockOf(owner), async () => {
    store.set(isBusyAtom, true)
    try {
      return await work()
    } finally {
      store.set(isBusyAtom, false)
    }
  })
  return outcome ?? { is: 'busy' }
}

/** Journal first, then one post, then whatever it takes to know. */
async function post(store: Store, journal: Journal, clock: Clock): Promise<SubmitOutcome> {
  store.set(journalAtom, journal)
  const outcome = outcomeOf(await ordersApi().submit(journal.body as OrderBody, journal.key))
  if (outcome.is === 'done') return finish(store, journal, { ...outcome, several: false })
  if (outcome.is === 'failed') return finish(store, journal, outcome)
  return settle(store, { ...journal, endedAt: clock.now() }, clock)
}

async function settle(store: Store, journal: Journal, clock: Clock): Promise<SubmitOutcome> {
  const unknown: Journal = { ...journal, state: 'UNKNOWN' }
  store.set(journalAtom, unknown)
  const outcome = await reconcile(unknown, clock, () => store.get(journalAtom)?.key === unknown.key)
  return finish(store, unknown, outcome)
}

/** The basket goes only with proof; the journal only with an answer (I3, step 8). */
function finish(store: Store, journal: Journal, outcome: SubmitOutcome): SubmitOutcome {
  if (outcome.is === 'not-confirmed') store.set(journalAtom, { ...journal, state: 'NOT_CONFIRMED' })
  if (outcome.is === 'failed') store.set(journalAtom, null)
  if (outcome.is === 'done') {
    store.set(takeOrderedAtom, journal.lines)
    store.set(resetDraftAtom)
    store.set(journalAtom, null)
    prepared = null
  }
  return outcome
}
