import { atom } from 'jotai'
import { changeDraftAtom, type Draft, draftAtom } from './draft.ts'
import { kitchenRequestsAtom } from './kitchen-requests.ts'

type Said = Omit<Draft, 'wishes'>

/**
 * Every field of the draft and what is left of it once the order is placed. What was said of one order is not said of
 * the next; where, who, how it is paid and what to do about missing dishes stay, so that the next order is one tap.
 */
const AFTER_ORDER: { [Field in keyof Said]: 'stays' | ((now: Draft) => Draft[Field]) } = {
  service: 'stays',
  place: ({ place }) => place && { ...place, meetsOutside: false, photo: '' },
  door: 'stays',
  cityId: 'stays',
  pickupBranchId: 'stays',
  table: 'stays',
  name: 'stays',
  paymentId: 'stays',
  comment: () => '',
  // The account notes it of the address, not of an order.
  courierNote: ({ place }) => place?.note ?? '',
  receiver: () => null,
  changeFrom: () => null,
  promo: () => null,
  wantedPromo: () => '',
  hasCashback: () => false,
  chequePhone: () => null,
  when: () => null,
  pickupWhen: () => null,
  tableWhen: () => null,
}

/** What changes in a draft whose order is placed. */
const changesAfterOrder = (now: Draft): Partial<Draft> =>
  Object.fromEntries(
    Object.entries(AFTER_ORDER).flatMap(([field, left]) => (left === 'stays' ? [] : [[field, left(now)]])),
  )

const placedAtom = atom(0)
/** Orders this page has placed: what began before one is not of the draft after it. */
export const placedOrdersAtom = atom((get) => get(placedAtom))

/** The draft of the next order, after a placed one. */
export const resetDraftAtom = atom(null, (get, set) => {
  set(placedAtom, (count) => count + 1)
  set(changeDraftAtom, changesAfterOrder(get(draftAtom)))
  set(kitchenRequestsAtom, { cutlery: 0 })
})
