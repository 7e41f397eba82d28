import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { queryScopeAtom } from '#/session/session.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { savedAddressesQuery } from './queries.ts'

/**
 * The addresses of the account, the newest first, as a query. Never asked for by a visitor, by a merchant that delivers
 * nothing (ST-08), or while `isWanted` is false.
 */
export function useSavedAddresses({ isWanted = true } = {}) {
  const scope = useAtomValue(queryScopeAtom)
  const { delivery } = useAtomValue(abilitiesAtom)
  return useQuery({ ...savedAddressesQuery(scope), enabled: isWanted && delivery && scope[2] !== '' })
}
