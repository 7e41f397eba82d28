import type { Point } from './geo.ts'

/** Degrees the country lies between: latitude and longitude never meet here, so a pair shows which is which. */
const LATITUDE = [37.1, 45.7] as const
const LONGITUDE = [55.9, 73.2] as const

const isIn = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to

const NUMBER = String.raw`(\d{2}(?:[.,]\d{2,}))`
/** Maps write a place as `!3d41.3!4d69.2`; that is the marker, while `@41.4,69.3` before it is only the view. */
const MARKER = /!3d(\d{2}\.\d+)!4d(\d{2}\.\d+)/
const PAIR = new RegExp(`${NUMBER}(?:\\s*[,;/]\\s*|\\s+)${NUMBER}`, 'g')

/**
 * The point a customer typed or pasted: `41.3112, 69.2797`, a geo address or a link of Google, Yandex, 2GIS or
 * OpenStreetMap, whichever of the two numbers comes first. Null: there is none in it, or it lies in another country.
 */
export function pointIn(text: string): Point | null {
  const plain = decoded(text)
  const marker = MARKER.exec(plain)
  const pairs = marker ? [marker] : [...plain.matchAll(PAIR)]
  for (const [, first = '', second = ''] of pairs) {
    const a = Number(first.replace(',', '.'))
    const b = Number(second.replace(',', '.'))
    if (isIn(a, LATITUDE) && isIn(b, LONGITUDE)) return { latitude: a, longitude: b }
    if (isIn(b, LATITUDE) && isIn(a, LONGITUDE)) return { latitude: b, longitude: a }
  }
  return null
}

/** `41.31112, 69.27970`: a point as a text that `pointIn` reads back; five digits are one metre. */
export const pointText = ({ latitude, longitude }: Point): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
