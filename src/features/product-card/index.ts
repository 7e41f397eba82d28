export { DishesHeading } from './DishesHeading.tsx'
/** A product in a list, and opening it. */

export { closeProductAtom, openedProductAtom, openProductAtom, showProductAtom } from './opened.ts'
export { type Motion, ProductCard, type ScrollState } from './ProductCard.tsx'

/** How cards of a scrolling list are rendered; not needed before one scrolls. */
export const loadMotion = () => import('./motion.ts')
