export { PromoRow } from './PromoRow.tsx'
