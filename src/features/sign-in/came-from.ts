import { atom } from 'jotai'

/** The page that led to sign-in by a history push; null: the way back needs a new entry. */
export const cameFromAtom = atom<string | null>(null)
