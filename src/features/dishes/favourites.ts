import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { api } from '#/api/api.ts'
import { STALE, unwrap } from '#/api/query.ts'
import { customerAtom, type QueryScope, queryScopeAtom } from '#/session/session.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'

type Favourites = { productId: string; isFavourite: boolean; favouriteId: string | null }[]

/** The customer's favourites; `scope` carries whose they are. */
export const favouritesQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: [...scope, 'favourites'],
    queryFn: ({ signal }): Promise<Favourites> => unwrap(api.products.favourites(scope[2], signal)),
    staleTime: STALE.visit,
    enabled: scope[2] !== '',
  })

/** Whether the product is a favourite; a card is drawn again only when its own answer changes. */
export function useIsFavourite(productId: string): boolean {
  const scope = useAtomValue(queryScopeAtom)
  const { favourites } = useAtomValue(abilitiesAtom)
  const { data } = useQuery({
    ...favouritesQuery(scope),
    enabled: favourites && scope[2] !== '',
    select: (list) => list.some((one) => one.productId === productId && one.isFavourite),
  })
  return data ?? false
}

/**
 * Marks at once, takes it back when the server refuses (MN-13); wishes are sent one after another, so that the last
 * one holds. Null for a visitor: there is nobody to keep it.
 */
export function useSetFavourite() {
  const scope = useAtomValue(queryScopeAtom)
  const customer = useAtomValue(customerAtom)
  const client = useQueryClient()
  const { queryKey } = favouritesQuery(scope)
  const mark = (productId: string, isFavourite: boolean) =>
    client.setQueryData<Favourites>(queryKey, (list = []) => [
      ...list.filter((one) => one.productId !== productId),
      ...(isFavourite ? [{ productId, isFavourite, favouriteId: null }] : []),
    ])
  const mutation = useMutation({
    scope: { id: 'favourites' },
    mutationFn: (wish: { productId: string; isFavourite: boolean }) =>
      unwrap(api.products.setFavourite(wish.productId, wish.isFavourite)),
    onMutate: async ({ productId, isFavourite }) => {
      const isKnown = client.getQueryData(queryKey) !== undefined
      await client.cancelQueries({ queryKey })
      mark(productId, isFavourite)
      return { isKnown }
    },
    onError: (_error, { productId, isFavourite }) => mark(productId, !isFavourite),
    // The list was still on its way: what it holds besides this one is asked for now.
    onSettled: (_data, _error, _wish, context) =>
      context?.isKnown ? undefined : client.invalidateQueries({ queryKey }),
  })
  return customer ? mutation.mutateAsync : null
}
