import { lazyComponent } from '#/ui/lazy-component.ts'

/** The page for an unknown address, in every layout (ER-01). */
export const NotFound = lazyComponent(() => import('./NotFoundScreen.tsx'), 'default')
