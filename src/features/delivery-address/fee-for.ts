import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { NearestBranch } from '#/api/schema/branch.ts'
import type { Sum } from '#/domain/money.ts'
import { tariffRequest } from '#/domain/order/tariff.ts'
import { useBasket } from '#/features/basket/index.ts'
import { tariffQuery } from '#/features/fulfilment/index.ts'
import type { DraftPlace } from '#/features/order-draft/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { cityIdAtom } from '#/tenant/merchant.ts'

type Fee = { is: 'asking' } | { is: 'unknown' } | { is: 'known' | 'from'; price: Sum }

/**
 * The price of delivering the basket to a place; with an empty basket the lowest price. The key contains the whole
 * request, so no response is outdated.
 */
export function useFeeFor(place: DraftPlace, branch: NearestBranch): Fee {
  const scope = useAtomValue(queryScopeAtom)
  const cityId = useAtomValue(cityIdAtom)
  const { totals } = useBasket()
  const question = tariffRequest({
    service: 'DELIVERY',
    ordered: totals,
    branch,
    address: place,
    cityId: place.cityId ?? cityId,
  })
  const { data, isPending } = useQuery(tariffQuery(scope, question))
  if (question === null)
    return branch.deliveryPrice === null ? { is: 'unknown' } : { is: 'from', price: branch.deliveryPrice }
  if (data) return { is: 'known', price: data.price }
  return isPending ? { is: 'asking' } : { is: 'unknown' }
}
