/** The merchant's branches: their list, their card, the choice of one to fetch from. */
export { BranchChoice } from './BranchChoice.tsx'
export { BranchSelect } from './BranchSelect.tsx'
export { useFitWords } from './fit-words.ts'
export { useFit } from './use-fit.ts'
