import type { Point } from './geo.ts'

/** Where a device says that it is. `accuracy`: within so many metres of there; null: it does not say. */
export type Fix = Point & { readonly accuracy: number | null }

/** Metres; a door may be any in a circle that is larger. */
const DOOR_LIMIT = 100

/** A fix whose circle is too large to name a door: a town by the address of a network, a cell of a telephone network. */
export type RoughFix = Point & { readonly accuracy: number }

/** Whether a fix is no door: it says that it may be elsewhere by more than 100 m. (DL-17) */
export const isRough = (fix: Fix | null): fix is RoughFix =>
  fix?.accuracy != null && fix.accuracy > DOOR_LIMIT

const METRES_A_DEGREE = 111_320

/** The northern, eastern, southern and western end of the circle of a fix. */
export function endsOf({ latitude, longitude, accuracy }: RoughFix): Point[] {
  const up = accuracy / METRES_A_DEGREE
  const aside = up / Math.cos((latitude * Math.PI) / 180)
  return [
    { latitude: latitude + up, longitude },
    { latitude, longitude: longitude + aside },
    { latitude: latitude - up, longitude },
    { latitude, longitude: longitude - aside },
  ]
}
