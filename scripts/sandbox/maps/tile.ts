import { geoJSONToTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { across, along, offGrid, onGrid } from './streets.ts'
import { chance, pointOf, type Spot, spotOf, type Town, towns } from './town.ts'

/** Zooms from which on named streets, and houses with the lanes between them, are in the tiles. */
const STREETS_FROM = 11
export const MOST_ZOOM = 14
/** Tile units, of which a tile has 4,096 a side, around a tile that still belong to it: wide lines then have no seams. */
const BUFFER = 256

type Tile = { z: number; x: number; y: number }
type Feature = Extract<Parameters<typeof geoJSONToTile>[0], { type: 'Feature' }>
type Geometry = Feature['geometry']
type Position = [longitude: number, latitude: number]

const feature = (geometry: Geometry, properties: Record<string, string> = {}): Feature => ({
  type: 'Feature',
  geometry,
  properties,
})
/** A polygon of one ring, which GeoJSON wants to end where it began. */
const polygon = (ring: readonly Position[]): Geometry => ({
  type: 'Polygon',
  coordinates: [[...ring, ...ring.slice(0, 1)]],
})

const isInside = ([x, y]: Spot, ring: readonly Spot[]) =>
  ring.reduce((inside, [x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length] ?? [0, 0]
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside
  }, false)

/**
 * Lanes and houses of the blocks under a tile. Each block is made from its own number alone, so that neighbouring tiles
 * agree at their edges.
 */
function blocks(town: Town, corners: readonly Spot[], place: (spot: Spot) => Position) {
  const lanes: Feature[] = []
  const houses: Feature[] = []
  const grid = corners.map(onGrid)
  const range = (axis: 0 | 1, step: number) => {
    const all = grid.map((spot) => spot[axis])
    return [Math.floor(Math.min(...all) / step) - 1, Math.ceil(Math.max(...all) / step) + 1] as const
  }
  const [fromA, toA] = range(0, across.step)
  const [fromB, toB] = range(1, along.step)
  const a = across.at
  const b = along.at
  const isTown = (spot: Spot) => Math.hypot(...spot) < town.radius
  for (let i = fromA; i <= toA; i++) {
    for (let j = fromB; j <= toB; j++) {
      const middle = offGrid([(a(i) + a(i + 1)) / 2, (b(j) + b(j + 1)) / 2])
      if (!isTown(middle)) continue
      const legs: Spot[][] = [
        [
          [a(i), b(j)],
          [a(i), b(j + 1)],
        ],
        [
          [a(i), b(j)],
          [a(i + 1), b(j)],
        ],
      ]
      for (const leg of legs)
        lanes.push(
          feature(
            { type: 'LineString', coordinates: leg.map((spot) => place(offGrid(spot))) },
            { kind: 'lane' },
          ),
        )
      if (town.parks.some(({ ring }) => isInside(middle, ring))) continue
      for (const ring of housesOf(i, j, [a(i), b(j), a(i + 1), b(j + 1)]))
        houses.push(feature(polygon(ring.map((spot) => place(offGrid(spot))))))
    }
  }
  return { lanes, houses }
}

/** Up to six houses of a block, on the grid; some yards are empty. */
function housesOf(
  i: number,
  j: number,
  [left, bottom, right, top]: readonly [number, number, number, number],
) {
  const columns = 2
  const rows = 3
  const rings: Spot[][] = []
  for (let n = 0; n < columns * rows; n++) {
    if (chance(i, j, n) < 0.28) continue
    const wide = (right - left - 36) / columns
    const high = (top - bottom - 36) / rows
    const x = left + 22 + (n % columns) * wide
    const y = bottom + 22 + Math.floor(n / columns) * high
    const w = (wide - 14) * (0.5 + 0.45 * chance(i, j, n, 1))
    const h = (high - 14) * (0.35 + 0.5 * chance(i, j, n, 2))
    rings.push([
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ])
  }
  return rings
}

const LAYERS = ['park', 'water', 'house', 'road', 'label'] as const

function layersOf(town: Town, tile: Tile): Record<(typeof LAYERS)[number], Feature[]> {
  const place = (spot: Spot): Position => {
    const { latitude, longitude } = pointOf(town.middle, spot)
    return [longitude, latitude]
  }
  const found = { park: [], water: [], house: [], road: [], label: [] } as ReturnType<typeof layersOf>
  for (const { uz, ru, ring } of town.parks) found.park.push(feature(polygon(ring.map(place)), { uz, ru }))
  for (const { uz, ru, kind, spots } of town.roads) {
    if (kind === 'street' && tile.z < STREETS_FROM) continue
    const isWater = kind === 'canal' || kind === 'river'
    found[isWater ? 'water' : 'road'].push(
      feature({ type: 'LineString', coordinates: spots.map(place) }, { uz, ru, kind }),
    )
  }
  if (tile.z >= MOST_ZOOM) {
    const { lanes, houses } = blocks(town, cornersOf(town, tile), place)
    found.road.push(...lanes)
    found.house.push(...houses)
  }
  const label = (uz: string, ru: string, kind: string, spot: Spot) =>
    found.label.push(feature({ type: 'Point', coordinates: place(spot) }, { uz, ru, kind }))
  label(town.name, town.nameRu, 'town', [0, 0])
  for (const { uz, ru, spot } of town.quarters) label(uz, ru, 'quarter', spot)
  for (const { uz, ru, ring } of town.parks) label(uz, ru, 'park', middleOf(ring))
  return found
}

const middleOf = (ring: readonly Spot[]): Spot => [
  ring.reduce((sum, [east]) => sum + east, 0) / ring.length,
  ring.reduce((sum, [, north]) => sum + north, 0) / ring.length,
]

/** The corners of a tile, metres from the town's middle. */
function cornersOf(town: Town, { z, x, y }: Tile): Spot[] {
  const size = 2 ** z
  const latitude = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / size))) * 180) / Math.PI
  const longitude = (column: number) => (column / size - 0.5) * 360
  return [x, x + 1].flatMap((column) =>
    [y, y + 1].map((row) => spotOf(town.middle, latitude(row), longitude(column))),
  )
}

const isTownIn = (town: Town, tile: Tile) => {
  const corners = cornersOf(town, tile)
  const reach = town.radius * 2.2
  const [east, north] = [0, 1].map((axis) => corners.map((corner) => corner[axis] ?? 0)) as [
    number[],
    number[],
  ]
  return (
    Math.min(...east) < reach &&
    Math.max(...east) > -reach &&
    Math.min(...north) < reach &&
    Math.max(...north) > -reach
  )
}

/**
 * The Mapbox vector tile at a position, version 2. Layers without features are left out, so a tile of an uninhabited
 * place has no bytes.
 */
export function tileAt(tile: Tile): Uint8Array<ArrayBuffer> {
  const all = towns.filter((town) => isTownIn(town, tile)).map((town) => layersOf(town, tile))
  const layers = LAYERS.flatMap((name) => {
    const features = all.flatMap((of) => of[name])
    const layer = geoJSONToTile({ type: 'FeatureCollection', features }, tile.z, tile.x, tile.y, {
      buffer: BUFFER,
      clip: true,
    })
    return layer.features.length > 0 ? [[name, layer] as const] : []
  })
  return new Uint8Array(fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: 4_096 }))
}
