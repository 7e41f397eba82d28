import type { Point } from '#/domain/geo/geo.ts'
import { gazetteer } from '../gazetteer/places.ts'
import { lines, parks } from './tashkent.ts'

/** Metres east and north of a town's middle. */
export type Spot = readonly [east: number, north: number]

export type Road = {
  uz: string
  ru: string
  kind: 'main' | 'street' | 'canal' | 'river'
  spots: readonly Spot[]
}
export type Park = { uz: string; ru: string; ring: readonly Spot[] }
/** A quarter or square, known by its middle. */
export type Quarter = { uz: string; ru: string; spot: Spot }
export type Town = {
  name: string
  nameRu: string
  middle: Point
  /** Metres to where the houses end. */
  radius: number
  roads: readonly Road[]
  parks: readonly Park[]
  quarters: readonly Quarter[]
}

const METRES_A_DEGREE = 111_195
const eastWest = (middle: Point) => METRES_A_DEGREE * Math.cos((middle.latitude * Math.PI) / 180)

export const spotOf = (middle: Point, latitude: number, longitude: number): Spot => [
  (longitude - middle.longitude) * eastWest(middle),
  (latitude - middle.latitude) * METRES_A_DEGREE,
]
export const pointOf = (middle: Point, [east, north]: Spot): Point => ({
  latitude: middle.latitude + north / METRES_A_DEGREE,
  longitude: middle.longitude + east / eastWest(middle),
})

/** A pseudo-random number from 0 to 1 that depends on the given whole numbers only. */
export function chance(...seeds: readonly number[]): number {
  let state = 2_166_136_261
  for (const seed of seeds) state = Math.imul(state ^ (seed & 0xffff) ^ (seed >>> 16), 16_777_619)
  state = Math.imul(state ^ (state >>> 15), 2_246_822_507)
  return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296
}

/** How far the grid of streets is rotated from north, radians, so that towns do not look artificial. */
export const TURN = 0.21

const isStreet = (uz: string) => /(koʻchasi|yoʻli)$/.test(uz)

/** A street that is not traced by hand: straight through its known middle, along the grid one way or the other. */
function straight([east, north]: Spot, seed: number): Spot[] {
  const angle = TURN + (chance(seed, 1) < 0.5 ? 0 : Math.PI / 2)
  const half = 700 + 500 * chance(seed, 2)
  const bend = (chance(seed, 3) - 0.5) * 160
  return [-1, -0.35, 0.3, 1].map((share, i) => {
    const aside = i === 1 || i === 2 ? 0 : bend
    return [
      east + Math.cos(angle) * half * share - Math.sin(angle) * aside,
      north + Math.sin(angle) * half * share + Math.cos(angle) * aside,
    ]
  })
}

/** The outline of a park: an irregular ellipse. */
const garden = ([east, north]: Spot, wide: number, high: number, seed: number): Spot[] =>
  Array.from({ length: 20 }, (_, i) => {
    const angle = (i / 20) * 2 * Math.PI
    const far = 0.86 + 0.22 * chance(seed, i)
    const [x, y] = [Math.cos(angle) * wide * far, Math.sin(angle) * high * far]
    return [east + x * Math.cos(TURN) - y * Math.sin(TURN), north + x * Math.sin(TURN) + y * Math.cos(TURN)]
  })

function build(name: string): Town {
  const { ru, places } = gazetteer[name] ?? { ru: name, places: [] }
  const isTashkent = name === 'Toshkent'
  const mean = (of: (place: (typeof places)[number]) => number) =>
    places.reduce((sum, place) => sum + of(place), 0) / Math.max(1, places.length)
  const middle = isTashkent
    ? { latitude: 41.3112, longitude: 69.2797 }
    : { latitude: mean((place) => place[2]), longitude: mean((place) => place[3]) }
  const traced = isTashkent ? lines : []
  const known = new Set(traced.map((line) => line.uz))
  const others = places.filter(([uz]) => !known.has(uz))
  return {
    name,
    nameRu: ru,
    middle,
    radius: isTashkent ? 13_500 : 5_500,
    roads: [
      ...traced.map(({ uz, ru: inRussian, kind, at }) => ({
        uz,
        ru: inRussian,
        kind,
        spots: smooth(at.map(([latitude, longitude]) => spotOf(middle, latitude, longitude))),
      })),
      ...others.flatMap(([uz, inRussian, latitude, longitude], i) =>
        isStreet(uz)
          ? [
              {
                uz,
                ru: inRussian,
                kind: 'street' as const,
                spots: smooth(straight(spotOf(middle, latitude, longitude), i + name.length * 97)),
              },
            ]
          : [],
      ),
    ],
    parks: isTashkent
      ? parks.map(([uz, inRussian, latitude, longitude, wide, high], i) => ({
          uz,
          ru: inRussian,
          ring: garden(spotOf(middle, latitude, longitude), wide, high, i + 31),
        }))
      : [],
    quarters: others
      .filter(([uz]) => !isStreet(uz) && !parks.some(([park]) => park === uz))
      .map(([uz, inRussian, latitude, longitude]) => ({
        uz,
        ru: inRussian,
        spot: spotOf(middle, latitude, longitude),
      })),
  }
}

/** A line through the same places without corners (Catmull and Rom). */
function smooth(spots: readonly Spot[]): Spot[] {
  const steps = 6
  return spots.flatMap((from, i) => {
    const to = spots[i + 1]
    if (!to) return [from]
    const before = spots[i - 1] ?? from
    const after = spots[i + 2] ?? to
    return Array.from({ length: steps }, (_, step): Spot => {
      const t = step / steps
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t ** 2 +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t ** 3)
      return [along(0), along(1)]
    })
  })
}

/** The towns of the gazetteer, with what can be rendered of them. */
export const towns: readonly Town[] = Object.keys(gazetteer).map(build)
