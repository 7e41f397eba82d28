/** Products that a customer marked with a heart. */
export { Heart } from './Heart.tsx'
