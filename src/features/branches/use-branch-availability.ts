import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { Product } from '#/api/schema/menu.ts'
import { type BranchAvailability, branchAvailability } from '#/domain/basket/branch-choice.ts'
import { indexById } from '#/domain/menu/menu.ts'
import type { OrderedService } from '#/domain/service.ts'
import { basketLinesAtom } from '#/features/basket/index.ts'
import { menuQuery } from '#/features/catalog/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useShell } from '#/shell/chrome.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'

/**
 * What a branch means for the basket, by the loaded menu (CX-15), compared with the branch of the order unless another
 * is given. Null: the basket is empty, or the menu is not loaded yet.
 */
export function useBranchAvailability(
  service: OrderedService,
): (branchId: string, against?: string | null) => BranchAvailability<Product> | null {
  const scope = useAtomValue(queryScopeAtom)
  const lines = useAtomValue(basketLinesAtom)
  const present = useAtomValue(nearestBranchAtom)?.id ?? null
  const { data: menu } = useQuery(menuQuery(scope, useShell().channel))
  return (branchId, against = present) =>
    menu && lines.length > 0
      ? branchAvailability({ lines, products: indexById(menu.products), service }, branchId, against)
      : null
}
