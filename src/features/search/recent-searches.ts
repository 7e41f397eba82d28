import { atom } from 'jotai'
import { foldText } from '#/domain/search/fold.ts'
import { savedSearchesAtom } from '#/session/saved.ts'

const MAX_SEARCHES = 8
const MIN_LETTERS = 2

/** Searches made on this device, the latest first. */
export const recentSearchesAtom = atom((get) => get(savedSearchesAtom))

/** Remembers a search that led somewhere; another spelling of the same words replaces it. */
export const rememberSearchAtom = atom(null, (get, set, typed: string) => {
  const query = typed.trim()
  const folded = foldText(query)
  if (folded.length < MIN_LETTERS) return
  const others = get(savedSearchesAtom).filter((one) => foldText(one) !== folded)
  set(savedSearchesAtom, [query, ...others].slice(0, MAX_SEARCHES))
})

/** Removes one search; null: all of them. */
export const forgetSearchAtom = atom(null, (get, set, query: string | null) =>
  set(savedSearchesAtom, query === null ? [] : get(savedSearchesAtom).filter((one) => one !== query)),
)
