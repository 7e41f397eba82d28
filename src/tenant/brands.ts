import { atom } from 'jotai'
import type { Brand } from '#/api/schema/merchant.ts'

/** The merchant's brands (tabs); empty without `multiTabNavigationEnabled`. */
export const brandsAtom = atom<readonly Brand[]>([])

/** The brand on the screen; null when the merchant has none of its own. */
export const brandAtom = atom<Brand | null>(null)
