import { atom, type WritableAtom } from 'jotai'
import type { Key } from './key.ts'
import { keys } from './keys.ts'
import { storedAtom } from './saved.ts'

/** What is open in a sheet over the page, null: nothing. A reload of the tab opens it again on the same page. */
export function openSheetAtom<T>(
  key: Key<{ path: string; of: T } | null>,
): WritableAtom<T | null, [of: T | null], void> {
  const sheetAtom = storedAtom(key)
  return atom(
    (get) => {
      const stored = get(sheetAtom)
      return stored && stored.path === window.location.pathname ? stored.of : null
    },
    (_get, set, of) => set(sheetAtom, of === null ? null : { path: window.location.pathname, of }),
  )
}

/** A new visit in the tab of an earlier one begins without its sheets, and without what was typed in it. */
export function forgetLastVisit() {
  const { openProduct, openAddress, foundPlace, formInputs, loginPhone, sentCode, lastPage } = keys
  for (const key of [openProduct, openAddress, foundPlace, formInputs, loginPhone, sentCode, lastPage])
    key.clear()
}
