/** The pages of what is the customer's own: one file, because who opens one opens the next. */
export { default as Favorites } from '#/features/favourites/FavouritesScreen.tsx'
export { default as Profile } from '#/features/profile/ProfileScreen.tsx'
export { default as Promos } from '#/features/promo-codes/PromosScreen.tsx'
