import type { CourierStatus } from '#/api/schema/order.ts'
import { distanceMetres, type Point } from '#/domain/geo/geo.ts'
import { lived, stateAt } from '../db/life.ts'
import type { PlanStep } from '../db/schema/orders.ts'
import { tashkentIso } from '../services/clock.ts'
import type { OrderRow } from './record.ts'

const NAMES = ['Jasur', 'Sardor', 'Bekzod', 'Otabek', 'Shohruh', 'Ulugʻbek', 'Azizbek'] as const

/** Degrees from the branch to where the courier is when found: some 900 m. */
const SPAWN: Point = { latitude: 0.006, longitude: -0.007 }

const timeOf = (plan: readonly PlanStep[], status: CourierStatus) => {
  const step = plan.find(({ courier }) => courier === status)
  return step ? Date.parse(step.at) : null
}

/** A route along streets instead of a straight line: along one, across, along another. */
function streets(from: Point, to: Point): Point[] {
  const middle = from.longitude + (to.longitude - from.longitude) * 0.6
  return [
    from,
    { latitude: from.latitude, longitude: middle },
    { latitude: to.latitude, longitude: middle },
    to,
  ]
}

/** Degrees clockwise from north. */
function bearing(from: Point, to: Point): number {
  const dx = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180)
  const dy = to.latitude - from.latitude
  return dx === 0 && dy === 0 ? 0 : Math.round((Math.atan2(dx, dy) * 180) / Math.PI + 360) % 360
}

/** The point at `share` (0 to 1) of the path, and the direction of travel there. */
function along(path: readonly Point[], share: number): Point & { bearing: number } {
  const legs = path
    .slice(1)
    .map((to, i) => ({ from: path[i] ?? to, to, metres: distanceMetres(path[i] ?? to, to) }))
  let left = legs.reduce((sum, { metres }) => sum + metres, 0) * Math.min(1, Math.max(0, share))
  for (const [i, { from, to, metres }] of legs.entries()) {
    if (left > metres && i < legs.length - 1) {
      left -= metres
      continue
    }
    const part = metres === 0 ? 1 : Math.min(1, left / metres)
    return {
      latitude: from.latitude + (to.latitude - from.latitude) * part,
      longitude: from.longitude + (to.longitude - from.longitude) * part,
      bearing: bearing(from, to),
    }
  }
  const end = path.at(-1) ?? { latitude: 0, longitude: 0 }
  return { ...end, bearing: 0 }
}

/**
 * Where the courier is now: on the way to the branch, waiting there, on the way to the door, or at it; null while
 * none is found.
 */
export function courierPlace(plan: readonly PlanStep[], branch: Point, door: Point, now: number) {
  const found = timeOf(plan, 'PERFORMER_FOUND')
  if (found === null || found > now) return null
  const atBranch = timeOf(plan, 'PERFORMER_PICK_UP_ARRIVED') ?? found
  const left = timeOf(plan, 'PERFORMER_PICKUPED') ?? Number.POSITIVE_INFINITY
  const atDoor = timeOf(plan, 'PERFORMER_ARRIVED') ?? Number.POSITIVE_INFINITY
  if (now < left) {
    const start = {
      latitude: branch.latitude + SPAWN.latitude,
      longitude: branch.longitude + SPAWN.longitude,
    }
    return along(streets(start, branch), (now - found) / Math.max(1, atBranch - found))
  }
  return along(streets(branch, door), (now - left) / Math.max(1, atDoor - left))
}

/** The courier of an order in the API's format; null before one was looked for. */
export function wireCourier(order: OrderRow, now: number) {
  const status = stateAt(order.plan, now).courier
  const { branch, address } = order.record as { branch: Point; address: Point | null }
  if (!status || !address) return null
  const place = courierPlace(order.plan, branch, address, now)
  const arrives = timeOf(order.plan, 'PERFORMER_ARRIVED')
  const updatedAt = tashkentIso(Math.max(now, Date.parse(lived(order.plan, now).at(-1)?.at ?? '') || now))
  return {
    orderId: order.id,
    provider: 'OWN',
    status,
    courier: place && {
      name: NAMES[order.number % NAMES.length],
      phone: `+99890111${String(order.number).padStart(4, '0').slice(-4)}`,
      transport: 'SCOOTER',
      plate: '',
    },
    location: place && { ...place, updatedAt },
    etaMinutes: arrives === null || arrives <= now ? null : Math.ceil((arrives - now) / 60_000),
  }
}
