import { atom, type WritableAtom } from 'jotai'
import type { Key, KeyOf, Scope } from './key.ts'
import { scopedKeys } from './keys.ts'
import { scopeAtom } from './scope.ts'
import { trialOrderAtom } from './trial-order.ts'

type Cell<T> = WritableAtom<T, [value?: T], void>

/** How often this page has cleared its storage: what an atom held before that counts no more. */
const clearingsAtom = atom(0)
/** Lets every stored atom read its key again, after keys were cleared by their own. */
export const readAgainAtom = atom(null, (_get, set) => set(clearingsAtom, (count) => count + 1))

/**
 * The atom of one stored key: each change is written to storage, and what other tabs write is received while the atom
 * is mounted. Set to nothing, it reads storage again, for what changed while it was not.
 */
export function storedAtom<T>(key: Key<T>): Cell<T> {
  const heldAtom = atom<{ value: T; since: number } | null>(null)
  const holdAtom = atom(null, (get, set, value: T) => set(heldAtom, { value, since: get(clearingsAtom) }))
  const sharedAtom = atom(
    (get) => {
      const held = get(heldAtom)
      return held?.since === get(clearingsAtom) ? held.value : key.read()
    },
    (get, set) => {
      const receive = (value: T) => {
        if (JSON.stringify(value) !== JSON.stringify(get(sharedAtom))) set(holdAtom, value)
      }
      // Changes by other tabs while it was not mounted, such as when this tab showed another brand.
      receive(key.read())
      return key.subscribe(receive)
    },
  )
  sharedAtom.onMount = (subscribe) => subscribe()
  return atom(
    (get) => get(sharedAtom),
    (_get, set, value) => {
      if (value !== undefined) key.write(value)
      set(holdAtom, value ?? key.read())
    },
  )
}

/**
 * A saved value of which each merchant, brand and Telegram user has its own. Before the merchant is known it reads
 * as `missing` and a write is lost, since its owner would be unknown.
 */
export function saved<T>(keyOf: KeyOf<T>, missing: T): Cell<T> {
  const cells = new Map<string, Cell<T>>()
  const cell = (scope: Scope) => {
    const { name } = keyOf(scope)
    const known = cells.get(name) ?? storedAtom(keyOf(scope))
    cells.set(name, known)
    return known
  }
  return atom(
    (get) => {
      const scope = get(scopeAtom)
      return scope ? get(cell(scope)) : missing
    },
    (get, set, value) => {
      const scope = get(scopeAtom)
      if (scope) set(cell(scope), value)
    },
  )
}

export const savedSessionAtom = saved(scopedKeys.session, null)
/** Logged out by hand inside Telegram, until the customer asks to be signed in. */
export const isSignedOutAtom = saved(scopedKeys.signedOut, false)
const storedDraftAtom = saved(scopedKeys.draft, {})
/** The half-filled order as stored, or the one that is looked at; `features/order-draft` validates it. */
export const savedDraftAtom: Cell<Record<string, unknown>> = atom(
  (get) => get(trialOrderAtom)?.draft ?? get(storedDraftAtom),
  (get, set, draft) => {
    const trial = get(trialOrderAtom)
    if (!trial) set(storedDraftAtom, draft)
    else if (draft !== undefined) set(trialOrderAtom, { ...trial, draft })
  },
)
export const savedSearchesAtom = saved(scopedKeys.searches, [])
/** The orders as this customer last saw them (OR-12). */
export const seenOrdersAtom = saved(scopedKeys.seenOrders, [])
export const openedPaymentsAtom = saved(scopedKeys.openedPayments, [])
/** The shared basket that this phone is in (CX-12). */
export const sharedSeatAtom = saved(scopedKeys.sharedSeat, null)
/** There were active orders at the last look. */
export const hasActiveOrdersAtom = saved(scopedKeys.hasActiveOrders, false)
/** There was an order to repeat at the last look. */
export const canRepeatAtom = saved(scopedKeys.canRepeat, false)
/** The shop had no stories to show. */
export const hasNoStoriesAtom = saved(scopedKeys.hasNoStories, false)
/** The saved cards that paid on this device, by customer. */
export const usedCardsAtom = saved(scopedKeys.usedCards, {})
/** The customer was asked whether the bot may write: never again on this device (BX-12). */
export const wasAskedToWriteAtom = saved(scopedKeys.askedToWrite, false)
/** The branch of the last visit, so that a reload begins with its menu (ST-14). */
export const savedNearestBranchAtom = saved(scopedKeys.nearestBranch, null)
