import { atom } from 'jotai'
import * as v from 'valibot'
import { flag, maybe, multilingual, oneOf, Sum, text } from '#/api/schema/common.ts'
import { NO_DOOR } from '#/domain/order/order.ts'
import { VISIT_MS } from '#/domain/order/table.ts'
import { deviceNow } from '#/lib/clock.ts'
import { savedDraftAtom } from '#/session/saved.ts'

/** ms; a clock that is put right by less has not moved. */
const MINUTE = 60_000

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** Where a delivery goes. `mode`: how it was given; `savedId`: the address of the account. */
export const DraftPlace = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  streetName: text(200),
  houseNumber: text(30),
  cityId: maybe(id),
  landmark: text(300),
  /** The last metres: which gate, which yard. */
  details: text(300),
  /** The customer comes out to the courier: said of one order to one address, no server keeps it (CX-07). */
  meetsOutside: flag(),
  /** CDN path of a picture of the entrance; empty: none. For one order, as the line above. */
  photo: text(300),
  /** What the account notes for couriers to this address; empty: nothing. */
  note: text(300),
  type: oneOf(['HOUSE', 'APARTMENT'], 'APARTMENT'),
  mode: oneOf(['COORDINATES', 'SAVED', 'TARGET', 'MAP'], 'TARGET'),
  savedId: maybe(id),
})
export type DraftPlace = v.InferOutput<typeof DraftPlace>

const Door = v.object({ entrance: text(20), floor: text(20), office: text(20), domophone: text(20) })

/**
 * The table the customer sits at, and what its hall takes for service. `waiterId`: who took a call from it; `at`: when
 * it was chosen, ms by this device's clock.
 */
const DraftTable = v.object({
  branchId: id,
  hallId: id,
  tableId: id,
  number: text(20),
  hall: multilingual(200),
  serviceId: maybe(id),
  waiterId: maybe(id),
  percent: v.number(),
  amount: v.number(),
  at: v.pipe(
    v.number(),
    v.check((at) => {
      const age = deviceNow() - at
      // Out of the future: the clock has been put back since, and nobody knows how long ago it was.
      return age > -MINUTE && age < VISIT_MS
    }),
  ),
})

/** What a later feature keeps with the order and reads sense into itself. */
const Loose = maybe(v.record(v.string(), v.unknown()))

/** A day and a time of it; null: as soon as possible. */
const When = maybe(v.object({ day: v.string(), time: v.string() }))

/** The half-filled order. Storage is not ours alone: a field that is not one falls back alone. */
const Draft = v.object({
  /** Null: the first service the merchant offers. */
  service: maybe(v.picklist(['DELIVERY', 'PICK_UP', 'DINE_IN'])),
  place: maybe(DraftPlace),
  door: maybe(Door, v.parse(Door, {})),
  /** The city the customer chose; null: the merchant's main one. */
  cityId: maybe(id),
  /** The branch the customer fetches from; null: the nearest. */
  pickupBranchId: maybe(id),
  /** Where the customer sits: it stays for the visit (DI-01). */
  table: maybe(DraftTable),
  comment: text(300),
  courierNote: text(300),
  /** The customer's name, when the account has none yet. */
  name: text(100),
  /** What the kitchen is asked for besides; `features/checkout` reads sense into it. */
  wishes: Loose,
  /** Somebody else takes the order; null: the customer does. */
  receiver: maybe(v.object({ name: text(100), phone: text(20) })),
  paymentId: maybe(id),
  /** So'm of the banknote the courier brings change for. */
  changeFrom: maybe(Sum),
  /** As the server answered it; `features/promo` reads sense into it. */
  promo: Loose,
  /** A code the customer took from a banner; the field of checkout begins with it. */
  wantedPromo: text(64),
  /** The balance pays what it may. */
  hasCashback: flag(),
  /** Where the receipt goes by SMS; null: no receipt (CO-07). */
  chequePhone: maybe(v.pipe(v.string(), v.maxLength(20))),
  /** Each service keeps its own choice (SC-04): `when` is the delivery's. */
  when: When,
  pickupWhen: When,
  tableWhen: When,
})
export type Draft = v.InferOutput<typeof Draft>

/** The order in the making, kept over reloads (BK-04). */
export const draftAtom = atom((get): Draft => v.parse(Draft, get(savedDraftAtom)))

/** Changes some fields of the draft as storage has it now, whatever this tab has heard; stored at once. */
export const changeDraftAtom = atom(null, (get, set, change: Partial<Draft>) => {
  set(savedDraftAtom)
  set(savedDraftAtom, { ...get(draftAtom), ...change })
})

/** What another address does not take over from the one before. */
export const ANOTHER_PLACE = {
  savedId: null,
  meetsOutside: false,
  photo: '',
  note: '',
} satisfies Partial<DraftPlace>

/** Makes a place the order's address; what was said of the address before goes with it. */
export const takePlaceAtom = atom(
  null,
  (get, set, { place, door }: { place: DraftPlace; door: Draft['door'] }) => {
    set(changeDraftAtom, {
      place,
      door: place.type === 'HOUSE' ? NO_DOOR : door,
      courierNote: courierNoteFor(place, get(draftAtom)),
    })
  },
)

/** What the customer typed for the courier stays; what the account notes is of its own address only. */
function courierNoteFor(place: DraftPlace, before: Draft): string {
  const isTyped = before.courierNote !== (before.place?.note ?? '')
  const isSame = place.savedId !== null && place.savedId === before.place?.savedId
  if (place.note && !(isSame && isTyped)) return place.note
  return isTyped ? before.courierNote : ''
}
