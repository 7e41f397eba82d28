import { lazy } from 'react'

/** The tabs of a merchant with several brands; only such a merchant loads them. */
export const BrandTabs = lazy(() =>
  import('./BrandTabs.tsx').then((module) => ({ default: module.BrandTabs })),
)
