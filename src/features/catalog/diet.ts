import { atom } from 'jotai'
import { ANY_DIET, type Diet } from '#/domain/menu/diet.ts'

const wishAtom = atom(ANY_DIET)

/** For this visit: a dish that is hidden must not surprise anybody days later. */
export const dietAtom = atom(
  (get) => get(wishAtom),
  (_get, set, diet: Diet) => set(wishAtom, diet),
)
