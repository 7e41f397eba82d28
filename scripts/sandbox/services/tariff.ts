import type { Branch } from '#/api/schema/branch.ts'
import { distanceMetres, type Point } from '#/domain/geo/geo.ts'
import { deliversTo, etaMinutes } from './branches.ts'
import type { Tenant } from './tenants.ts'

/** Kilometres that the base price covers. */
const COVERED_KM = 2

/** The delivery price from this branch to this point; null when the branch does not deliver there. */
export function tariffFor(tenant: Tenant, branch: Branch, point: Point, products: number) {
  if (!deliversTo(tenant, branch, point)) return null
  const { id, basePrice, perKm, freeFrom, deliveryType } = tenant.tariff
  const distance = distanceMetres(branch, point)
  const moreKm = Math.max(0, Math.ceil(distance / 1000) - COVERED_KM)
  const price = (branch.deliveryPrice ?? basePrice) + perKm * moreKm
  return {
    price: freeFrom > 0 && products >= freeFrom ? 0 : price,
    tariffId: id,
    deliveryType,
    distance,
    freeFrom: freeFrom > 0 ? freeFrom : null,
    etaMinutes: etaMinutes(branch, distance),
  }
}
