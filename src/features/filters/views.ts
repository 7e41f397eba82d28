/** Everything rendered for the filters, loaded together. */
export { FilterButton } from './FilterButton.tsx'
export { FilterNote } from './FilterNote.tsx'
export { NothingSuits } from './NothingSuits.tsx'
