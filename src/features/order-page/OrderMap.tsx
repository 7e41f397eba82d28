import { type ReactNode, useState } from 'react'
import { ADDRESS_CENTRE } from '#/domain/constants.ts'
import { fitView } from '#/domain/geo/fit.ts'
import { useMapSource } from '#/features/geocoding/index.ts'
import type { CourierOnMap } from '#/features/orders/index.ts'
import type { MapFailure } from '#/ui/map/engine/map.ts'
import { MapPage } from '#/ui/map/MapPage.tsx'
import css from './OrderMap.module.css'
import { type PlacesOfOrder, useMapContent } from './use-map-content.ts'

/** The part of the map that is visible on every screen, px. */
const IN_SIGHT = { width: 240, height: 260 }

/** The map of an order: branch, courier and address, with `head` under it. */
export function OrderMap({
  title,
  order,
  courier,
  head,
  onFail,
}: {
  title: string
  order: PlacesOfOrder
  courier: CourierOnMap | null
  head: ReactNode
  onFail: (why: MapFailure) => void
}) {
  const source = useMapSource()
  const { content, inSight } = useMapContent(order, courier)
  // What is left of the way at first; then the customer moves the map freely.
  const [view] = useState(() => fitView(inSight, IN_SIGHT) ?? { centre: ADDRESS_CENTRE, zoom: 12 })
  return (
    <MapPage
      title={title}
      isInPage
      source={source}
      view={view}
      content={content}
      onFail={onFail}
      card={<div className={css.head}>{head}</div>}
    />
  )
}
