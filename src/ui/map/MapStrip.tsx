import { type ReactNode, useMemo } from 'react'
import { Link } from 'wouter'
import type { Point } from '#/domain/geo/geo.ts'
import { classNames } from '#/lib/class-names.ts'
import type { MapContent } from './engine/map.ts'
import { MapPicture } from './MapPicture.tsx'
import css from './MapStrip.module.css'

/** Streets and houses around an address; the quarters of a town where none is chosen. */
const ZOOM = { address: 15.6, town: 12.5 }
/** A map without anything on it. */
export const NOTHING: MapContent = { pins: [] }

/**
 * A still map, at least 112 px high, twice that of a town where there is room, and one button or link over it that
 * takes every press: around an address with our pin on it, or of a town without one. `isLow`: 80 px on a narrow page,
 * where it says no more than where that is.
 */
export function MapStrip({
  of = 'address',
  point: { latitude, longitude },
  isBad = false,
  isCalm = true,
  isLow = false,
  to,
  onPress,
  className,
  children,
}: {
  of?: 'address' | 'town'
  point: Point
  /** The place cannot be delivered to. */
  isBad?: boolean
  isCalm?: boolean
  isLow?: boolean
  /** The page a press leads to; without it a press opens a dialog. */
  to?: string
  onPress: (() => void) | undefined
  className?: string | undefined
  /** The button's text. */
  children: ReactNode
}) {
  const view = useMemo(() => ({ centre: { latitude, longitude }, zoom: ZOOM[of] }), [latitude, longitude, of])
  return (
    <div className={classNames(css.strip, isLow && css.low, of === 'town' && css.town, className)}>
      <MapPicture view={view} content={NOTHING} isCalm={isCalm}>
        {of === 'address' && <SpotPin isBad={isBad} />}
      </MapPicture>
      {to ? (
        <Link href={to} className={css.button} onClick={onPress}>
          {children}
        </Link>
      ) : (
        <button type="button" className={css.button} aria-haspopup="dialog" onClick={onPress}>
          {children}
        </button>
      )}
    </div>
  )
}

/** A drop-shaped pin in the middle of a still map, there before the map is; smaller than the movable one. */
export function SpotPin({ isBad = false }: { isBad?: boolean }) {
  return (
    <div className={css.spot}>
      <span className={css.shadow} />
      <svg
        className={classNames(css.pin, isBad && css.bad)}
        width="32"
        height="41"
        viewBox="0 0 32 41"
        aria-hidden="true"
      >
        <path d="M16 41c-1.5 0-2.1-1.4-3-3C9.5 32 0 26 0 16a16 16 0 0 1 32 0c0 10-9.5 16-13 22-.9 1.6-1.5 3-3 3Z" />
        <circle cx="16" cy="16" r="6" />
      </svg>
    </div>
  )
}
