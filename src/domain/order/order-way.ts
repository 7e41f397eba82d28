import type { Point } from '#/domain/geo/geo.ts'
import { type Path, pathFrom, wayBetween, withoutRepeats } from '#/domain/geo/path.ts'

/** Where an order comes from and goes to, and who carries it; null: not known, or not of interest. */
export type OrderPlaces = {
  readonly branch: Point | null
  readonly door: Point | null
  /** Where the courier is, and was before that, from where the pin still rides to it. */
  readonly courier: { readonly at: Point; readonly before: Point } | null
  /** The streets from the branch to the door; empty: not said. */
  readonly path: Path
  /** Nothing of the way is left: the courier is at the door, or the order is over. */
  readonly hasNoWayLeft: boolean
}

export type OrderWay = {
  /** The line on the map: what is left of the way. Empty: none. */
  readonly way: Path
  /** Nobody is on the way yet. */
  readonly isPlanned: boolean
  /** What a map has to show: both ends of what is left, and the streets between them. */
  readonly inSight: Path
}

/** The way of an order as its map shows it: what the courier has still to ride, else from branch to door (OR-03). */
export function orderWay({ branch, door, courier, path, hasNoWayLeft }: OrderPlaces): OrderWay {
  const known = (points: readonly (Point | null)[]) => points.filter((point) => point !== null)
  if (!courier) {
    const ends = known([branch, door])
    return { way: hasNoWayLeft ? [] : ends, isPlanned: !hasNoWayLeft, inSight: ends }
  }
  const ends = known([courier.at, door])
  if (hasNoWayLeft) return { way: [], isPlanned: false, inSight: ends }
  const left = pathFrom(path, courier.at) ?? ends
  const behind = wayBetween(path, courier.before, courier.at)
  return {
    way: withoutRepeats([...behind, ...left]),
    isPlanned: false,
    inSight: [...ends, ...left],
  }
}
