/** What the basket holds: its lines, how they change, and what is wrong with them. */
export {
  acceptPricesAtom,
  clearBasketAtom,
  freshLinesAtom,
  receiveBasketAtom,
  removeLineAtom,
  replaceLineAtom,
  setLineCountAtom,
  takeOrderedAtom,
} from './edits.ts'
export {
  addToBasketAtom,
  basketLinesAtom,
  changeLinesAtom,
  hasBasketAtom,
  takeOneAtom,
  useProductCount,
} from './lines.ts'
export { type ShownLine, useBasket, useDeferredBasket } from './use-basket.ts'
export { basketValidationAtom } from './validation.ts'
