/** The pages of cards: one file, because who opens one opens the next. */
export { default as CardConfirm } from '#/features/cards/CardConfirmScreen.tsx'
export { default as CardCreate } from '#/features/cards/CardCreateScreen.tsx'
export { default as Cards } from '#/features/cards/CardsScreen.tsx'
