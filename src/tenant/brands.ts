import { atom } from 'jotai'
import type { Brand } from '#/api/schema/merchant.ts'

/** The merchant's brands (tabs); empty without `multiTabNavigationEnabled`. */
export const brandsAtom = atom<readonly Brand[]>([])

/** The brand on the screen; null when the merchant has none of its own. */
export const brandAtom = atom<Brand | null>(null)

/**
 * The brand to begin with (spec section 4, R19): the one whose `page` the page cookie names, else the one whose
 * domain is the host, else the first.
 */
export function firstBrand(
  brands: readonly Brand[],
  pageCookie: string | null,
  hostname: string,
): Brand | null {
  return (
    brands.find((brand) => pageCookie !== null && String(brand.page) === pageCookie) ??
    brands.find((brand) => brand.domainUrl !== '' && brand.domainUrl === hostname) ??
    brands[0] ??
    null
  )
}
