export { BrandTabs } from './BrandTabs.tsx'
export { switchBrandAtom } from './switch-brand.ts'
