/** How a product stands in a list, what is said of it everywhere, and the way to open it. */

export { hindranceOf, percentOff, shownPrice } from '#/domain/menu/shown-price.ts'
export { plainText } from '#/domain/plain-text.ts'
export { Dish, type DishProps, type Motion, type Pace } from './Dish.tsx'
export { useCookingTime } from './DishMeta.tsx'
export { DishTags } from './DishTags.tsx'
export { favouritesQuery, setFavouriteAtom } from './favourites.ts'
export { Heart } from './Heart.tsx'
export { closeProductAtom, openedProductAtom, openProductAtom, showProductAtom } from './opened.ts'
export { useMeasure, useOnlyLeft, useQuantity, useWeight } from './use-quantity.ts'

/** How dishes of a list that moves are drawn; nothing of it is needed before one does. */
export const loadMotion = () => import('./motion.ts')
