import { atom } from 'jotai'
import type { City } from '#/api/schema/merchant.ts'

export const citiesAtom = atom<readonly City[]>([])

/** The city of the order; null while none is known. */
export const cityIdAtom = atom<string | null>(null)

export const cityAtom = atom((get) => get(citiesAtom).find((city) => city.id === get(cityIdAtom)) ?? null)
