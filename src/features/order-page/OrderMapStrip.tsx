import { useLingui } from '@lingui/react/macro'
import { Maximize2 } from 'lucide-react'
import { useMemo } from 'react'
import type { Courier } from '#/api/schema/courier.ts'
import type { Order } from '#/api/schema/order.ts'
import { fitView } from '#/domain/geo/fit.ts'
import { href } from '#/paths.ts'
import { IconButton } from '#/ui/Button.tsx'
import type { MapContent } from '#/ui/map/engine/map.ts'
import { MapPicture } from '#/ui/map/MapPicture.tsx'
import css from './OrderMapStrip.module.css'
import { useMapContent } from './use-map-content.ts'

/** The part of a phone's strip that the pins lie in, px: 64 are free around it, and 24 more under the head. */
const IN_SIGHT = { width: 262, height: 88 }
/** The head lies over the lower end, px. */
const COVERED = { top: 0, right: 0, bottom: 24, left: 0 }
/** From farther away no street is seen. */
const FARTHEST = 14

/**
 * The map above the head of an order (OR-03). A still picture, so that a finger on it scrolls the page; the button opens
 * the map that can be moved.
 */
export function OrderMapStrip({ order, courier }: { order: Order; courier: Courier | null }) {
  const { t } = useLingui()
  const content = useMapContent(order, courier)
  const view = useMemo(() => viewOf(content), [content])
  if (!view) return null
  return (
    <div className={css.strip}>
      <MapPicture view={view} content={content} insets={COVERED} />
      <IconButton
        look="picture"
        size={44}
        label={t`On the map`}
        className={css.expand}
        to={href('orderMap', { id: order.id })}
      >
        <Maximize2 aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/** All pins; of a route too long for that, where the order is. */
function viewOf({ pins }: MapContent) {
  const fitted = fitView(
    pins.map(({ point }) => point),
    IN_SIGHT,
  )
  const last = pins.at(-1)
  if (!fitted || !last || fitted.zoom >= FARTHEST) return fitted
  return { centre: last.point, zoom: FARTHEST }
}
