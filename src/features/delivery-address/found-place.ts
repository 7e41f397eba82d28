import { atom } from 'jotai'
import * as v from 'valibot'
import { UsedPlace } from '#/features/order-draft/index.ts'
import { keys } from '#/session/keys.ts'
import { storedAtom } from '#/session/saved.ts'

const storedPlaceAtom = storedAtom(keys.foundPlace)

/**
 * An address that is found in the sheet or on its way to the map, and not taken yet; a reload of the tab keeps it.
 */
export const foundPlaceAtom = atom(
  (get): UsedPlace | null => {
    const stored = v.safeParse(UsedPlace, get(storedPlaceAtom))
    return stored.success ? stored.output : null
  },
  (_get, set, found: UsedPlace | null) => set(storedPlaceAtom, found),
)
