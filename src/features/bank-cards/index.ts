/** The cards that the account keeps. */
export { CardLine } from './CardLine.tsx'
export { SYSTEM } from './card-names.ts'
export { type CardWithTimer, cardsQuery } from './queries.ts'
export { useCardLock, usePassCardLock } from './use-card-lock.ts'
