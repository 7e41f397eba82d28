import { mapFrameOrigin } from '#/config/map-frame.ts'
import { log } from '#/lib/log.ts'
import type { MapContent, MapHandle, MapInsets, MapOptions, MapPin } from '#/ui/map/engine/map.ts'
import css from './KeyedMap.module.css'
import { loadOptions, MapLoadError } from './load.ts'
import { type FramePin, FromFrame, heard, TOKENS, type ToFrame } from './messages.ts'

/** ms for its page and script to come, and ms its page may be mute once it is there. */
const PATIENCE = 8_000
const MUTE = 1_000

/** Once it did not come, this visit does not wait for it again. */
let isGivenUp = false

/**
 * Draws by Yandex, in a frame of another origin. Null where that does not come: the log has the named error once,
 * and another map may take its place.
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
    // Another middle in the midst of a drag would be another place under the finger.
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
      // A browser's own page about a failure loads, too, and says nothing.
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
  // Once the caller has the map in its hands.
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
 * Lays the frame so that its middle is that of what is not covered: from the upper left, where it ends is moved. Says
 * how many px of its lower end lie under what covers.
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

/** What is drawn here for the pin is drawn there: its icon, and whether it may be pressed. */
function pinForFrame(
  { id, kind, point, label, isChosen = false }: MapPin,
  drawn: HTMLElement | undefined,
): FramePin {
  const icon = drawn?.querySelector('svg')
  const { latitude, longitude } = point
  return {
    id,
    kind,
    point: { latitude, longitude },
    label,
    isChosen,
    isButton: Boolean(drawn?.querySelector('button')),
    icon: `data:image/svg+xml,${icon ? encodeURIComponent(new XMLSerializer().serializeToString(icon)) : ''}`,
  }
}
