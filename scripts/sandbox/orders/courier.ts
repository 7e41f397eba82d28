import type { Point } from '#/domain/geo/geo.ts'
import { lengthOf, type Path, pointAt } from '#/domain/geo/path.ts'
import type { CourierStatus } from '#/domain/order/order-status.ts'
import { lived, stateAt } from '../db/life.ts'
import type { PlanStep } from '../db/schema/orders.ts'
import { streetPath } from '../maps/streets.ts'
import { tashkentIso } from '../services/clock.ts'
import type { OrderRow } from './record.ts'

const NAMES = ['Jasur', 'Sardor', 'Bekzod', 'Otabek', 'Shohruh', 'Ulugʻbek', 'Azizbek'] as const

/** The courier has the food. */
const CARRIES: readonly CourierStatus[] = ['PERFORMER_PICKUPED', 'PERFORMER_ARRIVED']

/** Degrees from the branch to where the courier is when found: some 900 m. */
const SPAWN: Point = { latitude: 0.006, longitude: -0.007 }

const timeOf = (plan: readonly PlanStep[], status: CourierStatus) => {
  const step = plan.find(({ courier }) => courier === status)
  return step ? Date.parse(step.at) : null
}

/** The point at `share` (0 to 1) of the path, and the direction of travel there. */
const placeOn = (path: Path, share: number) => pointAt(path, lengthOf(path) * Math.min(1, Math.max(0, share)))

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
    return placeOn(streetPath(start, branch), (now - found) / Math.max(1, atBranch - found))
  }
  return placeOn(streetPath(branch, door), (now - left) / Math.max(1, atDoor - left))
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
    // The way to the branch is nobody's business but the branch's.
    path: CARRIES.includes(status) ? streetPath(branch, address) : [],
    etaMinutes: arrives === null || arrives <= now ? null : Math.ceil((arrives - now) / 60_000),
  }
}
