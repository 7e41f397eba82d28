import type { Point } from '#/domain/geo/geo.ts'

/** ms a courier glides from one fix to the next. */
const GLIDE = 1_000

/** Puts a thing by and by from one place to the other; the returned function lets it stand. */
export function glide(from: Point, to: Point, put: (point: Point) => void): () => void {
  const began = performance.now()
  let frame = 0
  const step = (now: number) => {
    const share = Math.min(1, (now - began) / GLIDE)
    put({
      latitude: from.latitude + (to.latitude - from.latitude) * share,
      longitude: from.longitude + (to.longitude - from.longitude) * share,
    })
    if (share < 1) frame = requestAnimationFrame(step)
  }
  frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}
