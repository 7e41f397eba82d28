import { lazyPart } from '#/ui/lazy-component.ts'

export { switchBrandAtom } from './switch-brand.ts'

/** The tabs of a merchant with several brands; only such a merchant loads them. */
export const BrandTabs = lazyPart(() => import('./BrandTabs.tsx'), 'BrandTabs')
