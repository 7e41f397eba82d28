/** The merchant's branches: their list, their card, the choice of one to fetch from. */
export { BranchChoice } from './BranchChoice.tsx'
export { BranchSelect } from './BranchSelect.tsx'
