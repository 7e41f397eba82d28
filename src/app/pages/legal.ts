/** The texts of the law: one file, because each is a line. */
export { default as Offerta } from '#/features/content/OffertaScreen.tsx'
export { default as Privacy } from '#/features/content/PrivacyScreen.tsx'
