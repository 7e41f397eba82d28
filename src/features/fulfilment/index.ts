import { lazyPart } from '#/ui/lazy-component.ts'

/** The service of an order: the branch, its hours, the delivery price. */
export { AddressRow } from './AddressRow.tsx'
export { useElsewhere } from './elsewhere.ts'
export { NearestBranchSync } from './NearestBranchSync.tsx'
export { useIsBranchSettled, useNearestBranch } from './nearest.ts'
export { useOpenState } from './open.ts'
export { useHoursText, useMinutes, usePlaceWords } from './place-words.ts'
export { branchesQuery, branchNamesQuery, nearestBranchQuery, tariffQuery } from './queries.ts'
export { ServiceSwitch } from './ServiceSwitch.tsx'
export { useTakesNoOrders } from './takes-no-orders.ts'
export { fulfilmentTargetAtom, isAddressOpenAtom, knownPointAtom, pointAtom } from './target.ts'
export { type TariffState, useTariff } from './tariff.ts'

/** An address without delivery, with the alternatives; loads when there is one. */
export const OutOfZone = lazyPart(() => import('./OutOfZone.tsx'), 'OutOfZone')
export const OutOfZoneHere = lazyPart(() => import('./OutOfZone.tsx'), 'OutOfZoneHere')
/** Why nothing is delivered at this hour while the branch is open; loads when an order for now is not taken. */
export const CouriersRest = lazyPart(() => import('./CouriersRest.tsx'), 'CouriersRest')
/** A branch that takes no orders at all; loads where there is one. */
export const NoOrders = lazyPart(() => import('./NoOrders.tsx'), 'NoOrders')
