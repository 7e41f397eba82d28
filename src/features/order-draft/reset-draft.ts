import { atom } from 'jotai'
import * as v from 'valibot'
import { changeDraftAtom, draftAtom } from './draft.ts'
import { DRAFT_FIELDS, type Draft } from './draft-fields.ts'

type Partly = {
  [Name in keyof Draft]: (typeof DRAFT_FIELDS)[Name]['next'] extends 'partly' ? Name : never
}[keyof Draft]

/** What is left of a field for the next order. */
const PARTS: { [Name in Partly]: (now: Draft) => Draft[Name] } = {
  place: ({ place }) => place && { ...place, meetsOutside: false, photo: '' },
  // The account notes this for the address, not for an order.
  courierNote: ({ place }) => place?.note ?? '',
  // The rule for missing dishes stays; most food is eaten at home, without cutlery.
  wishes: ({ wishes }) => ({ ...wishes, cutlery: 0 }),
}

/** The changes that make a draft the one of another order: nothing that was said for the one before it is left. */
export const changesAfterOrder = (now: Draft): Partial<Draft> =>
  Object.fromEntries(
    Object.entries(DRAFT_FIELDS).flatMap(([name, { next, schema }]) => {
      if (next === 'stays') return []
      return [[name, next === 'partly' ? PARTS[name as Partly](now) : v.parse(schema, undefined)]]
    }),
  )

const placedAtom = atom(0)
/** How many orders this page has placed: work that began before an order must not write into the next draft. */
export const placedOrdersAtom = atom((get) => get(placedAtom))

/** Starts the draft of the next order. */
export const resetDraftAtom = atom(null, (get, set) => {
  set(placedAtom, (count) => count + 1)
  set(changeDraftAtom, changesAfterOrder(get(draftAtom)))
})
