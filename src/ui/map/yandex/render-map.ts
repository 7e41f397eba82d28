import type { Point } from '#/domain/geo/geo.ts'
import { circle } from '#/domain/geo/zone.ts'
import { createGlide } from '#/ui/map/engine/glide.ts'
import type { Change, FrameContent, FromFrame, Init } from './messages.ts'
import { createPinElement } from './pin-element.ts'
import type { Entity, LngLat, LocationRequest, YandexMap, Ymaps3 } from './ymaps3.ts'

/** Our map at zoom 0 is twice as wide as Yandex's. */
const THEIRS = 1
const CLOSEST = 18 + THEIRS
const FARTHEST = 8 + THEIRS
/** How long the map moves to another view, and a step of zoom, ms. */
const FLIGHT = 500
const STEP = 200
/** How long nothing may change until the map counts as stopped, ms; the second while a finger holds it. */
const STILL = 150
const HELD = 1_500

type Say = (message: FromFrame) => void

const at = ({ latitude, longitude }: Point): LngLat => [longitude, latitude]

/** Creates Yandex's map in `box`; returns the function that applies the shop's later changes. */
export function renderMap(api: Ymaps3, box: HTMLElement, init: Init, say: Say) {
  const { view, hasPin, isStill, theme } = init
  const map = new api.YMap(box, {
    location: { center: at(view.centre), zoom: view.zoom + THEIRS },
    behaviors: hasPin ? ['drag', 'pinchZoom', 'scrollZoom'] : ['drag', 'pinchZoom', 'scrollZoom', 'dblClick'],
    zoomRange: { min: FARTHEST, max: CLOSEST },
    zoomStrategy: hasPin ? 'zoomToCenter' : 'zoomToPointer',
    theme,
    copyrightsPosition: 'bottom left',
  })
  map.addChild(new api.YMapDefaultSchemeLayer({}))
  map.addChild(new api.YMapDefaultFeaturesLayer({}))
  watchMoves(api, map, say)
  const renderPins = createPins(api, map, init, say)
  const renderShapes = createShapes(api, map, init)
  const go = (location: LocationRequest, ms: number) =>
    map.setLocation(isStill ? location : { ...location, duration: ms })

  return ({ centre, zoom, zoomBy, content }: Change) => {
    if (centre || zoom !== undefined)
      go(
        { ...(centre && { center: at(centre) }), ...(zoom !== undefined && { zoom: zoom + THEIRS }) },
        FLIGHT,
      )
    if (zoomBy) go({ zoom: Math.min(CLOSEST, Math.max(FARTHEST, map.zoom + zoomBy)) }, STEP)
    if (content) {
      renderShapes(content)
      renderPins(content)
    }
  }
}

/** Reports when the map begins to move and where it stops; a drag with its inertia is one move. */
function watchMoves(api: Ymaps3, map: YandexMap, say: Say) {
  const actions = new Set<string>()
  let isMoving = false
  let byHand = false
  let centre: LngLat | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const rest = () => {
    if (!isMoving || !centre) return
    isMoving = false
    const [longitude, latitude] = centre
    say({ type: 'picked', what: 'rest', centre: { latitude, longitude }, byHand })
    byHand = actions.size > 0
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(rest, actions.size > 0 ? HELD : STILL)
  }
  map.addChild(
    new api.YMapListener({
      layer: 'any',
      onUpdate: ({ location }) => {
        centre = location.center
        if (!isMoving) say({ type: 'picked', what: 'move' })
        isMoving = true
        wait()
      },
      onActionStart: ({ type }) => {
        actions.add(type)
        byHand = true
        wait()
      },
      onActionEnd: ({ type }) => {
        actions.delete(type)
        wait()
      },
    }),
  )
}

function createShapes(api: Ymaps3, map: YandexMap, { colours }: Init) {
  let rendered: Entity<never>[] = []
  return ({ zone, way }: FrameContent) => {
    for (const shape of rendered) map.removeChild(shape)
    rendered = []
    const add = (shape: Entity<never>) => {
      rendered.push(shape)
      map.addChild(shape)
    }
    if (zone)
      add(
        new api.YMapFeature({
          geometry: { type: 'Polygon', coordinates: [circle(zone.centre, zone.radius).map(at)] },
          style: {
            fill: colours.fill,
            fillOpacity: zone.isFilled ? 0.18 : 0,
            stroke: [{ color: colours.edge, width: 2, dash: [6, 5] }],
          },
        }),
      )
    if (way.length < 2) return
    const line = { type: 'LineString' as const, coordinates: way.map(at) }
    for (const [zIndex, color, width] of [
      [1, colours.wayEdge, 7],
      [2, colours.way, 4],
    ] as const)
      add(new api.YMapFeature({ geometry: line, style: { zIndex, stroke: [{ color, width }] } }))
  }
}

function createPins(api: Ymaps3, map: YandexMap, { isStill }: Init, say: Say) {
  type RenderedPin = {
    marker: Entity<{ coordinates: LngLat }>
    element: ReturnType<typeof createPinElement>
    glide: ReturnType<typeof createGlide>
  }
  const rendered = new Map<string, RenderedPin>()

  return ({ pins }: FrameContent) => {
    for (const [id, { marker, glide }] of rendered) {
      if (pins.some((pin) => pin.id === id)) continue
      glide.stop()
      map.removeChild(marker)
      rendered.delete(id)
    }
    for (const pin of pins) {
      const known = rendered.get(pin.id)
      if (!known) {
        const element = createPinElement(pin, () => say({ type: 'picked', what: 'pin', id: pin.id }))
        const marker = new api.YMapMarker({ coordinates: at(pin.point) }, element.box)
        map.addChild(marker)
        const glide = createGlide(pin.point, (point) => marker.update({ coordinates: at(point) }))
        rendered.set(pin.id, { marker, element, glide })
        continue
      }
      known.element.update(pin)
      if (pin.kind === 'courier' && !isStill) known.glide.to(pin.point, pin.path)
      else known.marker.update({ coordinates: at(pin.point) })
    }
  }
}
