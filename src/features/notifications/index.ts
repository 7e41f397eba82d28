import { lazyPart } from '#/ui/lazy-component.ts'

export { ReadOrderNotices } from './ReadOrderNotices.tsx'

/** The bell of the header, only for customers; wrap it in a Suspense. */
export const Bell = lazyPart(() => import('./Bell.tsx'), 'Bell')
/** The number of new ones, at the end of a row. */
export const UnreadNotifications = lazyPart(() => import('./UnreadNotifications.tsx'), 'UnreadNotifications')
