/** How a product stands in a list, what is said of it everywhere, and the way to open it. */
export { Dish, type DishProps } from './Dish.tsx'
export { useCookingTime } from './DishMeta.tsx'
export { DishTags } from './DishTags.tsx'
export { Heart } from './Heart.tsx'
export { closeProductAtom, openedProductAtom, openProductAtom, showProductAtom } from './opened.ts'
export { plainText } from './plain-text.ts'
export { hindranceOf, percentOff, shownPrice } from './shown-price.ts'
export { useMeasure, useQuantity } from './use-quantity.ts'
