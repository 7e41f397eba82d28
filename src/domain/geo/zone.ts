import { metresBetween, type Point } from './geo.ts'

const METRES_A_DEGREE = 111_195

/** The edge of a circle on the ground as a closed ring: where a branch stops delivering. `radius` in metres. */
export function circle(centre: Point, radius: number, corners = 96): Point[] {
  const wide = METRES_A_DEGREE * Math.cos((centre.latitude * Math.PI) / 180)
  return Array.from({ length: corners + 1 }, (_, i) => {
    const angle = ((i % corners) / corners) * 2 * Math.PI
    return {
      latitude: centre.latitude + (radius / METRES_A_DEGREE) * Math.sin(angle),
      longitude: centre.longitude + (radius / wide) * Math.cos(angle),
    }
  })
}

/** Metres from a point to the edge of a branch's zone; null: the point is inside, or the branch has no known radius. */
export function beyondZone(
  branch: Point & { readonly deliveryRadius: number | null },
  point: Point,
): number | null {
  const metres = metresBetween(branch, point)
  if (branch.deliveryRadius === null || metres === null) return null
  const beyond = metres - branch.deliveryRadius
  return beyond > 0 ? beyond : null
}
