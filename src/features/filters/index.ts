import { lazyComponent } from '#/ui/lazy-component.ts'

export { useSorted } from './sort.ts'

/** What the customer wants left out of the menu (BX-15), and in which order the rest (DX-15). */

const load = () => import('./views.ts')
/** Opens the filters. */
export const FilterButton = lazyComponent(load, 'FilterButton')
/** Says what is left out, with a button that shows everything again. */
export const FilterNote = lazyComponent(load, 'FilterNote')
/** For an empty list. */
export const NothingSuits = lazyComponent(load, 'NothingSuits')
