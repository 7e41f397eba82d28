import { metresBetween, type Point } from './geo.ts'

export type BranchFacts = Point & {
  readonly isActive: boolean
  readonly deleted: boolean
  readonly isMain: boolean
  readonly settings: { readonly pickupEnabled: boolean; readonly dineinEnabled: boolean } | null
}

/** Whether a branch is shown to customers at all. */
export const isShown = ({ isActive, deleted }: BranchFacts): boolean => isActive && !deleted

/** Whether the branch offers pick-up (PU-06); a branch that does not say does. */
export const offersPickup = (branch: BranchFacts): boolean =>
  isShown(branch) && branch.settings?.pickupEnabled !== false

/** Whether guests are served at its tables; a branch that does not say serves them. */
export const hasTables = (branch: BranchFacts): boolean =>
  isShown(branch) && branch.settings?.dineinEnabled !== false

/**
 * The nearest first, metres as the crow flies, those of unknown place last; while the customer's position is unknown, the
 * main one first and no distance (PU-08).
 */
export function inOrder<B extends BranchFacts>(
  branches: readonly B[],
  from: Point | null,
): (B & { distance: number | null })[] {
  const far = branches.map((branch) => ({ ...branch, distance: metresBetween(from, branch) }))
  const known = from ? Number.MAX_SAFE_INTEGER : 0
  return far.sort(
    (a, b) => (a.distance ?? known) - (b.distance ?? known) || Number(b.isMain) - Number(a.isMain),
  )
}
