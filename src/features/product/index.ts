export { ProductLayer } from './ProductLayer.tsx'
export { ProductPageSkeleton } from './ProductPageSkeleton.tsx'
