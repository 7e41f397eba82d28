import { lazyPart } from '#/ui/lazy-component.ts'

export { useSorted } from './sort.ts'

/** What the customer wants left out of the menu (BX-15), and in which order the rest (DX-15). */

const load = () => import('./views.ts')
/** Opens the filters. */
export const FilterButton = lazyPart(load, 'FilterButton')
/** Says what is left out, with a button that shows everything again. */
export const FilterNote = lazyPart(load, 'FilterNote')
/** For an empty list. */
export const NothingSuits = lazyPart(load, 'NothingSuits')
