/** Where this order goes. */
export { AddressLayer } from './AddressLayer.tsx'
