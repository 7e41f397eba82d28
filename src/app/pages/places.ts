/** The pages of addresses, branches and maps: one file, because who opens one opens the next. */
export { default as AddressBook } from '#/features/address-book/AddressBookScreen.tsx'
export { default as AddressCreate } from '#/features/address-book/AddressCreateScreen.tsx'
export { default as DeliveryMap } from '#/features/addresses/DeliveryMapScreen.tsx'
export { default as BranchesMap } from '#/features/branches/BranchesMapScreen.tsx'
export { default as Branches } from '#/features/branches/BranchesScreen.tsx'
export { default as Pickup2 } from '#/features/branches/Pickup2Screen.tsx'
export { default as Pickup } from '#/features/branches/PickupScreen.tsx'
export { default as OrderMap } from '#/features/orders/OrderMapScreen.tsx'
