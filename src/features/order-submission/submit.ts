import * as v from 'valibot'
import { type OrderBody, ordersApi } from '#/api/orders.ts'
import type { ApiError } from '#/api/result.ts'
import { orderFingerprint, payloadFingerprint } from '#/domain/order/fingerprint.ts'
import type { OrderRequest } from '#/domain/order/order-request.ts'
import { basketLinesAtom, freshLinesAtom, takeOrderedAtom } from '#/features/basket/index.ts'
import { resetDraftAtom } from '#/features/order-draft/index.ts'
import { digest } from '#/lib/digest.ts'
import { goals } from '#/lib/goals.ts'
import { newKey } from '#/lib/new-key.ts'
import { scopedKeys } from '#/session/keys.ts'
import { scopeAtom } from '#/session/scope.ts'
import type { Store } from '#/shell/chrome.ts'
import { type Clock, realClock } from './clock.ts'
import { freshJournalAtom, isBusyAtom, type Journal, journalAtom } from './journal.ts'
import { withLock } from './lock.ts'
import { outcomeOf, type SubmitOutcome } from './outcome.ts'
import { checkOnce, lookFor, snapshotOf } from './reconcile.ts'

/** A journal older than this gets one last check and is deleted, ms. */
const OLD_MS = 24 * 60 * 60_000
/** The waits before the post is repeated to a server with idempotency keys, ms; a random third is added at most. */
const RESEND_MS = [1_000, 3_000, 9_000]
/** How long to wait before checking a submit of another tab again, which may be closed in the middle, ms. */
const AGAIN_MS = 10_000

/** A journal of the last page may have the body of an earlier build. */
const WithTotal = v.object({ totals: v.object({ totalPrice: v.number() }) })

const NO_ANSWER: ApiError = {
  kind: 'network',
  status: 0,
  code: '',
  message: { uz: '', ru: '', eng: '' },
  details: [],
  retryAfter: null,
}

/** The key belongs to the payload: attempts at the same order share it, another order gets a new one. */
let prepared: { payload: string; key: string } | null = null

function keyFor(request: OrderRequest): string {
  const payload = `${payloadFingerprint(request)}|${JSON.stringify(request)}`
  if (prepared?.payload !== payload) prepared = { payload, key: newKey() }
  return prepared.key
}

/** The input of a submit besides the request itself. `lines`: the basket's, as the customer saw them. */
export type Sent = {
  request: OrderRequest
  lines: readonly { readonly key: string; readonly count: number }[]
  phone: string
}

/** Sends an order exactly once, and resolves only when its fate is known or cannot be known. */
export async function submitOrder(
  store: Store,
  { request, lines, phone }: Sent,
  clock: Clock = realClock(),
): Promise<SubmitOutcome> {
  const owner = { merchantId: request.merchant?.id ?? '', userId: request.user?.id ?? '' }
  return run(store, owner, async () => {
    const snapshot = await snapshotOf(owner.userId)
    // Another tab may have sent it, or even completed it, between two renders of this one.
    if (store.set(freshJournalAtom)) return { is: 'busy' }
    if (!isInBasket(store, lines)) return { is: 'changed' }
    if (!snapshot) return { is: 'failed', error: NO_ANSWER }
    const journal: Journal = {
      ...owner,
      key: keyFor(request),
      match: digest(orderFingerprint(request)),
      snapshot,
      lines: lines.map(({ key, count }) => ({ key: digest(key), count })),
      phone,
      body: request as OrderBody,
      startedAt: clock.now(),
      endedAt: null,
      tries: 0,
      state: 'SENT',
    }
    return post(store, journal, clock)
  })
}

/** "Order again": sends the same order with the same key, after a fresh snapshot of the present orders. */
export async function orderAgain(store: Store, clock: Clock = realClock()): Promise<SubmitOutcome> {
  const last = store.get(journalAtom)
  if (!last?.body) return { is: 'busy' }
  return run(store, last, async () => {
    if (!isWanted(store, last)) return { is: 'busy' }
    const check = await checkOnce(last)
    if (check.is === 'done') return finish(store, last, check)
    if (check.is === 'no-answer') return { is: 'not-confirmed' }
    const again = { snapshot: check.there, startedAt: clock.now() }
    return post(store, { ...last, ...again, state: 'SENT' }, clock)
  })
}

/** "Check again", once. */
export async function checkAgain(store: Store): Promise<SubmitOutcome> {
  const journal = store.get(journalAtom)
  if (!journal) return { is: 'busy' }
  return run(store, journal, () => lastLook(store, journal))
}

/** Discards the submit at the customer's wish; the basket stays. */
export function discardSubmit(store: Store) {
  store.set(journalAtom, null)
}

/** Resumes a submit that a closed or killed page left behind, even one of another tab; null when there is none. */
export async function resumeSubmit(
  store: Store,
  userId: string,
  clock: Clock = realClock(),
): Promise<SubmitOutcome | null> {
  for (;;) {
    const journal = store.set(freshJournalAtom)
    if (!journal || journal.userId !== userId) return null
    const outcome = await run(store, journal, () => resumeOnce(store, journal, clock))
    if (outcome.is !== 'busy') return outcome
    await clock.sleep(AGAIN_MS)
  }
}

async function resumeOnce(store: Store, journal: Journal, clock: Clock): Promise<SubmitOutcome> {
  if (!isWanted(store, journal)) return { is: 'busy' }
  if (clock.now() - journal.startedAt > OLD_MS) {
    return lastLook(store, journal, () => store.set(journalAtom, null))
  }
  if (journal.state === 'NOT_CONFIRMED') return lastLook(store, journal)
  return settle(store, journal, clock)
}

