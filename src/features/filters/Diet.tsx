/** Everything drawn for the filters, loaded together. */
export { DietButton } from './DietButton.tsx'
export { DietNote } from './DietNote.tsx'
export { DietNothing } from './DietNothing.tsx'
