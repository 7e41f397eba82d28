import { atom } from 'jotai'

/** Where pictures of the merchant lie, with no slash at the end; set once at start. */
export const cdnBaseAtom = atom('')
