import { distanceMetres, type Point } from './geo.ts'

type Facts = Point & {
  readonly isActive: boolean
  readonly deleted: boolean
  readonly isMain: boolean
  readonly settings: { readonly pickupEnabled: boolean } | null
}

/** Whether a branch is there for guests at all. */
export const isShown = ({ isActive, deleted }: Facts): boolean => isActive && !deleted

/** Whether food can be fetched there (PU-06); a branch that says nothing of it gives it away. */
export const givesAway = (branch: Facts): boolean =>
  isShown(branch) && branch.settings?.pickupEnabled !== false

/** The nearest first, metres as the crow flies; while nobody knows from where, the main one first and no distance (PU-08). */
export function inOrder<B extends Facts>(
  branches: readonly B[],
  from: Point | null,
): (B & { distance: number | null })[] {
  const far = branches.map((branch) => ({ ...branch, distance: from && distanceMetres(from, branch) }))
  return far.sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0) || Number(b.isMain) - Number(a.isMain))
}
