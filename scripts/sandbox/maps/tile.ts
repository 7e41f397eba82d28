import { EXTENT, type Layer, type Shape, vectorTile } from './mvt.ts'
import { chance, pointOf, type Spot, spotOf, type Town, TURN, towns } from './town.ts'

/** Streets without a name stand so far apart, metres. */
const BLOCK = { wide: 190, high: 260 } as const
/** Zooms from which on named streets, and houses with the lanes between them, are in the tiles. */
const STREETS_FROM = 11
export const MOST_ZOOM = 14
/** Tile units around a tile that still belong to it, so that wide lines have no seams. */
const MARGIN = 256

type Tile = { z: number; x: number; y: number }
type Xy = readonly [x: number, y: number]

/** Degrees to units of a tile (web Mercator). */
function toTile({ z, x, y }: Tile) {
  const size = 2 ** z
  return (latitude: number, longitude: number): Xy => {
    const phi = (latitude * Math.PI) / 180
    const north = Math.log(Math.tan(Math.PI / 4 + phi / 2))
    return [
      ((longitude / 360 + 0.5) * size - x) * EXTENT,
      ((0.5 - north / (2 * Math.PI)) * size - y) * EXTENT,
    ]
  }
}

const isNear = (points: readonly Xy[]) =>
  points.some(([x]) => x > -MARGIN) &&
  points.some(([x]) => x < EXTENT + MARGIN) &&
  points.some(([, y]) => y > -MARGIN) &&
  points.some(([, y]) => y < EXTENT + MARGIN)

/** The stretches of a line that touch the tile; one line where nothing is left out. */
function stretches(points: readonly Xy[]): Xy[][] {
  const found: Xy[][] = []
  let open: Xy[] | null = null
  for (let i = 1; i < points.length; i++) {
    const pair = points.slice(i - 1, i + 1)
    if (!isNear(pair)) {
      open = null
      continue
    }
    if (open) open.push(...pair.slice(1))
    else {
      open = [...pair]
      found.push(open)
    }
  }
  return found
}

/** Where a spot lies on the turned grid of streets, and back. */
const onGrid = ([east, north]: Spot): Spot => [
  east * Math.cos(TURN) + north * Math.sin(TURN),
  north * Math.cos(TURN) - east * Math.sin(TURN),
]
const offGrid = ([along, across]: Spot): Spot => [
  along * Math.cos(TURN) - across * Math.sin(TURN),
  along * Math.sin(TURN) + across * Math.cos(TURN),
]

const street = (i: number, step: number, seed: number) => i * step + (chance(i, seed) - 0.5) * step * 0.35

const isInside = ([x, y]: Spot, ring: readonly Spot[]) =>
  ring.reduce((inside, [x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length] ?? [0, 0]
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside
  }, false)

/** Lanes and houses of the blocks under a tile: each block by its own number, so that tiles agree at their edges. */
function blocks(town: Town, corners: readonly Spot[], place: (spot: Spot) => Xy) {
  const lanes: Shape[] = []
  const houses: Shape[] = []
  const grid = corners.map(onGrid)
  const range = (axis: 0 | 1, step: number) => {
    const all = grid.map((spot) => spot[axis])
    return [Math.floor(Math.min(...all) / step) - 1, Math.ceil(Math.max(...all) / step) + 1] as const
  }
  const [fromA, toA] = range(0, BLOCK.wide)
  const [fromB, toB] = range(1, BLOCK.high)
  const a = (i: number) => street(i, BLOCK.wide, 7)
  const b = (j: number) => street(j, BLOCK.high, 11)
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
        lanes.push({ kind: 'line', parts: [leg.map((spot) => place(offGrid(spot)))], tags: { kind: 'lane' } })
      if (town.parks.some(({ ring }) => isInside(middle, ring))) continue
      houses.push(...housesOf(i, j, [a(i), b(j), a(i + 1), b(j + 1)]).map((ring) => houseShape(ring, place)))
    }
  }
  return { lanes, houses: houses.filter(({ parts }) => isNear(parts[0] ?? [])) }
}

const houseShape = (ring: readonly Spot[], place: (spot: Spot) => Xy): Shape => ({
  kind: 'polygon',
  parts: [ring.map((spot) => place(offGrid(spot)))],
  tags: {},
})

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

function layersOf(town: Town, tile: Tile): Record<'park' | 'water' | 'house' | 'road' | 'label', Shape[]> {
  const toXy = toTile(tile)
  const place = (spot: Spot): Xy => {
    const { latitude, longitude } = pointOf(town.middle, spot)
    return toXy(latitude, longitude)
  }
  const found = { park: [], water: [], house: [], road: [], label: [] } as ReturnType<typeof layersOf>
  for (const { uz, ru, ring } of town.parks) {
    const points = ring.map(place)
    if (isNear(points)) found.park.push({ kind: 'polygon', parts: [points], tags: { uz, ru } })
  }
  for (const { uz, ru, kind, spots } of town.roads) {
    if (kind === 'street' && tile.z < STREETS_FROM) continue
    const parts = stretches(spots.map(place))
    if (parts.length === 0) continue
    const isWater = kind === 'canal' || kind === 'river'
    found[isWater ? 'water' : 'road'].push({ kind: 'line', parts, tags: { uz, ru, kind } })
  }
  if (tile.z >= MOST_ZOOM) {
    const { lanes, houses } = blocks(town, cornersOf(town, tile), place)
    found.road.push(...lanes.filter(({ parts }) => isNear(parts[0] ?? [])))
    found.house.push(...houses)
  }
  const label = (uz: string, ru: string, kind: string, spot: Spot) => {
    const point = place(spot)
    if (isNear([point])) found.label.push({ kind: 'point', parts: [[point]], tags: { uz, ru, kind } })
  }
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

/** The vector tile of a place: empty where nobody lives. */
export function tileAt(tile: Tile): Uint8Array<ArrayBuffer> {
  const all = towns.filter((town) => isTownIn(town, tile)).map((town) => layersOf(town, tile))
  const names = ['park', 'water', 'house', 'road', 'label'] as const
  return vectorTile(names.map((name): Layer => ({ name, shapes: all.flatMap((layers) => layers[name]) })))
}
