import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useStore } from 'jotai'
import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { mapStyleUrl } from '#/config/map-style.ts'
import type { Point } from '#/domain/geo/geo.ts'
import { mix } from '#/domain/theme/colour.ts'
import { useLanguage } from '#/i18n/use-language.ts'
import { classNames } from '#/lib/class-names.ts'
import { log } from '#/lib/log.ts'
import { isStill } from '#/lib/motion.ts'
import { type Store, useLockSwipes } from '#/shell/chrome.ts'
import { isDarkAtom, paletteAtom } from '#/shell/palette.ts'
import { IconButton } from '#/ui/Button.tsx'
import type { Elements } from '#/ui/base/elements.ts'
import type {
  MapContent,
  MapEvents,
  MapFailure,
  MapHandle,
  MapInsets,
  MapOptions,
  MapSource,
  MapView as View,
} from '#/ui/map/engine/map.ts'
import css from './MapView.module.css'
import { Pin, usePinElements } from './Pin.tsx'

const NO_INSETS: MapInsets = { top: 0, right: 0, bottom: 0, left: 0 }

/**
 * A map with our pins, whatever its provider. A new `view` moves it. When there is no map, `onFail` says why and
 * nothing is rendered; the screen has a list or a search that does the same.
 */
export function MapView({
  label,
  source,
  view,
  content,
  insets = NO_INSETS,
  hasPin = false,
  isPicture = false,
  onMove,
  onRest,
  onPin,
  onFail,
  tools,
  children,
}: {
  /** The map's label for screen readers. */
  label: string
  source: MapSource
  view: View
  content: MapContent
  insets?: MapInsets
  /** A fixed pin is in the middle, rendered by `children`. */
  hasPin?: boolean
  /** A still picture: it cannot be moved and has no buttons. */
  isPicture?: boolean
  onMove?: () => void
  onRest?: MapEvents['onRest']
  onPin?: MapEvents['onPin']
  onFail: (reason: MapFailure) => void
  /** Buttons under those that zoom. */
  tools?: Elements
  /** Lies in the middle of what is not covered. */
  children?: ReactNode
}) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const handle = useRef<MapHandle | null>(null)
  const last = useRef({ view, insets })
  const events = useRef({ onMove, onRest, onPin, onFail })
  const [isReady, setIsReady] = useState(false)
  const [credit, setCredit] = useState('')
  const elements = usePinElements(content.pins)
  const theme = useAtomValue(isDarkAtom) ? 'dark' : 'light'
  const store = useStore()
  const language = useLanguage() === 'ru' ? 'ru' : 'uz'
  useLockSwipes(!isPicture)
  useLayoutEffect(() => {
    events.current = { onMove, onRest, onPin, onFail }
  })

  const { by } = source
  const key = by === 'yandex' ? source.key : null
  useEffect(() => {
    const element = box.current
    if (!element) return
    const life = new AbortController()
    const { signal } = life
    const options = (): MapOptions => ({
      box: element,
      ...last.current,
      theme,
      style: mapStyleUrl(location, import.meta.env, { theme, language }),
      colours: coloursOf(theme, store),
      hasPin,
      isPicture,
      label,
      isStill: isStill(),
      events: {
        onReady: (whose) => {
          setCredit(whose)
          setIsReady(true)
        },
        onMove: () => events.current.onMove?.(),
        onRest: (centre, byHand) => {
          last.current.view = { ...last.current.view, centre }
          events.current.onRest?.(centre, byHand)
        },
        onPin: (id) => events.current.onPin?.(id),
        onFail: (reason) => !signal.aborted && events.current.onFail(reason),
      },
    })
    const begin = async () => {
      if (by === 'yandex') {
        const { createKeyedMap } = await import('#/ui/map/yandex/keyed-map.ts')
        const made = !signal.aborted && (await createKeyedMap(options(), key, signal))
        if (made) return made
      }
      if (signal.aborted) return null
      if (!hasWebGl()) {
        events.current.onFail('no-webgl')
        return null
      }
      const { createMap } = await import('#/ui/map/engine/maplibre.ts')
      return signal.aborted ? null : createMap(options())
    }
    const { view, insets } = last.current
    begin().then(
      (made) => {
        if (signal.aborted || !made) return made?.remove()
        handle.current = made
        // Applies what changed meanwhile.
        if (last.current.view !== view) made.moveTo(last.current.view)
        if (last.current.insets !== insets) made.setInsets(last.current.insets)
      },
      (error) => {
        log.warn('no map', error instanceof Error ? error.message : undefined)
        if (!signal.aborted) events.current.onFail('no-code')
      },
    )
    return () => {
      life.abort()
      handle.current?.remove()
      handle.current = null
      setIsReady(false)
    }
  }, [by, key, theme, language, hasPin, isPicture, label, store])

  useEffect(() => {
    if (last.current.view === view) return
    last.current.view = view
    handle.current?.moveTo(view)
  }, [view])
  const { top, right, bottom, left } = insets
  useEffect(() => {
    last.current.insets = { top, right, bottom, left }
    handle.current?.setInsets({ top, right, bottom, left })
  }, [top, right, bottom, left])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a map that was created again shows it too
  useEffect(() => handle.current?.show(content, elements), [content, elements, isReady])

  const seePoint = (centre: Point) => handle.current?.moveTo({ centre })
  const middle = {
    '--left': `${left}px`,
    '--right': `${right}px`,
    '--top': `${top}px`,
    '--bottom': `${bottom}px`,
  }
  return (
    <div className={classNames(css.view, isPicture && css.picture)} style={middle as Record<string, string>}>
      <div ref={box} className={classNames(css.box, isReady && css.ready)} />
      {content.pins.map((pin) => {
        const element = elements.get(pin.id)
        return element && createPortal(<Pin pin={pin} onPress={onPin} onTab={seePoint} />, element, pin.id)
      })}
      {credit && <small className={css.credit}>{credit}</small>}
      {children && <div className={css.middle}>{children}</div>}
      {!isPicture && (
        <div className={css.tools}>
          <IconButton look="picture" size={44} label={t`Zoom in`} onPress={() => handle.current?.zoomBy(1)}>
            <Plus aria-hidden="true" />
          </IconButton>
          <IconButton look="picture" size={44} label={t`Zoom out`} onPress={() => handle.current?.zoomBy(-1)}>
            <Minus aria-hidden="true" />
          </IconButton>
          {tools}
        </div>
      )}
    </div>
  )
}

function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  // The number of WebGL contexts of a page is limited.
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

/** The colours of our own drawings on the base map, from the merchant's; on a light map an edge must stay visible. */
function coloursOf(theme: 'light' | 'dark', store: Store): MapOptions['colours'] {
  const palette = store.get(paletteAtom)
  const colour = (name: string) => palette?.[name] ?? '#16181d'
  const brand = colour('--brand')
  const edge = theme === 'light' ? mix('#000000', brand, 0.28) : brand
  return { edge, fill: brand, way: brand, wayEdge: colour('--text') }
}
