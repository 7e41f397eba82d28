import { atom } from 'jotai'

/** The page sign-in was asked from by a push; null: the way back is a fresh address. */
export const cameFromAtom = atom<string | null>(null)
