export { ModifierGroup } from './ModifierGroup.tsx'
export { type ProductForm as Wish, useProductForm as useWish } from './use-product-form.ts'
