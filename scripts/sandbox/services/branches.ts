import type { Branch } from '#/api/schema/branch.ts'
import { distanceMetres, type Point } from '#/domain/geo/geo.ts'
import type { Language } from '#/domain/text.ts'
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

/** Where a branch is, in a language. */
export const branchAddress = (tenant: Tenant, branch: { id: string; address: string }, language: Language) =>
  tenant.branchAddress[branch.id]?.[language] ?? branch.address

/**
 * A branch as the API sends it: with its delivery radius, so that the zone can be rendered, and its address in the
 * language of the call.
 */
export const asSent = <B extends { id: string; address: string }>(
  tenant: Tenant,
  branch: B,
  language: Language,
) => ({
  ...branch,
  address: branchAddress(tenant, branch, language),
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
