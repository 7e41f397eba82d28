/** The merchant's branches: their list, their card, and which of them have the dishes of the basket. */

export { useAvailabilityText } from './availability-text.ts'
export { BranchChoice } from './BranchChoice.tsx'
export { BranchFilters } from './BranchFilters.tsx'
export { BranchList } from './BranchList.tsx'
export { useBranchAvailability } from './use-branch-availability.ts'
export { type NearBranch, useBranches, usePickupBranches } from './use-branches.ts'
export { usePins } from './use-pins.ts'
