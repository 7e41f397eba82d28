import type { Point } from './geo.ts'

const TILE = 512

/** A view of a map of that size, px, in which all points are visible; close enough for one street, no closer. */
export function fitView(
  points: readonly Point[],
  size: { width: number; height: number },
  closest = 15.4,
): { centre: Point; zoom: number } | null {
  if (points.length === 0) return null
  const [west, east] = ends(points.map(({ longitude }) => longitude))
  const [south, north] = ends(points.map(({ latitude }) => latitude))
  const centre = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
  const stretch = Math.cos((centre.latitude * Math.PI) / 180)
  const zoomFor = (degrees: number, px: number) => Math.log2((360 * px) / (TILE * degrees))
  const zoom = Math.min(zoomFor(east - west, size.width), zoomFor((north - south) / stretch, size.height))
  return { centre, zoom: Math.min(closest, zoom) }
}

const ends = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)]
