import { atom } from 'jotai'

/** Base address of the merchant's pictures, without a slash at the end; set once at start. */
export const cdnBaseAtom = atom('')
