import { atom } from 'jotai'
import type { Point } from '#/domain/geo/geo.ts'
import { knownPointAtom } from '#/features/fulfilment/index.ts'
import { servicesAtom } from '#/features/order-draft/index.ts'

/** Where a delivery would go; null: not known, or the shop delivers nothing. */
export const deliveryPointAtom = atom((get): Point | null =>
  get(servicesAtom).includes('DELIVERY') ? get(knownPointAtom) : null,
)
