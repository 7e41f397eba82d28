/** The texts of the law: one file, because each is a line. */
export { default as Offerta } from '#/features/policies/OffertaScreen.tsx'
export { default as Privacy } from '#/features/policies/PrivacyScreen.tsx'
