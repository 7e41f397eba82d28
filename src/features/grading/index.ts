import { lazyPart } from '#/ui/lazy-component.ts'

/** Grading an order that was delivered, and its dishes. */
export const Grading = lazyPart(() => import('./Grading.tsx'), 'Grading')
