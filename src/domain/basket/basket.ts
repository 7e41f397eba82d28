/** The basket, one door: its lines and their changes, their review against today's menu, their kept form. */
export * from './add-to-basket.ts'
export * from './basket-lines.ts'
export * from './persisted-basket.ts'
export * from './review-basket.ts'
