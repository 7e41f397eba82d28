import { atom } from 'jotai'
import * as v from 'valibot'
import { isSamePoint } from '#/domain/geo/geo.ts'
import { NO_DOOR } from '#/domain/order/door.ts'
import { savedDraftAtom } from '#/session/saved.ts'
import {
  DRAFT_FIELDS,
  type Draft,
  type DraftPlace,
  type KitchenRequests,
  MOST_USED,
  type UsedPlace,
} from './draft-fields.ts'
import { handChangesAtom } from './hands.ts'

const schemas = Object.fromEntries(Object.entries(DRAFT_FIELDS).map(([name, { schema }]) => [name, schema]))
const StoredDraft = v.object(schemas as { [Name in keyof Draft]: (typeof DRAFT_FIELDS)[Name]['schema'] })

/** The order draft, which survives reloads (BK-04). */
export const draftAtom = atom((get): Draft => v.parse(StoredDraft, get(savedDraftAtom)))

/** The fields that decide no part of an order which has a name of its own. */
export const DETAILS = (Object.keys(DRAFT_FIELDS) as (keyof Draft)[]).filter(
  (field) => DRAFT_FIELDS[field].hand === 'details',
)

/** The draft as storage has it now, even if this tab has not been notified of another tab's change yet. */
export const freshDraftAtom = atom(null, (get, set): Draft => {
  set(savedDraftAtom)
  return get(draftAtom)
})

/** Changes some fields of the draft as storage has it now, not by the customer's hand; stored at once. */
export const correctDraftAtom = atom(null, (_get, set, change: Partial<Draft>) => {
  set(savedDraftAtom, { ...set(freshDraftAtom), ...change })
})

/** Changes some fields of the draft by the customer's hand. */
export const changeDraftAtom = atom(null, (_get, set, change: Partial<Draft>) => {
  set(correctDraftAtom, change)
  set(
    handChangesAtom,
    Object.keys(change).map((field) => DRAFT_FIELDS[field as keyof Draft].hand),
  )
})

/** Requests to the kitchen besides the dishes; set to some of them, it changes those. */
export const kitchenRequestsAtom = atom(
  (get) => get(draftAtom).wishes,
  (get, set, change: Partial<KitchenRequests>) =>
    set(changeDraftAtom, { wishes: { ...get(draftAtom).wishes, ...change } }),
)

/** The fields that are reset when the address changes. */
export const ANOTHER_PLACE = {
  savedId: null,
  meetsOutside: false,
  photo: '',
  note: '',
  isNamed: false,
} satisfies Partial<DraftPlace>

/** Makes a place the order's address; details of the previous address are dropped. */
export const takePlaceAtom = atom(null, (get, set, { place, door }: UsedPlace) => {
  set(changeDraftAtom, {
    used: usedBefore(place, get(draftAtom)),
    place,
    door: place.type === 'HOUSE' ? NO_DOOR : door,
    courierNote: courierNoteFor(place, get(draftAtom)),
  })
})

/** Of several uses of one place the first. */
export const distinctPlaces = (used: readonly UsedPlace[]): UsedPlace[] =>
  used.filter(({ place }, index) => used.findIndex((other) => isSamePoint(other.place, place)) === index)

/** The places chosen before the next one; what belongs to a single order is left out. */
function usedBefore(next: DraftPlace, { place, door, used }: Draft): UsedPlace[] {
  const last = place ? [{ place: { ...place, meetsOutside: false, photo: '' }, door }] : []
  return distinctPlaces([...last, ...used])
    .filter((one) => !isSamePoint(one.place, next))
    .slice(0, MOST_USED)
}

/** A note that the customer typed for the courier stays; a note of the saved address belongs to that address only. */
function courierNoteFor(place: DraftPlace, before: Draft): string {
  const isTyped = before.courierNote !== (before.place?.note ?? '')
  const isSame = place.savedId !== null && place.savedId === before.place?.savedId
  if (place.note && !(isSame && isTyped)) return place.note
  return isTyped ? before.courierNote : ''
}
