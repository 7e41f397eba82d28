export { AddressLayer } from './AddressLayer.tsx'
