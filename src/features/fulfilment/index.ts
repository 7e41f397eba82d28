import { lazyComponent } from '#/ui/lazy-component.ts'

/** How the order reaches the customer: the branch, its hours, the delivery price. */
export { AddressRow } from './AddressRow.tsx'
export { NearestBranchSync } from './NearestBranchSync.tsx'
export { useNearestBranch } from './nearest.ts'
export { useOpenState } from './open.ts'
export { addressLine, useHoursText, useMinutes, usePlaceWords } from './place-words.ts'
export { branchesQuery, nearestBranchQuery, tariffQuery } from './queries.ts'
export { ServiceSwitch } from './ServiceSwitch.tsx'
export { fulfilmentTargetAtom, isAddressOpenAtom, knownPointAtom, pointAtom } from './target.ts'
export { type TariffState, useTariff } from './tariff.ts'

/** An address nobody delivers to, with the ways out; loads when there is one. */
export const OutOfZone = lazyComponent(() => import('./OutOfZone.tsx'), 'OutOfZone')
export const OutOfZoneHere = lazyComponent(() => import('./OutOfZone.tsx'), 'OutOfZoneHere')
/** Why nothing is delivered at this hour while the branch is open; loads when an order for now is not taken. */
export const CouriersRest = lazyComponent(() => import('./CouriersRest.tsx'), 'CouriersRest')
