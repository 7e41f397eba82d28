/** The customer's own pages: one chunk, because who opens one opens the next. */
export { default as Personal } from '#/features/account/PersonalScreen.tsx'
export { default as Favorites } from '#/features/favourites/FavouritesScreen.tsx'
export { default as Profile } from '#/features/profile/ProfileScreen.tsx'
export { default as Promos } from '#/features/promo-codes/PromosScreen.tsx'
