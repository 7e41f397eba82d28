import { lazyComponent, lazyPart } from '#/ui/lazy-component.ts'

/** The views of the basket: the page, the panel beside the menu, the pill. */
export { useAddMore } from './add-more.ts'
export { BasketBadge, BasketPill } from './BasketPill.tsx'
export { ClearBasket } from './ClearBasket.tsx'
export { useClosedButton } from './closed-button.ts'
export { useBasketHref } from './href.ts'
export { OtherWays } from './OtherWays.tsx'
export { useHasPanel } from './use-has-panel.ts'

/** The basket as a column beside the menu, 344 wide. Loads when a page is wide enough to show it. */
export const BasketPanel = lazyComponent(() => import('./BasketPanel.tsx'), 'BasketPanel')
/** The lines with their steppers and problems; they load with the pages that show them. */
export const BasketLines = lazyComponent(() => import('./BasketLines.tsx'), 'BasketLines', 'idle')
/** Says that the basket is in memory only; loads when that happens. */
export const NotSaved = lazyPart(() => import('./NotSaved.tsx'), 'NotSaved')
/** A page about a basket with nothing in it. */
export const EmptyBasket = lazyComponent(() => import('./EmptyBasket.tsx'), 'EmptyBasket', 'idle')
