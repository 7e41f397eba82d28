import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { Category, Group, Menu, Product } from '#/api/schema/menu.ts'
import { ANY_DIET, type Diet, isAnyDiet, suits } from '#/domain/menu/diet.ts'
import { categoriesInOrder, type VisibleMenu, visibleMenu } from '#/domain/menu/menu.ts'
import type { Channel } from '#/domain/service.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useShell } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { dietAtom } from './diet.ts'
import { menuQuery } from './queries.ts'

type Visible = VisibleMenu<Group, Category, Product> & {
  /** In reading order: group after group, or one flat list. */
  readonly ordered: readonly Category[]
  readonly products: readonly Product[]
}

const NOTHING: Visible = {
  groups: [],
  categories: [],
  categoriesOf: new Map(),
  productsOf: new Map(),
  byId: new Map(),
  categoryById: new Map(),
  ordered: [],
  products: [],
}

/** Results cached for each menu: all of it and what the filters leave. */
const MAX_KEPT = 2

/** Shared by all components, since a menu may hold thousands of products. */
const visibleByMenu = new WeakMap<Menu, Map<string, Visible>>()

function visibleOf(
  menu: Menu,
  branchId: string | null,
  channel: Channel,
  groups: boolean,
  diet: Diet,
): Visible {
  const known = visibleByMenu.get(menu) ?? new Map<string, Visible>()
  visibleByMenu.set(menu, known)
  const key = JSON.stringify([branchId, channel, groups, diet])
  const found = known.get(key)
  if (found) return found
  const products = isAnyDiet(diet) ? menu.products : menu.products.filter((product) => suits(product, diet))
  const visible = visibleMenu({ ...menu, products }, { branchId, channel })
  const ordered = categoriesInOrder(visible, groups ? 'GROUP' : 'WITHOUT_GROUP')
  const made = {
    ...visible,
    ordered,
    products: ordered.flatMap((category) => visible.productsOf.get(category.id) ?? []),
  }
  known.set(key, made)
  for (const oldest of known.keys()) if (known.size > MAX_KEPT) known.delete(oldest)
  return made
}

/** The menu as the nearest branch sells it in this channel (MN-04); empty lists until it has come. */
export const useMenu = () => useMenuFor(ANY_DIET)

/** What the customer's filters leave of it (BX-15). */
export const useShownMenu = () => useMenuFor(useAtomValue(dietAtom))

function useMenuFor(diet: Diet) {
  const { channel } = useShell()
  const scope = useAtomValue(queryScopeAtom)
  const branchId = useAtomValue(nearestBranchAtom)?.id ?? null
  const { groups } = useAtomValue(abilitiesAtom)
  const query = useQuery(menuQuery(scope, channel))
  const { data, error, isPending, fetchStatus, refetch, dataUpdatedAt, errorUpdatedAt } = query
  const visible = data ? visibleOf(data, branchId, channel, groups, diet) : NOTHING
  return useMemo(
    () => ({
      ...visible,
      branchId,
      /** For `QueryView`: the visible menu as the data of a read. */
      data: data ? visible : undefined,
      /** False: some products could not be read, and whether they are sold is not known. */
      isWhole: data?.isWhole ?? true,
      error,
      isPending,
      fetchStatus,
      errorUpdatedAt,
      refetch,
      /** When this menu was loaded, ms by the device's clock; 0 when unknown. */
      updatedAt: dataUpdatedAt,
    }),
    [visible, branchId, data, error, isPending, fetchStatus, errorUpdatedAt, refetch, dataUpdatedAt],
  )
}
export type UsedMenu = ReturnType<typeof useMenu>
