import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { type Atom, atom, useAtomValue } from 'jotai'
import { api } from '#/api/api.ts'
import { STALE, unwrap } from '#/api/query.ts'
import { queryClientAtom } from '#/session/query-client.ts'
import { customerAtom, type QueryScope, queryScopeAtom } from '#/session/session.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'

type FavouriteChange = { productId: string; isFavourite: boolean }
type Favourites = { productId: string; isFavourite: boolean; favouriteId: string | null }[]

/** The customer's favourites; `scope` carries whose they are. */
export const favouritesQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: [...scope, 'favourites'],
    queryFn: ({ signal }): Promise<Favourites> => unwrap(api.products.favourites(scope[2], signal)),
    staleTime: STALE.visit,
    enabled: scope[2] !== '',
  })

const NONE: ReadonlySet<string> = new Set()

/** Ids of the customer's favourites, as the list has them at this moment; asked for while somebody looks at one. */
const listAtom = atom((get) => {
  const client = get(queryClientAtom)
  const scope = get(queryScopeAtom)
  if (!client || scope[2] === '' || !get(abilitiesAtom).favourites) return atom(NONE)
  // One listener for all cards: one for each would be half of what drawing a card costs.
  const list = new QueryObserver(client, favouritesQuery(scope))
  const idsOf = (known: Favourites = []) =>
    new Set(known.filter(({ isFavourite }) => isFavourite).map(({ productId }) => productId))
  const idsAtom = atom<ReadonlySet<string>>(idsOf(list.getCurrentResult().data))
  idsAtom.onMount = (set) => {
    set(idsOf(list.getCurrentResult().data))
    return list.subscribe(({ data }) => set(idsOf(data)))
  }
  return idsAtom
})

const marks = new Map<string, Atom<boolean>>()

/** Whether the product is a favourite; a card is drawn again only when its own answer changes. */
export function useIsFavourite(productId: string): boolean {
  const known = marks.get(productId) ?? atom((get) => get(get(listAtom)).has(productId))
  marks.set(productId, known)
  return useAtomValue(known)
}

/**
 * Marks at once, takes it back when the server refuses (MN-13), and then throws its error; wishes are sent one after
 * another, so that the last one holds. Does nothing for a visitor: there is nobody to keep it.
 */
export const setFavouriteAtom = atom(null, async (get, _set, wish: FavouriteChange) => {
  const client = get(queryClientAtom)
  if (!client || !get(customerAtom)) return
  const { queryKey } = favouritesQuery(get(queryScopeAtom))
  const mark = ({ productId, isFavourite }: FavouriteChange) =>
    client.setQueryData<Favourites>(queryKey, (list = []) => [
      ...list.filter((one) => one.productId !== productId),
      ...(isFavourite ? [{ productId, isFavourite, favouriteId: null }] : []),
    ])
  const sending = client.getMutationCache().build(client, {
    scope: { id: 'favourites' },
    mutationFn: ({ productId, isFavourite }: FavouriteChange) =>
      unwrap(api.products.setFavourite(productId, isFavourite)),
    onMutate: async (asked) => {
      const isKnown = client.getQueryData(queryKey) !== undefined
      await client.cancelQueries({ queryKey })
      mark(asked)
      return { isKnown }
    },
    onError: (_error, asked) => mark({ ...asked, isFavourite: !asked.isFavourite }),
    // The list was still on its way: what it holds besides this one is asked for now.
    onSettled: (_data, _error, _asked, context) =>
      context?.isKnown ? undefined : client.invalidateQueries({ queryKey }),
  })
  await sending.execute(wish)
})
