import * as v from 'valibot'
import { usePersistedState } from '#/session/use-persisted-state.ts'

const Search = v.picklist(['no', 'first', 'again'])

/** Whether the search for a place is open; opened by a press, its field has the focus at once. */
export function useLooking(place: object | null) {
  const [search, setSearch] = usePersistedState('looking for a place', Search, () =>
    place === null ? 'first' : 'no',
  )
  return {
    isLooking: place === null || search !== 'no',
    hasCursor: search === 'again',
    lookAgain: () => setSearch('again'),
    stopLooking: () => setSearch('no'),
  }
}
