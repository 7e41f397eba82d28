import type { Branch } from '#/api/schema/branch.ts'
import { distanceMetres, type Point } from '#/domain/geo/geo.ts'
import type { MerchantSeed } from '../seeds/builder/seed.ts'
import type { Tenant } from './tenants.ts'

type WireBranch = MerchantSeed['branches'][number]

/** Scooters ride 300 m a minute; cooking takes the branch's lead time. */
const METRES_A_MINUTE = 300
const ETA_SPREAD_MIN = 15

export const isOpenForGuests = (branch: { isActive: boolean; deleted: boolean }) =>
  branch.isActive && !branch.deleted

/** Minutes until the food is there. */
export function etaMinutes(branch: { leadTimeMinutes: number }, metres: number) {
  const min = Math.max(15, Math.round((branch.leadTimeMinutes * 0.6 + metres / METRES_A_MINUTE) / 5) * 5)
  return { min, max: min + ETA_SPREAD_MIN }
}

/** How far this branch delivers, in metres. */
const zoneOf = (tenant: Tenant, branchId: string) =>
  tenant.deliveryRadius[branchId] ?? tenant.tariff.zoneKm * 1000

/** A branch as it goes out: with how far it delivers, so that the edge can be drawn. */
export const withZone = <B extends { id: string }>(tenant: Tenant, branch: B) => ({
  ...branch,
  deliveryRadius: zoneOf(tenant, branch.id),
})

/** Whether this branch delivers to a point. */
export const deliversTo = (tenant: Tenant, branch: Branch, point: Point) =>
  (branch.settings?.deliveryEnabled ?? true) && distanceMetres(branch, point) <= zoneOf(tenant, branch.id)

/** Active branches with their distance from a point, nearest first. */
export function byDistance(
  tenant: Tenant,
  point: Point,
): { wire: WireBranch; branch: Branch; metres: number }[] {
  return tenant.wire.branches
    .flatMap((wire) => {
      const branch = tenant.branches.get(wire.id)
      if (!branch || !isOpenForGuests(branch)) return []
      return [{ wire, branch, metres: distanceMetres(branch, point) }]
    })
    .sort((a, b) => a.metres - b.metres)
}
