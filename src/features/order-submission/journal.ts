import { atom } from 'jotai'
import * as v from 'valibot'
import { digest } from '#/lib/digest.ts'
import type { Key, Scope } from '#/session/key.ts'
import { cookies, scopedKeys } from '#/session/keys.ts'
import { saved } from '#/session/saved.ts'
import { customerAtom } from '#/session/session.ts'
import { packJournal, unpackJournal } from './journal-cookie.ts'

const states = ['SENT', 'UNKNOWN', 'NOT_CONFIRMED'] as const

/**
 * The record of a submit, stored before the order is sent and deleted once its fate is known. `body` and `key` can send
 * the same order again; `match` and `snapshot` find it among the customer's orders.
 */
const Journal = v.object({
  key: v.string(),
  merchantId: v.string(),
  userId: v.string(),
  /** Digest of the order as text, equal to that of the record it becomes. */
  match: v.string(),
  /** Digests of the ids of the customer's earlier orders. */
  snapshot: v.array(v.string()),
  /**
   * Lines that were sent: digest of the key, and quantity. Lines that the customer adds meanwhile are not removed with
   * them.
   */
  lines: v.array(v.object({ key: v.string(), count: v.number() })),
  /** The phone of the branch; empty when it has none. */
  phone: v.string(),
  /** Null: the journal was restored from a cookie, which has no room for the order itself. */
  body: v.nullable(v.record(v.string(), v.unknown())),
  /** ms by the server's clock; `endedAt` null while the response to the last post may still arrive. */
  startedAt: v.number(),
  endedAt: v.nullable(v.number()),
  tries: v.number(),
  state: v.picklist(states),
})
export type Journal = v.InferOutput<typeof Journal>
type Journals = Readonly<Record<string, Journal>>

function parseJournals(stored: Record<string, unknown> | null): Journals {
  const good = Object.entries(stored ?? {}).flatMap(([userId, one]) => {
    const parsed = v.safeParse(Journal, one)
    return parsed.success ? [[userId, parsed.output] as const] : []
  })
  return Object.fromEntries(good)
}

/** Identifies the shop and brand of a journal in the cookie that all of them share. */
const placeOf = (scope: Scope) => digest([scope.merchantId, scope.brandId, scope.telegramUserId].join('|'))

function spareOf(scope: Scope): Journals {
  const packed = cookies.journal.read()
  const parsed = v.safeParse(Journal, packed && unpackJournal(packed, placeOf(scope)))
  return parsed.success ? { [parsed.output.userId]: { ...parsed.output, merchantId: scope.merchantId } } : {}
}

/** Journals by customer: in storage, else the last one in a cookie, else in memory. */
const journalsOf = (scope: Scope): Key<Journals> => {
  const key = scopedKeys.journal(scope)
  return {
    ...key,
    read: () => ({ ...spareOf(scope), ...parseJournals(key.read()) }),
    write: (journals) => {
      const [last] = Object.values(journals).toSorted((a, b) => b.startedAt - a.startedAt)
      if (key.write(last ? journals : null) !== 'memory') {
        cookies.journal.clear()
        return 'persisted'
      }
      const packed = last ? packJournal(last, placeOf(scope)) : null
      if (packed === null) cookies.journal.clear()
      return packed === null ? 'memory' : cookies.journal.write(packed)
    },
    subscribe: (changed) => key.subscribe((stored) => changed(parseJournals(stored))),
  }
}

const journalsAtom = saved(journalsOf, {})

/**
 * The customer's submit whose fate is not known; null: none. Stored before the order is sent. Other customers of this
 * device do not see it.
 */
export const journalAtom = atom(
  (get): Journal | null => get(journalsAtom)[get(customerAtom)?.id ?? ''] ?? null,
  (get, set, journal: Journal | null) => {
    const userId = journal?.userId ?? get(customerAtom)?.id ?? ''
    const { [userId]: _, ...others } = get(journalsAtom)
    set(journalsAtom, journal ? { ...others, [userId]: journal } : others)
  },
)

/** The same as storage has it now, even if this tab has not been notified of another tab's change yet. */
export const freshJournalAtom = atom(null, (get, set): Journal | null => {
  set(journalsAtom)
  return get(journalAtom)
})

const busyAtom = atom(false)
/** Something is being sent or checked in this page now. */
export const isBusyAtom = atom(
  (get) => get(busyAtom),
  (_get, set, isBusy: boolean) => set(busyAtom, isBusy),
)

/** What the checkout shows instead of its form. `sending`: waiting for the response; `checking`: it did not arrive. */
export type SubmitPhase = 'idle' | 'sending' | 'checking' | 'not-confirmed'

export const submitPhaseAtom = atom((get): SubmitPhase => {
  const journal = get(journalAtom)
  if (!journal) return get(busyAtom) ? 'sending' : 'idle'
  if (journal.state === 'NOT_CONFIRMED') return get(busyAtom) ? 'checking' : 'not-confirmed'
  return journal.state === 'SENT' && get(busyAtom) ? 'sending' : 'checking'
})
