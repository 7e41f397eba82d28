import { type GeoJSONSource, Map as GlMap, Marker, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { Point } from '#/domain/geo/geo.ts'
import { circle } from '#/domain/geo/zone.ts'
import { allowHarmless } from '#/lib/trusted-html.ts'
import { creditText } from './credit.ts'
import { createGlide } from './glide.ts'
import type { MapContent, MapHandle, MapInsets, MapOptions } from './map.ts'

const CLOSEST = 18
const FARTHEST = 8
/** How long the map moves to another view, ms. */
const FLIGHT = 500

const at = ({ latitude, longitude }: Point): [number, number] => [longitude, latitude]

/** A map by MapLibre. Rejects when its worker did not load; later failures are reported through `events.onFail`. */
export async function createMap(options: MapOptions): Promise<MapHandle> {
  const { box, view, insets, style, hasPin, isPicture, isStill, label, events } = options
  allowHarmless()
  // A missing worker fails silently; requested beforehand, it is in the cache when it starts.
  const worker = await fetch(workerUrl)
  if (!worker.ok) throw new Error(`the map's worker: ${worker.status}`)
  setWorkerUrl(workerUrl)
  const map = new GlMap({
    container: box,
    style,
    center: at(view.centre),
    zoom: view.zoom,
    minZoom: FARTHEST,
    maxZoom: CLOSEST,
    attributionControl: false,
    interactive: !isPicture,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    doubleClickZoom: !hasPin,
    fadeDuration: isPicture || isStill ? 0 : 160,
    locale: { 'Map.Title': label },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.setPadding(padding(insets))
  if (hasPin) {
    map.scrollZoom.enable({ around: 'center' })
    map.touchZoomRotate.enable({ around: 'center' })
  }
  watchTrouble(map, events.onFail)
  watchMoves(map, events)
  map.once('load', () => events.onReady(creditOf(map)))
  const things = createThings(map, options)
  return {
    show: things.show,
    moveTo: ({ centre, zoom }) => {
      const to = { ...(centre && { center: at(centre) }), ...(zoom !== undefined && { zoom }) }
      if (isStill) map.jumpTo(to)
      else map.easeTo({ ...to, duration: FLIGHT })
    },
    zoomBy: (step) => map.easeTo({ zoom: map.getZoom() + step, duration: isStill ? 0 : 200 }),
    setInsets: whenStill(map, (next) => map.jumpTo({ padding: padding(next) })),
    remove: () => {
      things.stop()
      map.remove()
    },
  }
}

/** The attribution as plain text: the sources have HTML, which we do not render. */
function creditOf(map: GlMap): string {
  const said = Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution ?? '')
  return creditText(said)
}

/** The same middle with as little padding as can be. */
const padding = ({ top, right, bottom, left }: MapInsets) => ({
  top: Math.max(0, top - bottom),
  right: Math.max(0, right - left),
  bottom: Math.max(0, bottom - top),
  left: Math.max(0, left - right),
})

/** After the map has stopped: another centre during a drag would end the drag. */
function whenStill(map: GlMap, set: (insets: MapInsets) => void): (insets: MapInsets) => void {
  let wanted: MapInsets | null = null
  map.on('moveend', () => {
    const next = wanted
    wanted = null
    if (next) set(next)
  })
  return (insets) => {
    if (map.isMoving()) wanted = insets
    else set(insets)
  }
}

function watchMoves(map: GlMap, { onMove, onRest }: MapOptions['events']) {
  let byHand = false
  map.on('movestart', (event) => {
    byHand = Boolean('originalEvent' in event && event.originalEvent)
    onMove()
  })
  map.on('moveend', () => {
    const { lat, lng } = map.getCenter()
    onRest({ latitude: lat, longitude: lng }, byHand)
  })
}

/** Our own sources, which need no network. */
const OURS = ['zone', 'way']

/** A style that does not load means no map, and so do tiles of which none loads. One missing tile is no failure. */
function watchTrouble(map: GlMap, onFail: MapOptions['events']['onFail']) {
  let hasStyle = false
  let hasTile = false
  let hasLost = false
  map.once('style.load', () => {
    hasStyle = true
  })
  map.on('sourcedata', (event) => {
    if (event.tile && !OURS.includes(event.sourceId)) hasTile = true
  })
  map.on('error', () => {
    if (!hasStyle) return onFail('no-tiles')
    hasLost = true
  })
  map.on('idle', () => {
    if (hasLost && !hasTile) onFail('no-tiles')
  })
  // The system takes the graphics away, from a page in the background for example. Most give them back.
  let wait: ReturnType<typeof setTimeout> | undefined
  map.on('webglcontextlost', () => {
    wait = setTimeout(() => onFail('no-tiles'), GIVEN_BACK_BY_MS)
  })
  for (const end of ['webglcontextrestored', 'remove'] as const) map.on(end, () => clearTimeout(wait))
}

/** By when lost graphics are given back, or the map counts as one that cannot be shown, ms. */
const GIVEN_BACK_BY_MS = 3_000

const EMPTY = { type: 'FeatureCollection' as const, features: [] }
const feature = (type: 'Polygon' | 'LineString', points: readonly Point[], properties: object) => ({
  type: 'Feature' as const,
  properties,
  geometry:
    type === 'Polygon'
      ? { type, coordinates: [points.map(at)] }
      : { type: 'LineString' as const, coordinates: points.map(at) },
})

/** Our own drawings on the map: the zone, the route and the pins. */
function createThings(map: GlMap, { colours, isStill }: MapOptions) {
  const markers = new Map<string, { marker: Marker; glide: ReturnType<typeof createGlide> }>()
  let last: MapContent = { pins: [] }

  const renderShapes = () => {
    const { zone, way } = last
    const source = (name: string) => map.getSource<GeoJSONSource>(name)
    source('zone')?.setData(
      zone ? feature('Polygon', circle(zone.centre, zone.radius), { isFilled: zone.isFilled }) : EMPTY,
    )
    const isPlanned = last.isPlanned ?? false
    source('way')?.setData(way && way.length > 1 ? feature('LineString', way, { isPlanned }) : EMPTY)
  }
  map.on('style.load', () => {
    for (const name of OURS) map.addSource(name, { type: 'geojson', data: EMPTY })
    const width = (px: number) => ({ 'line-width': px })
    map.addLayer({
      id: 'zone',
      type: 'fill',
      source: 'zone',
      filter: ['get', 'isFilled'],
      paint: { 'fill-color': colours.fill, 'fill-opacity': 0.18 },
    })
    map.addLayer({
      id: 'zone-edge',
      type: 'line',
      source: 'zone',
      paint: { 'line-color': colours.edge, 'line-dasharray': [3, 2.4], ...width(2) },
    })
    const round = { 'line-cap': 'round', 'line-join': 'round' } as const
    map.addLayer({
      id: 'way-edge',
      type: 'line',
      source: 'way',
      filter: ['!', ['get', 'isPlanned']],
      layout: round,
      paint: { 'line-color': colours.wayEdge, ...width(7) },
    })
    map.addLayer({
      id: 'way',
      type: 'line',
      source: 'way',
      filter: ['!', ['get', 'isPlanned']],
      layout: round,
      paint: { 'line-color': colours.way, ...width(4) },
    })
    map.addLayer({
      id: 'way-planned',
      type: 'line',
      source: 'way',
      filter: ['get', 'isPlanned'],
      layout: round,
      paint: { 'line-color': colours.wayEdge, 'line-dasharray': [0, 2.5], ...width(4) },
    })
    renderShapes()
  })

  const renderPins = (elements: ReadonlyMap<string, HTMLElement>) => {
    for (const [id, { marker, glide }] of markers) {
      if (last.pins.some((pin) => pin.id === id)) continue
      glide.stop()
      marker.remove()
      markers.delete(id)
    }
    for (const { id, kind, point, path = [] } of last.pins) {
      const known = markers.get(id)
      const element = elements.get(id)
      if (known && kind === 'courier' && !isStill) known.glide.to(point, path)
      else if (known) known.marker.setLngLat(at(point))
      else if (element) {
        // Rounded to whole pixels a courier on the way moves about once a second.
        const marker = new Marker({ element, anchor: 'center', subpixelPositioning: true })
          .setLngLat(at(point))
          .addTo(map)
        markers.set(id, { marker, glide: createGlide(point, (next) => marker.setLngLat(at(next))) })
      }
    }
  }
  return {
    show: (content: MapContent, elements: ReadonlyMap<string, HTMLElement>) => {
      last = content
      renderShapes()
      renderPins(elements)
    },
    stop: () => {
      for (const { glide } of markers.values()) glide.stop()
    },
  }
}
