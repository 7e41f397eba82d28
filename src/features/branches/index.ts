/** The merchant's branches: their list, their card, and which of them can take this basket. */
export { BranchChoice } from './BranchChoice.tsx'
export { BranchList } from './BranchList.tsx'
export { useFitWords } from './fit-words.ts'
export { type NearBranch, usePickupBranches } from './use-branches.ts'
export { useFit } from './use-fit.ts'
export { usePins } from './use-pins.ts'
