import { atom } from 'jotai'
import type { NearestBranch } from '#/api/schema/branch.ts'
import type { Fix } from '#/domain/geo/fix.ts'

/** The branch of the menu and the order: nearest to the address, or chosen by the customer. Null: not known yet. */
export const nearestBranchAtom = atom<NearestBranch | null>(null)

/** The position of the device, if permitted; used in place of an address until one is chosen. */
export const visitorPointAtom = atom<Fix | null>(null)
