import { lazyPart } from '#/ui/lazy-component.ts'

/** An old order once more (BX-04): the row above the menu, and the sheet that every way to repeat opens. */
export { useRepeatSheet } from './use-repeat-sheet.tsx'

/** The active orders above the menu, else the order to repeat. For customers only; wrap it in a Suspense. */
export const OrderStrip = lazyPart(() => import('./OrderStrip.tsx'), 'OrderStrip')
