import { atom } from 'jotai'
import * as v from 'valibot'
import { savedJournalAtom } from '#/session/saved.ts'
import { customerAtom } from '#/session/session.ts'

/**
 * What is written down before an order is sent and stays until its fate is known (reliability 5.2, step 3). `body`
 * and `key` make the same order once more; `match` and `snapshot` find it among the customer's orders.
 */
const Journal = v.object({
  key: v.string(),
  merchantId: v.string(),
  userId: v.string(),
  /** Text of the order, equal to that of the record it becomes. */
  match: v.string(),
  /** Ids of the orders there were before. */
  snapshot: v.array(v.string()),
  /** Lines that were sent: key and quantity. What the customer adds meanwhile is not theirs to take. */
  lines: v.array(v.object({ key: v.string(), count: v.number() })),
  /** Whom to call; empty when the branch has no phone. */
  phone: v.string(),
  body: v.record(v.string(), v.unknown()),
  /** ms of this device's clock; `endedAt` null while the answer may still come. */
  startedAt: v.number(),
  endedAt: v.nullable(v.number()),
  tries: v.number(),
  state: v.picklist(['SENT', 'UNKNOWN', 'NOT_CONFIRMED']),
})
export type Journal = v.InferOutput<typeof Journal>

/** The submit whose fate is not known; null: none. In storage before the order leaves. */
export const journalAtom = atom(
  (get): Journal | null => {
    const parsed = v.safeParse(Journal, get(savedJournalAtom))
    // Another customer of this device has nothing to do with it.
    return parsed.success && parsed.output.userId === get(customerAtom)?.id ? parsed.output : null
  },
  (_get, set, journal: Journal | null) => set(savedJournalAtom, journal),
)

const busyAtom = atom(false)
/** Something is being sent or checked in this page now. */
export const isBusyAtom = atom(
  (get) => get(busyAtom),
  (_get, set, isBusy: boolean) => set(busyAtom, isBusy),
)

/** What the checkout shows instead of its form. `sending`: the answer is waited for; `checking`: it did not come. */
export type SubmitPhase = 'idle' | 'sending' | 'checking' | 'not-confirmed'

export const submitPhaseAtom = atom((get): SubmitPhase => {
  const journal = get(journalAtom)
  if (!journal) return get(busyAtom) ? 'sending' : 'idle'
  if (journal.state === 'NOT_CONFIRMED') return get(busyAtom) ? 'checking' : 'not-confirmed'
  return journal.state === 'SENT' && get(busyAtom) ? 'sending' : 'checking'
})
