/** The addresses an account keeps: choose, save, change, delete. */
export { DoorFields } from './DoorFields.tsx'
export { fromSaved } from './place-of.ts'
export { SaveAddress } from './SaveAddress.tsx'
export { SavedAddresses } from './SavedAddresses.tsx'
