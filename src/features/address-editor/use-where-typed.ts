import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { pointAtom } from '#/features/fulfilment/index.ts'
import { fromPlace, placesQuery } from '#/features/geocoding/index.ts'
import type { DraftPlace } from '#/features/order-draft/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { cityIdAtom } from '#/tenant/cities.ts'

/** The location of a typed street, for customers who chose nothing in the search. `isLost`: it was not found. */
export function useWhereTyped() {
  const queries = useQueryClient()
  const scope = useAtomValue(queryScopeAtom)
  const near = useAtomValue(pointAtom)
  const cityId = useAtomValue(cityIdAtom)
  const [state, setState] = useState<'idle' | 'looking' | 'lost'>('idle')
  const find = async ({ streetName, houseNumber }: Pick<DraftPlace, 'streetName' | 'houseNumber'>) => {
    setState('looking')
    const text = [streetName.trim(), houseNumber.trim()].filter(Boolean).join(' ')
    const places = await queries.fetchQuery(placesQuery(scope, text, near, cityId)).catch(() => [])
    const first = places[0]
    setState(first ? 'idle' : 'lost')
    return first ? fromPlace(first, 'TARGET') : null
  }
  return { find, isLooking: state === 'looking', isLost: state === 'lost' }
}
