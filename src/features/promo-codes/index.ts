export { PromoRow } from './PromoRow.tsx'
export { promoAtom } from './promo.ts'
