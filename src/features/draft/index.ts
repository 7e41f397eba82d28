/** The order in the making: what the basket holds, where it goes, for whom. Basket, delivery and checkout share it. */
export { changeDraftAtom, type Draft, type DraftPlace, draftAtom } from './draft.ts'
export { factsAtom } from './facts.ts'
export {
  acceptPricesAtom,
  addToBasketAtom,
  basketLinesAtom,
  clearBasketAtom,
  freshLinesAtom,
  hasBasketAtom,
  queryClientAtom,
  removeLineAtom,
  replaceLineAtom,
  setLineCountAtom,
  takeOneAtom,
  takeOrderedAtom,
  useCountOf,
  type Wish,
} from './lines.ts'
export { servicesAtom, serviceTypeAtom } from './service.ts'
export { type ShownLine, useBasket, useBasketSoon } from './use-basket.ts'
