/** The pages of cards: one chunk, because who opens one opens the next. */
export { default as CardConfirm } from '#/features/bank-cards/CardConfirmScreen.tsx'
export { default as CardCreate } from '#/features/bank-cards/CardCreateScreen.tsx'
export { default as Cards } from '#/features/bank-cards/CardsScreen.tsx'
