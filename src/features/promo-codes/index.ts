export { PromoCount } from './PromoCount.tsx'
export { PromoRow } from './PromoRow.tsx'
export { promoAtom } from './promo.ts'
export { useTakePromo } from './use-take-promo.ts'
