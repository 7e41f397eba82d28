import { lazyComponent } from '#/ui/lazy-component.ts'

/** Grading an order that was delivered, and its dishes. */
export const Grading = lazyComponent(() => import('./Grading.tsx'), 'Grading')
