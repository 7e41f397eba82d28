import type { Point } from './geo.ts'

const TILE = 512

type View = { centre: Point; zoom: number }
type Size = { width: number; height: number }

/** A view of a map of that size, px, in which all points are visible; close enough for one street, no closer. */
export function fitView(points: readonly Point[], size: Size, closest = 15.4): View | null {
  if (points.length === 0) return null
  const [west, east] = ends(points.map(({ longitude }) => longitude))
  const [south, north] = ends(points.map(({ latitude }) => latitude))
  const centre = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
  const stretch = stretchAt(centre)
  const zoomFor = (degrees: number, px: number) => Math.log2((360 * px) / (TILE * degrees))
  const zoom = Math.min(zoomFor(east - west, size.width), zoomFor((north - south) / stretch, size.height))
  return { centre, zoom: Math.min(closest, zoom) }
}

/** A view that could be so much closer is left for the closer one, zoom levels. */
const CLOSER = 0.5
/** How far a point may leave the middle part before the map moves, px. */
const SLACK = 8

/**
 * The view of a map whose points move a little at a time: the last one as long as all points are visible there and none
 * much closer shows them too, so that the map stands still under what moves. Sizes in px, as for `fitView`.
 */
export function steadyView(last: View | null, points: readonly Point[], size: Size): View | null {
  const next = fitView(points, size)
  if (!last || !next || next.zoom - last.zoom > CLOSER) return next
  const perDegree = (TILE * 2 ** last.zoom) / 360
  const isThere = ({ latitude, longitude }: Point) =>
    Math.abs(longitude - last.centre.longitude) * perDegree <= size.width / 2 + SLACK &&
    (Math.abs(latitude - last.centre.latitude) * perDegree) / stretchAt(last.centre) <=
      size.height / 2 + SLACK
  return points.every(isThere) ? last : next
}

/** How much shorter a degree to the east is than one to the north. */
const stretchAt = ({ latitude }: Point) => Math.cos((latitude * Math.PI) / 180)

const ends = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)]
