import { atom } from 'jotai'
import * as v from 'valibot'
import { Promo } from '#/api/schema/promo.ts'
import { draftAtom } from '#/features/order-draft/index.ts'

/** The promo of the order draft. */
export const promoAtom = atom((get): Promo | null => {
  const parsed = v.safeParse(Promo, get(draftAtom).promo)
  return parsed.success ? parsed.output : null
})
