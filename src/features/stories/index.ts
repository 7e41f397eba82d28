import { lazyPart } from '#/ui/lazy-component.ts'

/** The rings above the banners; wrap it in a Suspense. The first screen only reserves their space. */
export const StoryRow = lazyPart(() => import('./StoryRow.tsx'), 'StoryRow')
