/** A place on Earth, degrees. */
export type Point = { readonly latitude: number; readonly longitude: number }

export const isSamePoint = (a: Point | null, b: Point | null): boolean =>
  a !== null && a.latitude === b?.latitude && a.longitude === b.longitude

const EARTH_RADIUS_M = 6_371_008.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Whole metres between two points as the crow flies (haversine). */
export function distanceMetres(a: Point, b: Point): number {
  const dLat = radians(b.latitude - a.latitude)
  const dLon = radians(b.longitude - a.longitude)
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2
  return Math.round(2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h))))
}

/** The point of a record; null while either coordinate is unknown or is no place on Earth, which a map refuses by throwing. */
export const pointOf = (one: { latitude: number | null; longitude: number | null } | null): Point | null =>
  one &&
  one.latitude !== null &&
  one.longitude !== null &&
  Math.abs(one.latitude) <= 90 &&
  Math.abs(one.longitude) <= 180
    ? { latitude: one.latitude, longitude: one.longitude }
    : null
