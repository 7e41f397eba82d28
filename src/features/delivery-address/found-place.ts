import { atom } from 'jotai'
import * as v from 'valibot'
import { UsedPlace } from '#/features/order-draft/index.ts'
import { keys } from '#/session/keys.ts'

const nowAtom = atom<{ found: UsedPlace | null } | null>(null)

/**
 * An address that is found in the sheet or on its way to the map, and not taken yet; a reload of the tab keeps it.
 */
export const foundPlaceAtom = atom(
  (get): UsedPlace | null => {
    const now = get(nowAtom)
    if (now) return now.found
    const stored = v.safeParse(UsedPlace, keys.foundPlace.read())
    return stored.success ? stored.output : null
  },
  (_get, set, found: UsedPlace | null) => {
    keys.foundPlace.write(found)
    set(nowAtom, { found })
  },
)
