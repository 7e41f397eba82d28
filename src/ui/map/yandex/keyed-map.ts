import { mapFrameOrigin } from '#/config/frames.ts'
import { heard } from '#/lib/frame.ts'
import { log } from '#/lib/log.ts'
import type { MapContent, MapHandle, MapInsets, MapOptions, MapPin } from '#/ui/map/engine/map.ts'
import css from './KeyedMap.module.css'
import { loadOptions, MapLoadError } from './load.ts'
import { type FramePin, FromFrame, TOKENS, type ToFrame } from './messages.ts'

/** How long its page and script may take to load, and how long the loaded page may be silent, ms. */
const PATIENCE = 8_000
const MUTE = 1_000

/** After a failure this visit does not wait for it again. */
let isGivenUp = false

/**
 * A map by Yandex, in a frame of another origin. Null where it does not load: the error is logged once by its name, and
 * another map may replace it.
 */
export async function createKeyedMap(
  options: MapOptions,
  key: string | null,
  signal: AbortSignal,
): Promise<MapHandle | null> {
  if (isGivenUp) return null
  try {
    return await open(options, key, signal)
  } catch (error) {
    if (signal.aborted) return null
    isGivenUp = true
    log.warn('no Yandex map:', error instanceof Error ? error.message : undefined)
    return null
  }
}

async function open(options: MapOptions, key: string | null, signal: AbortSignal): Promise<MapHandle> {
  const { box, view, colours, theme, hasPin, isStill, label, events } = options
  signal.throwIfAborted()
  const loading = loadOptions({ apikey: key })
  const origin = mapFrameOrigin(location, import.meta.env)
  if (origin === null) throw new MapLoadError('no-frame', 'none is set up')

  const place = document.createElement('div')
  place.className = css.place ?? ''
  const frame = document.createElement('iframe')
  frame.className = css.frame ?? ''
  frame.title = label
  frame.sandbox.add('allow-scripts', 'allow-same-origin')
  frame.src = `${origin}/map.html#${location.origin}`
  let covered = lay(place, options.insets)
  const say = (message: ToFrame) => frame.contentWindow?.postMessage(message, origin)

  let isMoving = false
  let waiting: MapInsets | null = null
  const setInsets = (insets: MapInsets) => {
    // Another centre during a drag would move the map under the finger.
    waiting = isMoving ? insets : null
    if (isMoving) return
    covered = lay(place, insets)
    say({ type: 'set', covered })
  }

  const onPicked = (picked: Extract<FromFrame, { type: 'picked' }>) => {
    if (picked.what === 'pin') events.onPin(picked.id)
    if (picked.what === 'move') {
      isMoving = true
      events.onMove()
    }
    if (picked.what === 'rest') {
      isMoving = false
      events.onRest(picked.centre, picked.byHand)
      if (waiting) setInsets(waiting)
    }
  }

  const gone = new AbortController()
  const remove = () => {
    gone.abort()
    place.remove()
  }
  signal.addEventListener('abort', remove, { signal: gone.signal })

  const ready = new Promise<void>((resolve, reject) => {
    const fail = (error: MapLoadError) => () => reject(error)
    const patience = setTimeout(fail(new MapLoadError('silent')), PATIENCE)
    let mute: ReturnType<typeof setTimeout> | undefined
    let isAwake = false
    frame.addEventListener('load', () => {
      // A browser's own error page loads too, and sends no message.
      if (!isAwake) mute = setTimeout(fail(new MapLoadError('no-frame')), MUTE)
    })
    gone.signal.addEventListener('abort', () => {
      clearTimeout(patience)
      clearTimeout(mute)
      reject(gone.signal.reason)
    })
    const hear = (event: MessageEvent) => {
      const message = heard(event, { source: frame.contentWindow, origin }, FromFrame)
      switch (message?.type) {
        case 'init': {
          isAwake = true
          clearTimeout(mute)
          const tokens = tokensOf(box)
          return say({
            type: 'init',
            options: loading,
            view,
            theme,
            colours,
            tokens,
            hasPin,
            isStill,
            covered,
          })
        }
        case 'error':
          return reject(new MapLoadError(message.trouble, message.about))
        case 'picked':
          clearTimeout(patience)
          if (message.what === 'ready') resolve()
          onPicked(message)
      }
    }
    addEventListener('message', hear, { signal: gone.signal })
  })
  place.append(frame)
  box.append(place)
  try {
    await ready
  } catch (error) {
    remove()
    throw error
  }
  // After the caller has received the map.
  setTimeout(() => !gone.signal.aborted && events.onReady(''))
  return {
    show: (content, elements) => say({ type: 'set', content: forFrame(content, elements) }),
    moveTo: (to) => say({ type: 'set', ...to }),
    zoomBy: (zoomBy) => say({ type: 'set', zoomBy }),
    setInsets,
    remove,
  }
}

/**
 * Positions the frame so that its centre is that of the uncovered area: its upper left corner stays, its size changes.
 * Returns how many px of its lower end are covered.
 */
function lay(place: HTMLElement, { top, right, bottom, left }: MapInsets): number {
  place.style.inset = `0 ${right - left}px ${bottom - top}px 0`
  return top
}

function tokensOf(element: HTMLElement) {
  const style = getComputedStyle(element)
  return Object.fromEntries(TOKENS.map((name) => [name, style.getPropertyValue(name).trim()])) as Record<
    (typeof TOKENS)[number],
    string
  >
}

const forFrame = (
  { pins, zone = null, way = [] }: MapContent,
  elements: ReadonlyMap<string, HTMLElement>,
) => ({
  pins: pins.map((pin) => pinForFrame(pin, elements.get(pin.id))),
  zone,
  way: [...way],
})

/** Describes a pin for the frame, which renders it: its icon, and whether it can be pressed. */
function pinForFrame(
  { id, kind, point, label, isChosen = false, path = [] }: MapPin,
  rendered: HTMLElement | undefined,
): FramePin {
  const icon = rendered?.querySelector('svg')
  const { latitude, longitude } = point
  return {
    id,
    kind,
    point: { latitude, longitude },
    label,
    isChosen,
    path: [...path],
    isButton: Boolean(rendered?.querySelector('button')),
    icon: `data:image/svg+xml,${icon ? encodeURIComponent(new XMLSerializer().serializeToString(icon)) : ''}`,
  }
}
