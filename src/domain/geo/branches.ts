import { distanceMetres, type Point } from './geo.ts'

export type BranchFacts = Point & {
  readonly isActive: boolean
  readonly deleted: boolean
  readonly isMain: boolean
  readonly settings: { readonly pickupEnabled: boolean; readonly dineinEnabled: boolean } | null
}

/** Whether a branch is there for guests at all. */
export const isShown = ({ isActive, deleted }: BranchFacts): boolean => isActive && !deleted

/** Whether food can be fetched there (PU-06); a branch that says nothing of it gives it away. */
export const offersPickup = (branch: BranchFacts): boolean =>
  isShown(branch) && branch.settings?.pickupEnabled !== false

/** Whether guests are served at its tables; a branch that says nothing of it serves them. */
export const hasTables = (branch: BranchFacts): boolean =>
  isShown(branch) && branch.settings?.dineinEnabled !== false

/** The nearest first, metres as the crow flies; while nobody knows from where, the main one first and no distance (PU-08). */
export function inOrder<B extends BranchFacts>(
  branches: readonly B[],
  from: Point | null,
): (B & { distance: number | null })[] {
  const far = branches.map((branch) => ({ ...branch, distance: from && distanceMetres(from, branch) }))
  return far.sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0) || Number(b.isMain) - Number(a.isMain))
}
