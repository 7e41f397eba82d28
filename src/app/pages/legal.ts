/** The legal texts: one chunk, because each page is tiny. */
export { default as Offerta } from '#/features/policies/OffertaScreen.tsx'
export { default as Privacy } from '#/features/policies/PrivacyScreen.tsx'
