import * as v from 'valibot'
import { asSent, flag, oneOf, Sum, storedTexts } from '#/api/schema/common.ts'
import { maybe } from '#/api/schema/field.ts'
import { isId } from '#/domain/id.ts'
import type { Hand } from '#/domain/order/hands.ts'
import { IF_MISSING } from '#/domain/order/if-missing.ts'
import { VISIT_MS } from '#/domain/order/table.ts'
import { deviceNow } from '#/lib/clock.ts'

/** How many used addresses are offered again (DL-15). */
export const MOST_USED = 3

/** The most people that cutlery can be requested for. */
export const MOST_PEOPLE = 20

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

/** A day and a time of it; null: as soon as possible. */
const When = maybe(v.object({ day: v.string(), time: v.string() }))

/** A place with its door. */
export const UsedPlace = v.object({ place: DraftPlace, door: Door })
export type UsedPlace = v.InferOutput<typeof UsedPlace>

/** Requests to the kitchen besides the dishes. */
const KitchenRequests = v.object({
  ifMissing: oneOf(IF_MISSING, 'CALL'),
  /** For how many people; 0: none, the default (BX-18). */
  cutlery: maybe(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_PEOPLE)), 0),
})
export type KitchenRequests = v.InferOutput<typeof KitchenRequests>

/** What the next order begins with: the value, the default of its schema, or what `PARTS` of `reset-draft.ts` leaves of it. */
type Next = 'stays' | 'goes' | 'partly'

/** `hand`: which part of the order the field decides. */
const field = <N extends Next, Schema extends v.GenericSchema>(hand: Hand, next: N, schema: Schema) => ({
  hand,
  next,
  schema,
})

/**
 * Every field of the order draft: which part of the order it decides, what the next order begins with and how it is
 * stored. Others may have written to storage, so each schema has a default for what cannot be read.
 */
export const DRAFT_FIELDS = {
  /**
   * Null: the first service the merchant offers, which is delivery wherever there is one. So does the next order begin,
   * after an order at a table as well.
   */
  service: field('service', 'goes', maybe(v.picklist(['DELIVERY', 'PICK_UP', 'DINE_IN']))),
  place: field('place', 'partly', maybe(DraftPlace)),
  door: field('place', 'stays', maybe(Door, v.parse(Door, {}))),
  /** The addresses chosen before `place` on this device, newest first; a visitor has no others (DL-15). */
  used: field('place', 'stays', maybe(v.pipe(v.array(UsedPlace), v.maxLength(MOST_USED)), [])),
  /** The city the customer chose; null: the merchant's main one. */
  cityId: field('place', 'stays', maybe(id)),
  /** The branch for pick-up; null: the nearest. */
  pickupBranchId: field('place', 'stays', maybe(id)),
  /** The customer's table, stored for the visit (DI-01). */
  table: field('table', 'stays', maybe(DraftTable)),
  comment: field('details', 'goes', asSent(300)),
  courierNote: field('details', 'partly', asSent(300)),
  /** The customer's name, when the account has none yet. */
  name: field('details', 'stays', asSent(100)),
  wishes: field('details', 'partly', maybe(KitchenRequests, v.parse(KitchenRequests, {}))),
  /** Somebody else takes the order; null: the customer does. */
  receiver: field('details', 'goes', maybe(v.object({ name: asSent(100), phone: asSent(20) }))),
  paymentId: field('payment', 'stays', maybe(id)),
  /** The saved card that pays (DX-09); null: the method itself does. */
  cardId: field('payment', 'stays', maybe(id)),
  /** So'm of the banknote the courier brings change for. */
  changeFrom: field('details', 'goes', maybe(Sum)),
  /** The promo as the server sent it; `features/promo-codes` validates it. */
  promo: field('promo', 'goes', maybe(v.record(v.string(), v.unknown()))),
  /** A code from a banner or a link; the field of the checkout begins with it. */
  wantedPromo: field('promo', 'goes', asSent(64)),
  /** The invitation that was opened on this device, for a first order (BX-39). */
  invitation: field(
    'promo',
    'goes',
    maybe(v.object({ code: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)), wasTaken: v.boolean() })),
  ),
  /** So'm of the balance the customer pays with; the order takes no more of it than it may (PC-06). */
  cashback: field('cashback', 'goes', maybe(Sum, 0)),
  /** So'm for the courier or the waiter; never chosen beforehand (BX-24). */
  tip: field('tip', 'goes', maybe(Sum, 0)),
  /** The shared basket that is being ordered (CX-12); null: the order is the customer's own. */
  sharedBasketId: field('details', 'goes', maybe(id)),
  /** Where the receipt goes by SMS; null: no receipt (CO-07). */
  chequePhone: field('details', 'goes', maybe(v.pipe(v.string(), v.maxLength(20)))),
  /** Each service keeps its own choice (SC-04): `when` is the delivery's. */
  when: field('time', 'goes', When),
  pickupWhen: field('time', 'goes', When),
  tableWhen: field('time', 'goes', When),
}
type Fields = typeof DRAFT_FIELDS

export type Draft = { [Name in keyof Fields]: v.InferOutput<Fields[Name]['schema']> }
