export { AddressLayer } from './AddressLayer.tsx'
export { savedAddressesQuery } from './queries.ts'
