import { lazyComponent } from '#/ui/lazy-component.ts'

/** What the customer wants left out of the menu (BX-15). */

const load = () => import('./Diet.tsx')
/** Opens the filters. */
export const DietButton = lazyComponent(load, 'DietButton')
/** Says what is left out and takes the wish back. */
export const DietNote = lazyComponent(load, 'DietNote')
/** No dish is left. */
export const DietNothing = lazyComponent(load, 'DietNothing')
