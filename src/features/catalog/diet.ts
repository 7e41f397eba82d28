import { atom } from 'jotai'
import { ANY_DIET, type Diet } from '#/domain/menu/diet.ts'

/** The filters, for this visit only: a product hidden by filters set days ago would look as if it were not sold. */
export const dietAtom = atom<Diet>(ANY_DIET)
