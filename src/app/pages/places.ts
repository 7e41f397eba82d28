/** The pages of addresses, branches and maps: one chunk, because who opens one opens the next. */

export { default as AddressCreate } from '#/features/address-editor/AddressCreateScreen.tsx'
export { default as BranchesMap } from '#/features/branches/BranchesMapScreen.tsx'
export { default as Branches } from '#/features/branches/BranchesScreen.tsx'
export { default as DeliveryMap } from '#/features/delivery-address/DeliveryMapScreen.tsx'
export { default as OrderMap } from '#/features/order-page/OrderMapScreen.tsx'
export { default as Tracking } from '#/features/order-page/TrackingScreen.tsx'
export { default as Pickup2 } from '#/features/pickup/Pickup2Screen.tsx'
export { default as Pickup } from '#/features/pickup/PickupScreen.tsx'
export { default as AddressBook } from '#/features/saved-addresses/AddressBookScreen.tsx'
