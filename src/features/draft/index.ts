/** The order in the making: what the basket holds, where it goes, for whom. Basket, delivery and checkout share it. */
export {
  ANOTHER_PLACE,
  changeDraftAtom,
  type Draft,
  type DraftPlace,
  draftAtom,
  NO_DOOR,
  takePlaceAtom,
} from './draft.ts'
export {
  acceptPricesAtom,
  clearBasketAtom,
  freshLinesAtom,
  removeLineAtom,
  replaceLineAtom,
  setLineCountAtom,
  takeOrderedAtom,
} from './edits.ts'
export { factsAtom } from './facts.ts'
export {
  addToBasketAtom,
  basketLinesAtom,
  hasBasketAtom,
  queryClientAtom,
  takeOneAtom,
  useCountOf,
  type Wish,
} from './lines.ts'
export { servicesAtom, serviceTypeAtom } from './service.ts'
export { type ShownLine, useBasket, useBasketSoon } from './use-basket.ts'
