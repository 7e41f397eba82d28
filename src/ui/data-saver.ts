import { atom } from 'jotai'

/** Pictures, offers and maps load only when they are asked for (CX-10); set at start, and by the customer's choice. */
export const isSavingDataAtom = atom(false)

/** The pictures that the customer has asked for in this visit, by their paths. */
export const askedPicturesAtom = atom<ReadonlySet<string>>(new Set<string>())
