import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { Courier } from '#/api/schema/courier.ts'
import type { Order } from '#/api/schema/order.ts'
import { ADDRESS_CENTRE } from '#/domain/constants.ts'
import { fitView } from '#/domain/geo/fit.ts'
import { pointOf } from '#/domain/geo/geo.ts'
import { useMapSource } from '#/features/geocoding/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import type { MapContent, MapFailure, MapPin } from '#/ui/map/engine/map.ts'
import { MapPage } from '#/ui/map/MapPage.tsx'
import { OrderHead } from './OrderHead.tsx'
import css from './OrderMap.module.css'

/** px that are surely in sight, on a phone as on a wide page. */
const IN_SIGHT = { width: 240, height: 260 }

/** The way of an order: from the branch, by the courier, to the door. Its head stands under the map. */
export function OrderMap({
  title,
  order,
  courier,
  onFail,
}: {
  title: string
  order: Order
  courier: Courier | null
  onFail: (why: MapFailure) => void
}) {
  const source = useMapSource()
  const content = useContent(order, courier)
  // The whole way at first; afterwards the customer looks where they like.
  const [view] = useState(
    () =>
      fitView(
        content.pins.map(({ point }) => point),
        IN_SIGHT,
      ) ?? { centre: ADDRESS_CENTRE, zoom: 12 },
  )
  return (
    <MapPage
      title={title}
      isInPage
      source={source}
      view={view}
      content={content}
      onFail={onFail}
      card={
        <div className={css.head}>
          <OrderHead order={order} courier={courier} />
        </div>
      }
    />
  )
}

function useContent({ branch, address }: Order, courier: Courier | null): MapContent {
  const { t } = useLingui()
  const textIn = useTextIn()
  const place = courier?.location ?? null
  return useMemo(() => {
    const branchPoint = pointOf(branch)
    const door = pointOf(address)
    const pins: MapPin[] = []
    if (branch && branchPoint)
      pins.push({ id: 'branch', kind: 'branch', point: branchPoint, label: textIn(branch.name) })
    if (door) pins.push({ id: 'door', kind: 'home', point: door, label: t`Delivery address` })
    if (place) pins.push({ id: 'courier', kind: 'courier', point: place, label: t`Courier` })
    const way = [branchPoint, place, door].filter((point) => point !== null)
    return { pins, way: place ? way : [] }
  }, [branch, address, place, textIn, t])
}
