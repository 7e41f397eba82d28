import { part } from '#/i18n/part.ts'

export { paymentPage } from './payment-page.ts'
export { activeOrdersQuery } from './queries.ts'

/** Orders under way, over the menu. Only customers have any, so only they load it; wrap it in a Suspense. */
export const ActiveOrderStrip = part(() => import('./ActiveOrderStrip.tsx'), 'ActiveOrderStrip')
