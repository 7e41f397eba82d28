import { atom } from 'jotai'
import { changeDraftAtom, draftAtom } from './draft.ts'
import { DRAFT_FIELDS, type Draft } from './draft-fields.ts'

/** The changes that make a draft the one of another order: nothing that was said for the one before it is left. */
export const changesAfterOrder = (now: Draft): Partial<Draft> =>
  Object.fromEntries(
    Object.entries(DRAFT_FIELDS).flatMap(([name, { next }]) => (next ? [[name, next(now)]] : [])),
  )

const placedAtom = atom(0)
/** How many orders this page has placed: work that began before an order must not write into the next draft. */
export const placedOrdersAtom = atom((get) => get(placedAtom))

/** Starts the draft of the next order. */
export const resetDraftAtom = atom(null, (get, set) => {
  set(placedAtom, (count) => count + 1)
  set(changeDraftAtom, changesAfterOrder(get(draftAtom)))
})
