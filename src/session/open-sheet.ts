import { atom, type WritableAtom } from 'jotai'
import { type Key, keys } from './keys.ts'

type Stored<T> = { path: string; of: T } | null

/** What is open in a sheet over the page, null: nothing. A reload of the tab opens it again on the same page. */
export function openSheetAtom<T>(key: Key<Stored<T>>): WritableAtom<T | null, [of: T | null], void> {
  const nowAtom = atom<{ of: T | null } | null>(null)
  const atStart = (): T | null => {
    const stored = key.read()
    return stored && stored.path === window.location.pathname ? stored.of : null
  }
  return atom(
    (get) => {
      const now = get(nowAtom)
      return now ? now.of : atStart()
    },
    (_get, set, of) => {
      key.write(of === null ? null : { path: window.location.pathname, of })
      set(nowAtom, { of })
    },
  )
}

/** A new visit in the tab of an earlier one begins without its sheets. */
export function forgetSheets() {
  for (const key of [keys.openProduct, keys.openAddress, keys.foundPlace]) key.clear()
}
