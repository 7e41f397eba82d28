import { distanceMetres, isSamePoint, type Point } from './geo.ts'

/** A line of streets, from corner to corner. */
export type Path = readonly Point[]

/** Where a point lies beside a path: so many metres along it, and so many off it. */
type Beside = { along: number; off: number }

/** A position that is farther from the path than this is not on it, metres: streets are wide and GPS is rough. */
const OFF_PATH = 60

type Leg = { from: Point; to: Point; metres: number }

const legsOf = (path: Path): Leg[] =>
  path.slice(1).map((to, i) => {
    const from = path[i] ?? to
    return { from, to, metres: distanceMetres(from, to) }
  })

export const lengthOf = (path: Path): number => legsOf(path).reduce((sum, { metres }) => sum + metres, 0)

const between = (from: Point, to: Point, share: number): Point => ({
  latitude: from.latitude + (to.latitude - from.latitude) * share,
  longitude: from.longitude + (to.longitude - from.longitude) * share,
})

/** The point so many metres along the path, at most its end, and the direction of travel there: degrees from north. */
export function pointAt(path: Path, metres: number): Point & { bearing: number } {
  let left = Math.max(0, metres)
  const legs = legsOf(path).filter((leg) => leg.metres > 0)
  for (const [i, leg] of legs.entries()) {
    if (left > leg.metres && i < legs.length - 1) {
      left -= leg.metres
      continue
    }
    return { ...between(leg.from, leg.to, Math.min(1, left / leg.metres)), bearing: bearingOf(leg) }
  }
  return { ...(path.at(-1) ?? { latitude: 0, longitude: 0 }), bearing: 0 }
}

function bearingOf({ from, to }: Leg): number {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180)
  const north = to.latitude - from.latitude
  return Math.round((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
}

/** Where on the path a point lies nearest to. */
function beside(path: Path, point: Point): Beside {
  let before = 0
  let best: Beside = { along: 0, off: Number.POSITIVE_INFINITY }
  for (const leg of legsOf(path)) {
    const nearest = between(leg.from, leg.to, shareOn(leg, point))
    const off = distanceMetres(point, nearest)
    if (off < best.off) best = { along: before + distanceMetres(leg.from, nearest), off }
    before += leg.metres
  }
  return best
}

/** Which part of a leg lies before the point that is nearest to it, 0 to 1. */
function shareOn({ from, to }: Leg, point: Point): number {
  const stretch = Math.cos((from.latitude * Math.PI) / 180)
  const [x, y] = [(to.longitude - from.longitude) * stretch, to.latitude - from.latitude]
  const [px, py] = [(point.longitude - from.longitude) * stretch, point.latitude - from.latitude]
  const square = x * x + y * y
  return square === 0 ? 0 : Math.min(1, Math.max(0, (px * x + py * y) / square))
}

/**
 * The way from one position to the next: along the path where both are on it and it goes that way, else straight. (OR-03)
 */
export function wayBetween(path: Path, from: Point, to: Point): Path {
  const [start, end] = [beside(path, from), beside(path, to)]
  const isOnPath = Math.max(start.off, end.off) <= OFF_PATH && start.along <= end.along
  if (!isOnPath) return [from, to]
  return withoutRepeats([from, ...cornersBetween(path, start.along, end.along), to])
}

/**
 * What is left of the path from a position on it, which is the first point; null: the position is not on the path.
 * (OR-03)
 */
export function pathFrom(path: Path, from: Point): Path | null {
  const start = beside(path, from)
  if (start.off > OFF_PATH) return null
  return withoutRepeats([from, ...cornersBetween(path, start.along, Number.POSITIVE_INFINITY)])
}

/** The corners that lie so many metres along the path, the ends of that stretch not among them. */
function cornersBetween(path: Path, start: number, end: number): Path {
  let along = 0
  return path.filter((corner, i) => {
    const last = path[i - 1]
    if (last) along += distanceMetres(last, corner)
    return along > start && along < end
  })
}

export const withoutRepeats = (path: Path): Path =>
  path.filter((point, i, all) => !isSamePoint(point, all[i - 1] ?? null))
