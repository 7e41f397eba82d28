/** The order draft: address, receiver, time and all other input except the lines. */
export {
  ANOTHER_PLACE,
  changeDraftAtom,
  correctDraftAtom,
  DETAILS,
  distinctPlaces,
  draftAtom,
  freshDraftAtom,
  kitchenRequestsAtom,
  takePlaceAtom,
} from './draft.ts'
export { type Draft, DraftPlace, MOST_PEOPLE, MOST_USED, UsedPlace } from './draft-fields.ts'
export { handChangesAtom } from './hands.ts'
export { useCookedFrom, useOrderMoment } from './moment.ts'
export { changesAfterOrder, placedOrdersAtom, resetDraftAtom } from './reset-draft.ts'
export { useScheduleFor } from './schedule.ts'
export { servicesAtom, serviceTypeAtom } from './service.ts'
export { whenAtom } from './when.ts'
