export { loadProductSheet, ProductLayer } from './ProductLayer.tsx'
export { ProductPageSkeleton } from './ProductPageSkeleton.tsx'
