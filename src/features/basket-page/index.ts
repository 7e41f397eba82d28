import { lazyComponent } from '#/ui/lazy-component.ts'

/** The basket as it is shown: the page, the panel beside the menu, the pill. */
export { BasketBadge } from './BasketBadge.tsx'
export { BasketPill } from './BasketPill.tsx'
export { useBasketHref } from './href.ts'

/** The basket as a column beside the menu, 344 wide. Loads when a page is wide enough to show it. */
export const BasketPanel = lazyComponent(() => import('./BasketPanel.tsx'), 'BasketPanel')
/** The lines with their steppers and troubles; they come with the pages that show them. */
export const BasketLines = lazyComponent(() => import('./BasketLines.tsx'), 'BasketLines', 'idle')
/** Says that the basket is in memory only; loads when it is. */
export const NotKept = lazyComponent(() => import('./NotSaved.tsx'), 'NotKept')
