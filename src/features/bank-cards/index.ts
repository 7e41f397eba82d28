/** The cards that the account keeps. */
export { CardLine } from './CardLine.tsx'
export { cardsQuery } from './queries.ts'
export { useCardLock } from './use-card-lock.ts'
