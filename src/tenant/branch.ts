import { atom } from 'jotai'
import type { NearestBranch } from '#/api/schema/branch.ts'

/** The branch the menu and the order go by: nearest to the address, or chosen by the customer. Null: not known yet. */
export const nearestBranchAtom = atom<NearestBranch | null>(null)

/** Where the visitor's device is, when it was allowed to say; stands in for an address until one is chosen. */
export const visitorPointAtom = atom<{ latitude: number; longitude: number } | null>(null)
