export { ModifierGroup } from './ModifierGroup.tsx'
export { useWish, type Wish } from './use-wish.ts'
