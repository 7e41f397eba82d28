/** A product in a list, texts about it, and opening it. */

export { useCookingTime } from './CardMeta.tsx'
export { CardTags } from './CardTags.tsx'
export { closeProductAtom, openedProductAtom, openProductAtom, showProductAtom } from './opened.ts'
export { type Motion, ProductCard, type ScrollState } from './ProductCard.tsx'
export { useMeasure, useOnlyLeft, useQuantity, useWeight } from './use-quantity.ts'

/** How cards of a scrolling list are drawn; not needed before one scrolls. */
export const loadMotion = () => import('./motion.ts')
