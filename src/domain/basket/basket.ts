/**
 * Public exports of the basket's rules: lines and their changes, the review against today's menu, the persisted form.
 */
export * from './add-to-basket.ts'
export * from './basket-lines.ts'
export * from './persisted-basket.ts'
export * from './review-basket.ts'
