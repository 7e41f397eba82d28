import type { Point } from '#/domain/geo/geo.ts'

/** How long a courier's pin moves from one position to the next, ms. */
const GLIDE = 1_000

/** Animates a position from one point to the other; the returned function stops it. */
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
