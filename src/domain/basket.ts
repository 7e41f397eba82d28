/** The basket, one door: its lines and their changes, their review against today's menu, what a check by the server adds to it, their kept form. */
export * from './basket-lines.ts'
export * from './check-basket.ts'
export * from './kept-basket.ts'
export * from './review-basket.ts'
