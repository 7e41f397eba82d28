/** The addresses an account keeps: choose, save, change, delete. */
export { DoorFields } from './DoorFields.tsx'
export { PlaceFields } from './PlaceFields.tsx'
export { fromSaved } from './place-of.ts'
export { savedAddressesQuery } from './queries.ts'
export { SaveAddress } from './SaveAddress.tsx'
export { SavedAddresses } from './SavedAddresses.tsx'
export { savedIcon } from './saved-icon.ts'
