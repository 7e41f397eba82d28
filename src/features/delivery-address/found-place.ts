import { atom } from 'jotai'
import type { UsedPlace } from '#/features/order-draft/index.ts'

/** An address found in the sheet but not taken yet, where the customer went on to the map with it. */
export const foundPlaceAtom = atom<UsedPlace | null>(null)
