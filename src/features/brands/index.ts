import { part } from '#/ui/lazy-component.ts'

/** The tabs of a merchant with several brands; only such a merchant loads them. */
export const BrandTabs = part(() => import('./BrandTabs.tsx'), 'BrandTabs')
