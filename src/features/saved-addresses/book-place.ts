import { atom } from 'jotai'
import type { UsedPlace } from '#/features/order-draft/index.ts'

/**
 * An address between the account's form and the map, which is a page of its own; null: none. `isChosen`: the map has
 * been confirmed, and the form takes it.
 */
export const bookPlaceAtom = atom<(UsedPlace & { isChosen: boolean }) | null>(null)
