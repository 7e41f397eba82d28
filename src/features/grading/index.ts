import { part } from '#/ui/lazy-component.ts'

/** Grading an order that was delivered, and its dishes. */
export const Grading = part(() => import('./Grading.tsx'), 'Grading')
