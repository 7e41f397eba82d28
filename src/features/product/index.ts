export { ProductLayer } from './ProductLayer.tsx'
