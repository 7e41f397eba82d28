import { useMutation } from '@tanstack/react-query'
import { atom, useSetAtom } from 'jotai'
import { basketsApi } from '#/api/baskets.ts'
import { unwrap } from '#/api/query.ts'
import { freshLinesAtom } from '#/features/basket/index.ts'
import { serviceTypeAtom } from '#/features/order-draft/index.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { brandAtom } from '#/tenant/merchant.ts'

/** Leaves the basket with the server for another device. Only the basket: who orders, and where to, stays here. */
const handOverAtom = atom(null, (get, set) =>
  unwrap(
    basketsApi().handOver({
      brandId: get(brandAtom)?.id ?? null,
      branchId: get(nearestBranchAtom)?.id ?? null,
      serviceType: get(serviceTypeAtom),
      lines: set(freshLinesAtom).map(({ key: _, ...line }) => line),
    }),
  ),
)

/** Asks for a code of the present basket; each time for a new one. */
export function useHandOver() {
  const handOver = useSetAtom(handOverAtom)
  return useMutation({ mutationFn: () => handOver() })
}
