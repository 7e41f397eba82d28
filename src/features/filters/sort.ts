import { useQuery } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'
import { useCallback } from 'react'
import type { Product } from '#/api/schema/menu.ts'
import { shownPrice } from '#/domain/menu/shown-price.ts'
import { type Sort, sorted } from '#/domain/menu/sort.ts'
import { gradesQuery } from '#/features/catalog/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'

/** The order of dishes that was chosen, for this visit only, like the filters (DX-15). */
export const sortAtom = atom<Sort>('menu')

/** What dishes are sorted by: the price of a card, and what customers gave. */
export function useSortFacts() {
  const branchId = useAtomValue(nearestBranchAtom)?.id ?? null
  const { data: grades } = useQuery(gradesQuery(useAtomValue(queryScopeAtom)))
  return useCallback(
    (product: Product) => {
      const given = grades?.get(product.id)
      return {
        price: shownPrice(product, branchId).price,
        grade: given?.grade ?? product.grade,
        rated: given?.count ?? 0,
      }
    },
    [grades, branchId],
  )
}

/** A function that puts dishes into the chosen order, where the merchant lets customers choose one. */
export function useSorted() {
  const { menuHints } = useAtomValue(abilitiesAtom)
  const sort = useAtomValue(sortAtom)
  const factsOf = useSortFacts()
  return useCallback(
    (products: readonly Product[]) => (menuHints ? sorted(products, sort, factsOf) : products),
    [menuHints, sort, factsOf],
  )
}
