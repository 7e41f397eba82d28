/** Products that a customer marked with a heart. */
export { favouritesQuery } from './favourites.ts'
export { Heart } from './Heart.tsx'
