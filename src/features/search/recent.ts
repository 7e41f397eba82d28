import { atom } from 'jotai'
import { foldText } from '#/domain/search/fold.ts'
import { savedSearchesAtom } from '#/session/saved.ts'

const MOST = 8
const LEAST_LETTERS = 2

/** What was searched for on this device, the latest first. */
export const recentAtom = atom((get) => get(savedSearchesAtom))

/** Remembers a search that led somewhere; another spelling of a known one takes its place. */
export const rememberAtom = atom(null, (get, set, typed: string) => {
  const query = typed.trim()
  const plain = foldText(query)
  if (plain.length < LEAST_LETTERS) return
  const others = get(savedSearchesAtom).filter((one) => foldText(one) !== plain)
  set(savedSearchesAtom, [query, ...others].slice(0, MOST))
})

/** Forgets one search; null: all of them. */
export const forgetAtom = atom(null, (get, set, query: string | null) =>
  set(savedSearchesAtom, query === null ? [] : get(savedSearchesAtom).filter((one) => one !== query)),
)
