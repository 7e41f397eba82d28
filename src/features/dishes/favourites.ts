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

/** Marks at once, takes it back when the server refuses (MN-13). Null for a visitor: there is nobody to keep it. */
export function useSetFavourite() {
  const scope = useAtomValue(queryScopeAtom)
  const customer = useAtomValue(customerAtom)
  const client = useQueryClient()
  const { queryKey } = favouritesQuery(scope)
  const mutation = useMutation({
    mutationFn: (wish: { productId: string; isFavourite: boolean }) =>
      unwrap(api.products.setFavourite(wish.productId, wish.isFavourite)),
    onMutate: async ({ productId, isFavourite }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Favourites>(queryKey)
      const others = (before ?? []).filter((one) => one.productId !== productId)
      client.setQueryData<Favourites>(queryKey, [...others, { productId, isFavourite, favouriteId: null }])
      return { before }
    },
    onError: (_error, _wish, context) => client.setQueryData(queryKey, context?.before),
  })
  return customer ? mutation.mutateAsync : null
}
