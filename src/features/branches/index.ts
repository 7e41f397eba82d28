/** The merchant's branches: their list, their card, the choice of one to fetch from. */

export { BranchSelect } from '#/ui/form/BranchSelect.tsx'
export { BranchChoice } from './BranchChoice.tsx'
export { useFitWords } from './fit-words.ts'
export { useFit } from './use-fit.ts'
