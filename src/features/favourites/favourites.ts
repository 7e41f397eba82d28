import { useLingui } from '@lingui/react/macro'
import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { type Atom, atom, useAtomValue, useStore } from 'jotai'
import { api } from '#/api/api.ts'
import { REPORTED_BY_SCREEN, STALE, unwrap } from '#/api/query.ts'
import { queryClientAtom } from '#/session/query-client.ts'
import { customerKey, type QueryScope } from '#/session/query-keys.ts'
import { customerAtom, queryScopeAtom } from '#/session/session.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { useNotify } from '#/ui/notices/notices.ts'

type FavouriteChange = { productId: string; isFavourite: boolean }
type Favourites = { productId: string; isFavourite: boolean; favouriteId: string | null }[]

/** The customer's favourites; `scope` carries whose they are. */
export const favouritesQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: customerKey(scope, 'favourites'),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ signal }): Promise<Favourites> => unwrap(api.products.favourites(scope[2], signal)),
    staleTime: STALE.visit,
    enabled: scope[2] !== '',
  })

const NONE: ReadonlySet<string> = new Set()

/** Ids of the customer's favourites; loaded while a heart is on the page. */
const listAtom = atom((get) => {
  const client = get(queryClientAtom)
  const scope = get(queryScopeAtom)
  if (!client || scope[2] === '' || !get(abilitiesAtom).favourites) return atom(NONE)
  // One observer for all cards: one for each would be half the cost of rendering a card.
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

const isFavouriteAtoms = new Map<string, Atom<boolean>>()

/** Whether the product is a favourite; a card is rendered again only when that changes. */
export function useIsFavourite(productId: string): boolean {
  const known = isFavouriteAtoms.get(productId) ?? atom((get) => get(get(listAtom)).has(productId))
  isFavouriteAtoms.set(productId, known)
  return useAtomValue(known)
}

/**
 * Changes a favourite at once, takes it back when the server refuses (MN-13), and throws its error. Changes are sent one
 * after another, so that the last one holds. No `useMutation`: every card has a heart, and each would keep an observer for a
 * press that hardly ever comes. Does nothing for a visitor, who has no list.
 */
const setFavouriteAtom = atom(null, async (get, _set, change: FavouriteChange) => {
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
    onMutate: async (change) => {
      const isKnown = client.getQueryData(queryKey) !== undefined
      await client.cancelQueries({ queryKey })
      mark(change)
      return { isKnown }
    },
    onError: (_error, change) => mark({ ...change, isFavourite: !change.isFavourite }),
    // The list was still loading and was cancelled, or nobody knows what became of the change: load it again.
    onSettled: (_data, error, _change, context) =>
      context?.isKnown && !error ? undefined : client.invalidateQueries({ queryKey }),
  })
  await sending.execute(change).catch((error) => {
    const isNow = client
      .getQueryData<Favourites>(queryKey)
      ?.some((one) => one.productId === change.productId && one.isFavourite)
    if (isNow !== change.isFavourite) throw error
  })
})

/** Changes a favourite. Resolves with whether it is changed; why not is said in a notice. */
export function useSetFavourite(): (change: FavouriteChange) => Promise<boolean> {
  const { t } = useLingui()
  const store = useStore()
  const notify = useNotify()
  return (change) =>
    store.set(setFavouriteAtom, change).then(
      () => true,
      () => {
        const text = t`Could not save the favourite. Try again`
        // A session that has ended with it is said by itself.
        if (store.get(customerAtom)) notify({ text, tone: 'error', outcomeOf: 'press' })
        return false
      },
    )
}
