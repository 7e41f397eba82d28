export { ModifierGroup } from './ModifierGroup.tsx'
export { type ProductForm, useProductForm } from './use-product-form.ts'
