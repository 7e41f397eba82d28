import { lazy } from 'react'

export {
  addToBasketAtom,
  basketLinesAtom,
  clearBasketAtom,
  replaceLineAtom,
  setLineCountAtom,
  takeOneAtom,
  useBasket,
  useCountOf,
} from '#/features/draft/index.ts'
export { BasketLines } from './BasketLines.tsx'
export { BasketPill } from './BasketPill.tsx'
export { useBasketBadge, useBasketHref } from './badge.ts'

/** The basket as a column beside the menu (design 4.10), 344 wide. Loads when a page is wide enough to show it. */
export const BasketPanel = lazy(() =>
  import('./BasketPanel.tsx').then((module) => ({ default: module.BasketPanel })),
)
