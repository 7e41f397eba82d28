import { type BranchHours, hasNoCouriers, openState } from '#/domain/hours/hours.ts'

/** Minutes until the food is at the door: cooking and the way. */
export type Estimate = { readonly min: number; readonly max: number }

type Estimated = { readonly etaMinutes: Estimate | null }

/** How long a delivery takes: the tariff says it for this basket, else the branch does; null: the server says nothing. */
export const deliveryEstimate = (
  tariff: Estimated | null | undefined,
  branch: Estimated | null | undefined,
): Estimate | null => tariff?.etaMinutes ?? branch?.etaMinutes ?? null

/** The estimate of a branch among others (BX-19); null also while it delivers nothing: it would promise what is not to be had. */
export const branchEstimate = (branch: BranchHours & Estimated, now: Date): Estimate | null =>
  hasNoCouriers(branch) || !openState(branch, now, 'DELIVERY').isOpen ? null : branch.etaMinutes
