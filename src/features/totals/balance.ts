import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { meQuery } from '#/session/me.ts'
import { customerAtom, queryScopeAtom } from '#/session/session.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'

/**
 * The cashback balance, so'm. Delivered orders add to it, and a session lives for weeks, so the server is asked. Until
 * it responds the balance is that of the last order or sign-in: the order is refused if it is wrong.
 */
export function useBalance(): number {
  const customer = useAtomValue(customerAtom)
  const { cashback } = useAtomValue(abilitiesAtom)
  const query = meQuery(useAtomValue(queryScopeAtom))
  const { data } = useQuery({ ...query, enabled: cashback && customer !== null })
  return (cashback && customer && (data ?? customer).cashback) || 0
}
