import { useLingui } from '@lingui/react/macro'
import { Maximize2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Courier } from '#/api/schema/courier.ts'
import type { Order } from '#/api/schema/order.ts'
import { steadyView } from '#/domain/geo/fit.ts'
import type { Path } from '#/domain/geo/path.ts'
import { href } from '#/paths.ts'
import { IconButton } from '#/ui/Button.tsx'
import type { MapContent, MapInsets, MapView } from '#/ui/map/engine/map.ts'
import { MapPicture } from '#/ui/map/MapPicture.tsx'
import { NOTHING, SpotPin } from '#/ui/map/MapStrip.tsx'
import { useOnItsSide } from '#/ui/use-on-its-side.ts'
import { useSize } from '#/ui/use-size.ts'
import { useWidth } from '#/ui/use-width.ts'
import css from './OrderMapStrip.module.css'
import { useMapContent } from './use-map-content.ts'

/** What is free around the middle of each pin, px: half of the largest, and some air. */
const PADDING = 40
/** What lies over the strip, px: the head of the order over its lower end, the button in its upper right corner. */
const COVERED: MapInsets = { top: 0, right: 44, bottom: 24, left: 0 }
/** Beside the head nothing lies over it but the button, and it is higher than wide. */
const COVERED_BESIDE: MapInsets = { top: 44, right: 0, bottom: 0, left: 0 }
/** Of one place the button covers nothing that matters: it is in the middle of what is over the head. */
const COVERED_SPOT: MapInsets = { ...COVERED, right: 0 }

/**
 * The map above the head of an order, beside it on wide pages (OR-03). A still picture, so that a finger on it scrolls
 * the page; the button opens the map that can be moved.
 */
export function OrderMapStrip({ order, courier }: { order: Order; courier: Courier | null }) {
  const { t } = useLingui()
  const { content, inSight } = useMapContent(order, courier)
  const shown = useMemo(() => whatIsLeft(content), [content])
  const isOnItsSide = useOnItsSide()
  const isUnderHead = useWidth() === 'narrow' && !isOnItsSide
  const insets = isUnderHead ? COVERED : COVERED_BESIDE
  const [box, { width, height }] = useSize()
  const view = useSteadyView(inSight, {
    width: width - insets.left - insets.right - 2 * PADDING,
    height: height - insets.top - insets.bottom - 2 * PADDING,
  })
  return (
    <div ref={box} className={css.strip}>
      {view &&
        (shown.pins.length > 1 ? (
          <MapPicture view={view} content={shown} insets={insets} />
        ) : (
          // One place is in the middle, where its pin can be before the map is.
          <MapPicture view={view} content={NOTHING} {...(isUnderHead && { insets: COVERED_SPOT })}>
            <div className={css.free}>
              <SpotPin />
            </div>
          </MapPicture>
        ))}
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

/** Once the courier is on the way the branch is behind them, and the picture shows what is ahead. */
function whatIsLeft(content: MapContent): MapContent {
  const isOnWay = content.pins.some(({ kind }) => kind === 'courier')
  return isOnWay ? { ...content, pins: content.pins.filter(({ kind }) => kind !== 'branch') } : content
}

/** Both ends of what is left, in a part of the map of that size, px; null until that has a size. */
function useSteadyView(points: Path, size: { width: number; height: number }): MapView | null {
  const [last, setLast] = useState<MapView | null>(null)
  if (size.width <= 0 || size.height <= 0) return last
  const view = steadyView(last, points, size)
  if (view !== last) setLast(view)
  return view
}
