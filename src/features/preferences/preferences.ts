import { atom } from 'jotai'
import type { Product } from '#/api/schema/menu.ts'
import { isAnyDiet } from '#/domain/menu/diet.ts'
import type { Choices } from '#/domain/menu/product.ts'
import { keys } from '#/session/keys.ts'
import { storedAtom } from '#/session/saved.ts'

/** What the customer eats and leaves out; on this device only, and in no call. */
export const preferencesAtom = storedAtom(keys.preferences)

export const hasPreferencesAtom = atom((get) => !isAnyDiet(get(preferencesAtom)))

/** A dish that is about to be added, with the choices made for it; `add` does it. */
export type Adding = { product: Product; choices: Choices; add: () => void }

/** The last dish that `AddQuestion` was asked about; it stays while its sheet closes. */
export const askedAtom = atom<(Adding & { isOpen: boolean }) | null>(null)

/** Adds at once, or after the customer was asked about what does not suit them. */
export const addCarefullyAtom = atom(null, (get, set, adding: Adding) => {
  if (get(hasPreferencesAtom)) set(askedAtom, { ...adding, isOpen: true })
  else adding.add()
})
