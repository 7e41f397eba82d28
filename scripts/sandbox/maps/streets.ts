import { distanceMetres, type Point } from '#/domain/geo/geo.ts'
import type { Path } from '#/domain/geo/path.ts'
import { chance, pointOf, type Spot, spotOf, TURN, towns } from './town.ts'

/* The grid of streets without a name: lanes along it every `width`, and across it every `height`, metres. */

const BLOCK = { width: 190, height: 260 } as const

/** From metres east and north to metres along the rotated grid of streets, and back. */
export const onGrid = ([east, north]: Spot): Spot => [
  east * Math.cos(TURN) + north * Math.sin(TURN),
  north * Math.cos(TURN) - east * Math.sin(TURN),
]
export const offGrid = ([along, across]: Spot): Spot => [
  along * Math.cos(TURN) - across * Math.sin(TURN),
  along * Math.sin(TURN) + across * Math.cos(TURN),
]

const street = (i: number, step: number, seed: number) => i * step + (chance(i, seed) - 0.5) * step * 0.35

/** Where on the grid the lanes are, by number: those that run across it, and those that run along it. */
export const across = { at: (i: number) => street(i, BLOCK.width, 7), step: BLOCK.width }
export const along = { at: (j: number) => street(j, BLOCK.height, 11), step: BLOCK.height }

/** The lane nearest to a coordinate of the grid. */
function nearest(lanes: typeof across | typeof along, to: number): number {
  const middle = Math.round(to / lanes.step)
  return [middle - 1, middle, middle + 1]
    .map((i) => lanes.at(i))
    .reduce((best, at) => (Math.abs(at - to) < Math.abs(best - to) ? at : best))
}

/** To a tenth of a metre, as devices tell it; and nothing else of an address or branch. */
const rounded = ({ latitude, longitude }: Point): Point => ({
  latitude: Math.round(latitude * 1e6) / 1e6,
  longitude: Math.round(longitude * 1e6) / 1e6,
})

/** A way from one place to another by the streets of their town, as the map renders them. */
export function streetPath(from: Point, to: Point): Path {
  const town = towns.reduce((best, one) =>
    distanceMetres(from, one.middle) < distanceMetres(from, best.middle) ? one : best,
  )
  const grid = ({ latitude, longitude }: Point) => onGrid(spotOf(town.middle, latitude, longitude))
  const [[x1, y1], [x2, y2]] = [grid(from), grid(to)]
  const [out, into] = [nearest(across, x1), nearest(across, x2)]
  const lane = nearest(along, (y1 + y2) / 2)
  const corners: Spot[] = [
    [out, y1],
    [out, lane],
    [into, lane],
    [into, y2],
  ]
  const middle = corners.map((spot) => pointOf(town.middle, offGrid(spot)))
  return [from, ...middle, to].map(rounded)
}
