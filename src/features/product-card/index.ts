/** How a product stands in a list, what is said of it everywhere, and the way to open it. */

export { useCookingTime } from './CardMeta.tsx'
export { CardTags } from './CardTags.tsx'
export { closeProductAtom, openedProductAtom, openProductAtom, showProductAtom } from './opened.ts'
export { type Motion, ProductCard, type ScrollState } from './ProductCard.tsx'
export { useMeasure, useOnlyLeft, useQuantity, useWeight } from './use-quantity.ts'

/** How dishes of a list that moves are drawn; nothing of it is needed before one does. */
export const loadMotion = () => import('./motion.ts')
