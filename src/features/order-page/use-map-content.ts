import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Order } from '#/api/schema/order.ts'
import { pointOf } from '#/domain/geo/geo.ts'
import type { Path } from '#/domain/geo/path.ts'
import { orderScene, type SceneOrder } from '#/domain/order/order-scene.ts'
import type { MultilingualText } from '#/domain/text.ts'
import type { CourierOnMap } from '#/features/orders/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import type { MapContent, MapPin } from '#/ui/map/engine/map.ts'

const NO_PATH: Path = []

type Place = { latitude: number | null; longitude: number | null }

/** The fields of an order that its map needs. */
export type OrderPlaces = Pick<Order, 'serviceType'> & {
  branch: (Place & { name: MultilingualText }) | null
  address: Place | null
}

/** What the map of an order shows: the branch, the door and, once on the way, the courier. */
export function useMapContent(
  { branch, address, serviceType }: OrderPlaces,
  courier: CourierOnMap | null,
): MapContent {
  const { t } = useLingui()
  const textIn = useTextIn()
  const location = courier?.location ?? null
  const path = courier?.path ?? NO_PATH
  return useMemo(() => {
    const branchPoint = pointOf(branch)
    const door = serviceType === 'DELIVERY' ? pointOf(address) : null
    const place = pointOf(location)
    const pins: MapPin[] = []
    if (branch && branchPoint)
      pins.push({ id: 'branch', kind: 'branch', point: branchPoint, label: textIn(branch.name) })
    if (door) pins.push({ id: 'door', kind: 'home', point: door, label: t`Delivery address` })
    if (place) pins.push({ id: 'courier', kind: 'courier', point: place, label: t`Courier`, path })
    const straight = [branchPoint, place, door].filter((point) => point !== null)
    const way = place && path.length > 1 ? path : straight
    return { pins, way, isPlanned: place === null }
  }, [branch, address, serviceType, location, path, textIn, t])
}

/** Whether an order has a map: while its way is of interest, and the place it comes from or goes to is known. */
export function isOnMap(order: OrderPlaces & SceneOrder): boolean {
  const { serviceType, branch, address } = order
  // Whether it has a map does not depend on the moment.
  if (!orderScene(order, null, 0).isOnMap) return false
  return pointOf(branch) !== null || (serviceType === 'DELIVERY' && pointOf(address) !== null)
}
