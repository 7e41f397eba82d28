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

type Place = { readonly latitude: number | null; readonly longitude: number | null }

/** The degrees between which Uzbekistan lies. No latitude of it is a longitude of it. */
const isLatitudeHere = (degrees: number) => degrees >= 37 && degrees <= 46
const isLongitudeHere = (degrees: number) => degrees >= 55 && degrees <= 74

/**
 * The point of a record; null while either coordinate is unknown or is no place on Earth, which a map refuses by throwing.
 * 0/0, in the sea off Africa, is how back offices store that nobody has entered one; coordinates of Uzbekistan that stand
 * in each other's field are exchanged.
 */
export function pointOf(place: Place | null): Point | null {
  const { latitude = null, longitude = null } = place ?? {}
  if (latitude === null || longitude === null || Number.isNaN(latitude + longitude)) return null
  if (isLongitudeHere(latitude) && isLatitudeHere(longitude))
    return { latitude: longitude, longitude: latitude }
  const isNowhere = Math.abs(latitude) < 0.01 && Math.abs(longitude) < 0.01
  return isNowhere || Math.abs(latitude) > 90 || Math.abs(longitude) > 180 ? null : { latitude, longitude }
}

/** Whole metres between two places as the crow flies; null where either is unknown. */
export function metresBetween(a: Place | null, b: Place | null): number | null {
  const [from, to] = [pointOf(a), pointOf(b)]
  return from && to && distanceMetres(from, to)
}
