import { useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { whenIdle } from '#/lib/idle.ts'
import { lineHere, savesData } from '#/lib/saves-data.ts'
import type { Elements } from '#/ui/base/elements.ts'
import { isSavingDataAtom } from '#/ui/data-saver.ts'
import type { MapContent, MapInsets, MapSource, MapView as View } from './engine/map.ts'
import css from './MapPicture.module.css'
import type { MapView } from './MapView.tsx'

/** Our own map, whatever the merchant's provider: a third-party script is not worth it for a picture. */
const OURS: MapSource = { by: 'open' }

/**
 * A still map as the background of its box, which has corners and `isolation`. Its ground is there from the first
 * render; the map is loaded over it once `isCalm` and the browser is idle, unless data is saved, by choice or as the
 * line says. Without it, or after a failure, the ground stays, and no error is shown. Screen readers skip it.
 */
export function MapPicture({
  view,
  content,
  insets,
  isCalm = true,
  children,
}: {
  view: View
  content: MapContent
  insets?: MapInsets
  /** The page is complete and nothing is being sent, so the map may load. */
  isCalm?: boolean
  /** Over the map. */
  children?: Elements
}) {
  const [Picture, drop] = useSpareMap(isCalm)
  return (
    <div className={css.picture} aria-hidden="true" data-still-map="">
      <Streets />
      {Picture && <Picture label="" source={OURS} {...{ view, content, insets }} isPicture onFail={drop} />}
      {children}
    </div>
  )
}

/** Streets of no town: enough to be seen as a map that is still to come. */
const Streets = () => (
  <svg className={css.streets} viewBox="0 0 360 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path d="M-20 52 380 8M-20 176 380 132M-20 236 380 190M66-20 104 260M172-20 208 260M232 20 262 260M328-20 362 260M86 118 232 101" />
    <path className={css.main} d="M-20 112 380 62M276-20 312 260" />
  </svg>
)

/**
 * The map, once it may load, and a function that removes it; otherwise null. Not a `lazyComponent`, whose failure would
 * replace the page. It is requested once.
 */
function useSpareMap(isCalm: boolean) {
  const [Picture, setPicture] = useState<typeof MapView | null>(null)
  const isAsked = useRef(false)
  const store = useStore()
  useEffect(() => {
    if (!isCalm || isAsked.current) return
    // Without a timeout: where the machine is always busy the map never loads, and is not missed.
    return whenIdle(async () => {
      isAsked.current = true
      // Large for what nobody asked for: on a slow line not even where the customer wants all pictures.
      if (store.get(isSavingDataAtom) || savesData(null, lineHere())) return
      const code = await import('./MapView.tsx').catch(() => null)
      if (code) setPicture(() => code.MapView)
    })
  }, [isCalm, store])
  return [Picture, () => setPicture(null)] as const
}
