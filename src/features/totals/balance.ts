import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { meQuery } from '#/session/me.ts'
import { customerAtom, queryScopeAtom } from '#/session/session.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'

/**
 * What cashback can pay with, so'm. Orders that arrive add to it, and a session lives for weeks: the server is asked,
 * and until it has answered the balance is that of the last order or sign-in: the order says if it is not.
 */
export function useBalance(): number {
  const customer = useAtomValue(customerAtom)
  const { cashback } = useAtomValue(abilitiesAtom)
  const query = meQuery(useAtomValue(queryScopeAtom))
  const { data } = useQuery({ ...query, enabled: cashback && customer !== null })
  return (cashback && customer && (data ?? customer).cashback) || 0
}
