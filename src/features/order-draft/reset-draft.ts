import { atom } from 'jotai'
import { changeDraftAtom, type Draft, draftAtom } from './draft.ts'
import { kitchenRequestsAtom } from './kitchen-requests.ts'

type Said = Omit<Draft, 'wishes'>

/**
 * Every field of the draft and what becomes of it when the order is placed. Details of one order are not carried over;
 * address, name, payment method and the rule for missing dishes stay, so that the next order takes one tap. It begins
 * with the first service of the shop, which is delivery wherever there is one, after an order at a table as well.
 */
const AFTER_ORDER: { [Field in keyof Said]: 'stays' | ((now: Draft) => Draft[Field]) } = {
  service: () => null,
  place: ({ place }) => place && { ...place, meetsOutside: false, photo: '' },
  door: 'stays',
  used: 'stays',
  cityId: 'stays',
  pickupBranchId: 'stays',
  table: 'stays',
  name: 'stays',
  paymentId: 'stays',
  cardId: 'stays',
  comment: () => '',
  // The account stores this note for the address, not for an order.
  courierNote: ({ place }) => place?.note ?? '',
  receiver: () => null,
  changeFrom: () => null,
  promo: () => null,
  wantedPromo: () => '',
  // It is for a first order.
  invitation: () => null,
  cashback: () => 0,
  tip: () => 0,
  sharedBasketId: () => null,
  chequePhone: () => null,
  when: () => null,
  pickupWhen: () => null,
  tableWhen: () => null,
}

/** The changes that make a draft the one of another order: nothing that was said for the one before it is left. */
export const changesAfterOrder = (now: Draft): Partial<Draft> =>
  Object.fromEntries(
    Object.entries(AFTER_ORDER).flatMap(([field, left]) => (left === 'stays' ? [] : [[field, left(now)]])),
  )

const placedAtom = atom(0)
/** How many orders this page has placed: work that began before an order must not write into the next draft. */
export const placedOrdersAtom = atom((get) => get(placedAtom))

/** Starts the draft of the next order. */
export const resetDraftAtom = atom(null, (get, set) => {
  set(placedAtom, (count) => count + 1)
  set(changeDraftAtom, changesAfterOrder(get(draftAtom)))
  set(kitchenRequestsAtom, { cutlery: 0 })
})
