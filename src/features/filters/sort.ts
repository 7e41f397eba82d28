import { useQuery } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'
import { useCallback, useMemo } from 'react'
import type { Product } from '#/api/schema/menu.ts'
import { shownPrice } from '#/domain/menu/shown-price.ts'
import { canSortBy, type Sort, sorted } from '#/domain/menu/sort.ts'
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

/**
 * The order a page has its dishes in: the chosen one, where the merchant lets customers choose and it tells these dishes
 * apart, else the menu's. `sortable`: all dishes that the page may show; absent: it has an order of its own.
 */
export function useSort(sortable: readonly Product[] | undefined): Sort {
  const { menuHints } = useAtomValue(abilitiesAtom)
  const chosen = useAtomValue(sortAtom)
  const factsOf = useSortFacts()
  return useMemo(() => {
    if (!menuHints || !sortable || chosen === 'menu') return 'menu'
    return canSortBy(chosen, sortable.map(factsOf)) ? chosen : 'menu'
  }, [menuHints, sortable, chosen, factsOf])
}

/** A function that puts some of these dishes into the order of `useSort`. */
export function useSorted(sortable: readonly Product[]) {
  const sort = useSort(sortable)
  const factsOf = useSortFacts()
  return useCallback((products: readonly Product[]) => sorted(products, sort, factsOf), [sort, factsOf])
}
