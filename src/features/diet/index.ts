import { part } from '#/lib/lazy-component.tsx'

const load = () => import('./Diet.tsx')

/** What the customer eats: chosen once, asked by the menu, a category and the search (BX-15). */
export { dietAtom } from './diet.ts'
/** Opens the filters. */
export const DietButton = part(load, 'DietButton')
/** Says what is left out and takes the wish back. */
export const DietNote = part(load, 'DietNote')
/** No dish is left. */
export const DietNothing = part(load, 'DietNothing')
