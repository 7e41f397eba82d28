import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { Order } from '#/api/schema/order.ts'
import { isSamePoint, type Point, pointOf } from '#/domain/geo/geo.ts'
import type { Path } from '#/domain/geo/path.ts'
import { orderScene, type SceneOrder } from '#/domain/order/order-scene.ts'
import { isUnderWay } from '#/domain/order/order-status.ts'
import { orderWay } from '#/domain/order/order-way.ts'
import type { MultilingualText } from '#/domain/text.ts'
import type { CourierOnMap } from '#/features/orders/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import type { MapContent, MapPin } from '#/ui/map/engine/map.ts'

const NO_PATH: Path = []

type Place = { latitude: number | null; longitude: number | null }

/** The fields of an order that its map needs. */
export type PlacesOfOrder = Pick<Order, 'serviceType' | 'courierStatus' | 'status'> & {
  branch: (Place & { name: MultilingualText }) | null
  address: Place | null
}

/**
 * What the map of an order shows: the branch, the door and, once on the way, the courier, with the way that is left;
 * `inSight`: the points that have to be visible (OR-03).
 */
export function useMapContent(
  { branch, address, serviceType, courierStatus, status }: PlacesOfOrder,
  courier: CourierOnMap | null,
): { content: MapContent; inSight: Path } {
  const { t } = useLingui()
  const textIn = useTextIn()
  const location = courier?.location ?? null
  const before = usePointBefore(pointOf(location))
  const path = courier?.path ?? NO_PATH
  const hasNoWayLeft = courierStatus === 'PERFORMER_ARRIVED' || (status !== undefined && !isUnderWay(status))
  return useMemo(() => {
    const branchPoint = pointOf(branch)
    const door = serviceType === 'DELIVERY' ? pointOf(address) : null
    const place = pointOf(location)
    const pins: MapPin[] = []
    if (branch && branchPoint)
      pins.push({ id: 'branch', kind: 'branch', point: branchPoint, label: textIn(branch.name) })
    if (door) pins.push({ id: 'door', kind: 'home', point: door, label: t`Delivery address` })
    if (place) pins.push({ id: 'courier', kind: 'courier', point: place, label: t`Courier`, path })
    const { inSight, ...line } = orderWay({
      branch: branchPoint,
      door,
      courier: place && { at: place, before: before ?? place },
      path,
      hasNoWayLeft,
    })
    return { content: { pins, ...line }, inSight }
  }, [branch, address, serviceType, hasNoWayLeft, location, before, path, textIn, t])
}

/** Where something was before it came to where it is: the courier's pin still rides from there. */
function usePointBefore(point: Point | null): Point | null {
  const [known, setKnown] = useState({ now: point, before: point })
  if (known.now === point || isSamePoint(known.now, point)) return known.before
  const next = { now: point, before: known.now }
  setKnown(next)
  return next.before
}

/** Whether an order has a map: while its way is of interest, and the place it comes from or goes to is known. */
export function isOnMap(order: PlacesOfOrder & SceneOrder): boolean {
  const { serviceType, branch, address } = order
  // Whether it has a map does not depend on the moment.
  if (!orderScene(order, null, 0).isOnMap) return false
  return pointOf(branch) !== null || (serviceType === 'DELIVERY' && pointOf(address) !== null)
}
