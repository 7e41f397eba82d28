import { atom } from 'jotai'
import { changeDraftAtom, draftAtom } from './draft.ts'
import type { Draft } from './draft-fields.ts'
import { serviceTypeAtom } from './service.ts'

const OWN = { DELIVERY: 'when', PICK_UP: 'pickupWhen', DINE_IN: 'tableWhen' } as const

/** The chosen time of the order's service; each service keeps its own choice (SC-04). Null: as soon as possible. */
export const whenAtom = atom(
  (get): Draft['when'] => get(draftAtom)[OWN[get(serviceTypeAtom)]],
  (get, set, when: Draft['when']) => set(changeDraftAtom, { [OWN[get(serviceTypeAtom)]]: when }),
)
