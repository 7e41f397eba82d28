import { isSamePoint, type Point } from '#/domain/geo/geo.ts'
import { lengthOf, type Path, pointAt, wayBetween } from '#/domain/geo/path.ts'

/** How long the pin moves to its next position, ms: as long as that one took to come, so that it never stands still. */
const SHORTEST = 1_000
/** After a longer gap, as of a phone that slept, the position is old news and is caught up with at once. */
const LONGEST = 15_000

/** Moves a courier's pin from one position to the next, along the streets where the server sends them (OR-03). */
export function createGlide(start: Point, put: (point: Point) => void) {
  let place = start
  let target = start
  let newsAt = performance.now()
  let frame = 0
  return {
    /** A position that is known already lets the pin go on. */
    to: (point: Point, path: Path) => {
      if (isSamePoint(point, target)) return
      cancelAnimationFrame(frame)
      const began = performance.now()
      const gap = began - newsAt
      const duration = gap > LONGEST ? SHORTEST : Math.max(SHORTEST, gap)
      newsAt = began
      target = point
      const way = wayBetween(path, place, point)
      const length = lengthOf(way)
      const step = (now: number) => {
        const share = Math.min(1, Math.max(0, now - began) / duration)
        place = share < 1 ? pointAt(way, share * length) : point
        put(place)
        if (share < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    },
    stop: () => cancelAnimationFrame(frame),
  }
}
