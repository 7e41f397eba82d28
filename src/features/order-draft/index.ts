/** The order draft: address, receiver, time and all other input except the lines. */
export {
  ANOTHER_PLACE,
  changeDraftAtom,
  correctDraftAtom,
  DETAILS,
  type Draft,
  DraftPlace,
  distinctPlaces,
  draftAtom,
  freshDraftAtom,
  MOST_USED,
  takePlaceAtom,
  UsedPlace,
} from './draft.ts'
export { handChangesAtom } from './hands.ts'
export { kitchenRequestsAtom, MOST_PEOPLE } from './kitchen-requests.ts'
export { useCookedFrom, useOrderMoment } from './moment.ts'
export { changesAfterOrder, placedOrdersAtom, resetDraftAtom } from './reset-draft.ts'
export { useScheduleFor } from './schedule.ts'
export { servicesAtom, serviceTypeAtom } from './service.ts'
export { whenAtom } from './when.ts'
