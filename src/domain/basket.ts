/** The basket, one door: its lines and their changes, their review against today's menu, their stored form. */
export * from './basket-lines.ts'
export * from './review-basket.ts'
export * from './stored-basket.ts'
