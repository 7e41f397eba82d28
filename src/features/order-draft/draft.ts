import { atom } from 'jotai'
import * as v from 'valibot'
import { asSent, flag, oneOf, Sum, storedTexts } from '#/api/schema/common.ts'
import { maybe } from '#/api/schema/field.ts'
import { isSamePoint } from '#/domain/geo/geo.ts'
import { isId } from '#/domain/id.ts'
import { NO_DOOR } from '#/domain/order/door.ts'
import type { Hand } from '#/domain/order/hands.ts'
import { VISIT_MS } from '#/domain/order/table.ts'
import { deviceNow } from '#/lib/clock.ts'
import { savedDraftAtom } from '#/session/saved.ts'
import { handChangesAtom } from './hands.ts'

/** How many used addresses are offered again (DL-15). */
export const MOST_USED = 3

/** Corrections of the clock below this do not count, ms. */
const MINUTE = 60_000

const id = v.custom<string>(isId)

/** The address of a delivery. `mode`: how it was chosen; `savedId`: the saved address of the account. */
export const DraftPlace = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  streetName: asSent(200),
  houseNumber: asSent(30),
  cityId: maybe(id),
  landmark: asSent(300),
  /** The last metres: which gate, which yard. */
  details: asSent(300),
  /** Street and house are a geocoder's words for the point, nobody's own: they may be asked for in another language. */
  isNamed: flag(),
  /** The customer meets the courier outside: for one order to one address, not stored on any server (CX-07). */
  meetsOutside: flag(),
  /** CDN path of a picture of the entrance; empty: none. For one order, like the field above. */
  photo: asSent(300),
  /** What the account notes for couriers to this address; empty: nothing. */
  note: asSent(300),
  type: oneOf(['HOUSE', 'APARTMENT'], 'APARTMENT'),
  mode: oneOf(['COORDINATES', 'SAVED', 'TARGET', 'MAP'], 'TARGET'),
  savedId: maybe(id),
})
export type DraftPlace = v.InferOutput<typeof DraftPlace>

const Door = v.object({ entrance: asSent(20), floor: asSent(20), office: asSent(20), domophone: asSent(20) })

/**
 * The table the customer sits at, and what its hall takes for service. `waiterId`: who took a call from it; `at`: when
 * it was chosen, ms by this device's clock.
 */
const DraftTable = v.object({
  branchId: id,
  hallId: id,
  tableId: id,
  number: asSent(20),
  hall: storedTexts(200),
  serviceId: maybe(id),
  waiterId: maybe(id),
  percent: v.number(),
  amount: v.number(),
  at: v.pipe(
    v.number(),
    v.check((at) => {
      const age = deviceNow() - at
      // A time in the future means that the clock was set back, so the true age is unknown.
      return age > -MINUTE && age < VISIT_MS
    }),
  ),
})

/** An unvalidated record, for features that validate it themselves. */
const Loose = maybe(v.record(v.string(), v.unknown()))

/** A day and a time of it; null: as soon as possible. */
const When = maybe(v.object({ day: v.string(), time: v.string() }))

/** A place with its door. */
export const UsedPlace = v.object({ place: DraftPlace, door: Door })
export type UsedPlace = v.InferOutput<typeof UsedPlace>

/** The order draft. Others may have written to storage, so an invalid field alone falls back to its default. */
const Draft = v.object({
  /** Null: the first service the merchant offers. */
  service: maybe(v.picklist(['DELIVERY', 'PICK_UP', 'DINE_IN'])),
  place: maybe(DraftPlace),
  door: maybe(Door, v.parse(Door, {})),
  /** The addresses chosen before `place` on this device, newest first; a visitor has no others (DL-15). */
  used: maybe(v.pipe(v.array(UsedPlace), v.maxLength(MOST_USED)), []),
  /** The city the customer chose; null: the merchant's main one. */
  cityId: maybe(id),
  /** The branch for pick-up; null: the nearest. */
  pickupBranchId: maybe(id),
  /** The customer's table, stored for the visit (DI-01). */
  table: maybe(DraftTable),
  comment: asSent(300),
  courierNote: asSent(300),
  /** The customer's name, when the account has none yet. */
  name: asSent(100),
  /** Other requests to the kitchen; `kitchen-requests.ts` validates them. */
  wishes: Loose,
  /** Somebody else takes the order; null: the customer does. */
  receiver: maybe(v.object({ name: asSent(100), phone: asSent(20) })),
  paymentId: maybe(id),
  /** The saved card that pays (DX-09); null: the method itself does. */
  cardId: maybe(id),
  /** So'm of the banknote the courier brings change for. */
  changeFrom: maybe(Sum),
  /** The promo as the server sent it; `features/promo-codes` validates it. */
  promo: Loose,
  /** A code from a banner or a link; the field of the checkout begins with it. */
  wantedPromo: asSent(64),
  /** The invitation that was opened on this device, until the first order (BX-39). */
  invitation: maybe(v.object({ code: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)), wasTaken: v.boolean() })),
  /** So'm of the balance the customer pays with; the order takes no more of it than it may (PC-06). */
  cashback: maybe(Sum, 0),
  /** So'm for the courier or the waiter; never chosen beforehand (BX-24). */
  tip: maybe(Sum, 0),
  /** The shared basket that is being ordered (CX-12); null: the order is the customer's own. */
  sharedBasketId: maybe(id),
  /** Where the receipt goes by SMS; null: no receipt (CO-07). */
  chequePhone: maybe(v.pipe(v.string(), v.maxLength(20))),
  /** Each service keeps its own choice (SC-04): `when` is the delivery's. */
  when: When,
  pickupWhen: When,
  tableWhen: When,
})
export type Draft = v.InferOutput<typeof Draft>

/** The order draft, which survives reloads (BK-04). */
export const draftAtom = atom((get): Draft => v.parse(Draft, get(savedDraftAtom)))

/** Which part of the order each field decides. */
const HAND_OF: Record<keyof Draft, Hand> = {
  service: 'service',
  place: 'place',
  door: 'place',
  used: 'place',
  cityId: 'place',
  pickupBranchId: 'place',
  table: 'table',
  comment: 'details',
  courierNote: 'details',
  name: 'details',
  wishes: 'details',
  receiver: 'details',
  paymentId: 'payment',
  cardId: 'payment',
  changeFrom: 'details',
  promo: 'promo',
  wantedPromo: 'promo',
  invitation: 'promo',
  cashback: 'cashback',
  tip: 'tip',
  sharedBasketId: 'details',
  chequePhone: 'details',
  when: 'time',
  pickupWhen: 'time',
  tableWhen: 'time',
}

/** The fields that decide no part of an order which has a name of its own. */
export const DETAILS = (Object.keys(HAND_OF) as (keyof Draft)[]).filter(
  (field) => HAND_OF[field] === 'details',
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
    Object.keys(change).map((field) => HAND_OF[field as keyof Draft]),
  )
})

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
