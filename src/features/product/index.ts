export { loadProductSheet, ProductLayer } from './ProductLayer.tsx'
export { ProductPageSkeleton } from './ProductPageSkeleton.tsx'
export { reviewsQuery } from './queries.ts'
