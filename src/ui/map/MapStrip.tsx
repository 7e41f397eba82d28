import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Point } from '#/domain/geo/geo.ts'
import { classNames } from '#/lib/class-names.ts'
import type { MapContent, MapSource } from '#/ui/map/engine/map.ts'
import css from './MapStrip.module.css'
import type { MapView } from './MapView.tsx'
import { type Line, mayMapCome } from './may-come.ts'

const ZOOM = 15.6
const NOTHING: MapContent = { pins: [] }
/** Ours, whoever draws the merchant's maps: nobody loads a stranger's script for a strip. */
const OURS: MapSource = { by: 'open' }

/**
 * A still picture, 112 px high, of the map around a place with our pin on it, and one button over it that takes every
 * press. Its ground and pin stand from the first drawing; the map comes behind them once `isCalm` and the
 * browser idle, if `mayMapCome`. Where it does not, or fails, they stay as they are, and nobody is told.
 */
export function MapStrip({
  point: { latitude, longitude },
  isBad,
  isCalm,
  onPress,
  children,
}: {
  point: Point
  /** The pin is at a place that will not do. */
  isBad: boolean
  /** The page is drawn and nothing is being sent: what is only looked at may come. */
  isCalm: boolean
  onPress: () => void
  /** The words of the button. */
  children: ReactNode
}) {
  const [Picture, drop] = useSpareMap(isCalm)
  const view = useMemo(() => ({ centre: { latitude, longitude }, zoom: ZOOM }), [latitude, longitude])
  return (
    <div className={css.strip}>
      <div className={css.picture} aria-hidden="true">
        {Picture && <Picture label="" source={OURS} view={view} content={NOTHING} isPicture onFail={drop} />}
        <Pin isBad={isBad} />
      </div>
      <button type="button" className={css.button} aria-haspopup="dialog" onClick={onPress}>
        {children}
      </button>
    </div>
  )
}

/** A drop on its tip, smaller than the pin that is moved: the strip is low. */
function Pin({ isBad }: { isBad: boolean }) {
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

/**
 * The map, once it may come, and how to be rid of it; null before, without and after. Not a `part`: one that is lost
 * would take the page with it. It is asked for once.
 */
function useSpareMap(isCalm: boolean) {
  const [Picture, setPicture] = useState<typeof MapView | null>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isCalm || isAsked.current) return
    return whenIdle(async () => {
      isAsked.current = true
      if (!mayMapCome((navigator as { connection?: Line }).connection)) return
      const code = await import('./MapView.tsx').catch(() => null)
      if (code) setPicture(() => code.MapView)
    })
  }, [isCalm])
  return [Picture, () => setPicture(null)] as const
}

/** ms after which a browser that does not say so is taken for idle. */
const QUIET = 1_000

/** Without a limit of time: on a machine that is always busy the picture never comes, and is not missed. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, QUIET)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(run)
  return () => cancelIdleCallback(asked)
}
