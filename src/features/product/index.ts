export { openProductAtom, showProductAtom } from '#/features/dishes/index.ts'
export { ProductLayer } from './ProductLayer.tsx'
