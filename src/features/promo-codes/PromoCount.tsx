import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { queryScopeAtom } from '#/session/session.ts'
import { useNow } from '#/ui/use-now.ts'
import { stateOf } from './own-promo.ts'
import { promosQuery } from './queries.ts'

/** How many codes the customer can use now; none is not said (PC-04). */
export function PromoCount() {
  const now = useNow()
  const { data = [] } = useQuery(promosQuery(useAtomValue(queryScopeAtom)))
  const count = data.filter((promo) => stateOf(promo, now) === 'ok').length
  return count > 0 ? <span translate="no">{count}</span> : null
}