/** Looks once; what cannot be found is the customer's to decide, unless they have decided in another tab meanwhile. */
async function lastLook(store: Store, journal: Journal, onNone = () => {}): Promise<SubmitOutcome> {
  const check = await checkOnce(journal)
  if (check.is === 'done') return finish(store, journal, check)
  if (isWanted(store, journal)) finish(store, journal, { is: 'not-confirmed' })
  if (check.is === 'none') onNone()
  return { is: 'not-confirmed' }
}

async function run(
  store: Store,
  { merchantId, userId }: Pick<Journal, 'merchantId' | 'userId'>,
  work: () => Promise<SubmitOutcome>,
): Promise<SubmitOutcome> {
  const scope = store.get(scopeAtom)
  if (!scope) return { is: 'busy' }
  let isOurs = false
  try {
    const outcome = await withLock(`submit:${merchantId}:${userId}`, scopedKeys.lease(scope), () => {
      isOurs = true
      store.set(isBusyAtom, true)
      return work()
    })
    return outcome ?? { is: 'busy' }
  } finally {
    // Not before the lock is free, which takes a task of its own: the caller opens the order's page at once then.
    if (isOurs) store.set(isBusyAtom, false)
  }
}

/** The lines are in the basket still, as many as the customer saw. */
function isInBasket(store: Store, lines: Sent['lines']): boolean {
  const counts = new Map(store.set(freshLinesAtom).map(({ key, count }) => [key, count]))
  return lines.every(({ key, count }) => (counts.get(key) ?? 0) >= count)
}

/** Whether it is still the current submit: not discarded in another tab, no change of brand or customer meanwhile. */
const isWanted = (store: Store, { key }: Journal) => store.set(freshJournalAtom)?.key === key

/**
 * Writes the journal first, then posts once. If the page is closed before the response, the next resume finds the
 * order.
 */
async function send(store: Store, journal: Journal) {
  const sent: Journal = { ...journal, endedAt: null, tries: journal.tries + 1 }
  store.set(journalAtom, sent)
  const outcome = outcomeOf(await ordersApi().submit(journal.body as OrderBody, journal.key))
  return { sent, outcome: isWanted(store, journal) ? outcome : ({ is: 'given-up' } as const) }
}

/** Posts once, then finds out the result. */
async function post(store: Store, journal: Journal, clock: Clock): Promise<SubmitOutcome> {
  const { sent, outcome } = await send(store, journal)
  if (outcome.is === 'given-up') return { is: 'busy' }
  if (outcome.is === 'done') return finish(store, sent, { ...outcome, several: false })
  if (outcome.is === 'failed') return finish(store, sent, outcome)
  return settle(store, sent, clock)
}

/**
 * Finds out what became of an order whose response was lost. To a server with idempotency keys the same order is sent
 * again with the same key, three times at most; to any other it is never sent again.
 */
async function settle(store: Store, journal: Journal, clock: Clock): Promise<SubmitOutcome> {
  const ended = (one: Journal) => {
    // A clock that was set back must not extend the wait.
    const next = {
      ...one,
      state: 'UNKNOWN',
      endedAt: Math.min(one.endedAt ?? clock.now(), clock.now()),
    } as const
    store.set(journalAtom, next)
    return next
  }
  let unknown = ended(journal)
  let refusal: ApiError | null = null
  const isRepeated = ordersApi().knowsKeys && unknown.body !== null
  for (const ms of isRepeated ? RESEND_MS : []) {
    await clock.sleep(ms * (1 + clock.random() / 3))
    if (!isWanted(store, unknown)) return { is: 'busy' }
    const { sent, outcome } = await send(store, unknown)
    if (outcome.is === 'given-up') return { is: 'busy' }
    if (outcome.is === 'done') return finish(store, sent, { ...outcome, several: false })
    unknown = ended(sent)
    // This post was refused, but an earlier one may still arrive, so the search goes on.
    if (outcome.is === 'failed') refusal = outcome.error
    if (refusal) break
  }
  const found = await lookFor(unknown, clock, () => isWanted(store, unknown))
  if (found.is === 'given-up') return { is: 'busy' }
  if (found.is === 'done') return finish(store, unknown, found)
  return finish(store, unknown, refusal ? { is: 'failed', error: refusal } : { is: 'not-confirmed' })
}

/** The basket is cleared only when the order is proved, the journal only when the result is known. */
function finish(store: Store, journal: Journal, outcome: SubmitOutcome): SubmitOutcome {
  if (outcome.is === 'not-confirmed') store.set(journalAtom, { ...journal, state: 'NOT_CONFIRMED' })
  if (outcome.is === 'failed') store.set(journalAtom, null)
  if (outcome.is === 'done') {
    const sent = new Map(journal.lines.map(({ key, count }) => [key, count]))
    const ordered = store.get(basketLinesAtom).map(({ key }) => ({ key, count: sent.get(digest(key)) ?? 0 }))
    store.set(takeOrderedAtom, ordered)
    store.set(resetDraftAtom)
    store.set(journalAtom, null)
    prepared = null
    const { id, totals } = outcome.order
    const sentTotal = v.is(WithTotal, journal.body) ? journal.body.totals.totalPrice : undefined
    goals.reach({ goal: 'purchase', id, sum: totals.totalPrice ?? sentTotal ?? 0 })
    return { ...outcome, ...(sentTotal !== undefined && { sentTotal }) }
  }
  return outcome
}
