/** Where the order goes, for whom and when: everything said of it but its lines. */
export {
  ANOTHER_PLACE,
  changeDraftAtom,
  type Draft,
  type DraftPlace,
  draftAtom,
  takePlaceAtom,
} from './draft.ts'
export { kitchenRequestsAtom, MOST_PEOPLE } from './kitchen-requests.ts'
export { placedOrdersAtom, resetDraftAtom } from './reset-draft.ts'
export { servicesAtom, serviceTypeAtom } from './service.ts'
export { whenAtom } from './when.ts'
