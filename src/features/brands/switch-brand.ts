import { atom } from 'jotai'
import type { Brand } from '#/api/schema/merchant.ts'
import { linesOf } from '#/domain/basket/persisted-basket.ts'
import { basketLinesAtom } from '#/features/basket/index.ts'
import { basketAtomOf } from '#/session/basket.ts'
import { cookies, keys } from '#/session/keys.ts'
import { scopeAtom } from '#/session/scope.ts'
import { showTokenAtom } from '#/session/session.ts'
import { brandAtom, brandsAtom } from '#/tenant/merchant.ts'

/** Switches to another brand of the merchant: its menu, basket, session and colour follow from `brandAtom`. */
export const switchBrandAtom = atom(null, (get, set, brand: Brand) => {
  if (get(brandAtom)?.id === brand.id) return
  set(brandAtom, brand)
  keys.tabBrand.write(brand.id)
  if (brand.page === 1 || brand.page === 2) cookies.page.write(String(brand.page))
  set(showTokenAtom)
})

/** How many dishes each brand's basket has, by brand id; a piece or a portion counts once. */
export const basketCountsAtom = atom((get): ReadonlyMap<string, number> => {
  const scope = get(scopeAtom)
  const current = get(brandAtom)?.id
  const count = (lines: readonly { count: number }[]) =>
    lines.reduce((sum, line) => sum + Math.max(1, Math.round(line.count)), 0)
  return new Map(
    get(brandsAtom).map(({ id }) => {
      if (id === current) return [id, count(get(basketLinesAtom))]
      return [id, scope ? count(linesOf(get(basketAtomOf({ ...scope, brandId: id })))) : 0]
    }),
  )
})
