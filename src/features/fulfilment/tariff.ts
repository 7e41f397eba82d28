import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { errorOf } from '#/api/query.ts'
import type { ApiError } from '#/api/result.ts'
import type { Tariff } from '#/api/schema/tariff.ts'
import { tariffRequest } from '#/domain/order/tariff.ts'
import { useBasket } from '#/features/basket/index.ts'
import { draftAtom, serviceTypeAtom } from '#/features/order-draft/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { cityIdAtom } from '#/tenant/merchant.ts'
import { tariffQuery } from './queries.ts'

/**
 * The price of delivering this basket. `none`: no request needed (pick-up, no address, an empty basket); `last` is the
 * price of the previous request, for rows that should not flicker, never for a total.
 */
export type TariffState =
  | { is: 'none' }
  | { is: 'asking'; last: Tariff | null }
  | { is: 'known'; tariff: Tariff; distance: number }
  | { is: 'failed'; error: ApiError | null; retry: () => void }

export function useTariff(): TariffState {
  const scope = useAtomValue(queryScopeAtom)
  const service = useAtomValue(serviceTypeAtom)
  const branch = useAtomValue(nearestBranchAtom)
  const cityId = useAtomValue(cityIdAtom)
  const { place } = useAtomValue(draftAtom)
  const { totals } = useBasket()
  const question = tariffRequest({
    service,
    ordered: totals,
    branch,
    address: place,
    cityId: place?.cityId ?? cityId,
  })
  const query = useQuery({ ...tariffQuery(scope, question), placeholderData: keepPreviousData })
  if (!question) return { is: 'none' }
  if (query.data && !query.isPlaceholderData)
    return { is: 'known', tariff: query.data, distance: query.data.distance ?? question.distance }
  if (query.isError) return { is: 'failed', error: errorOf(query.error), retry: () => void query.refetch() }
  return { is: 'asking', last: query.data ?? null }
}
