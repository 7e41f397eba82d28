import { atom } from 'jotai'
import type { PersistedBasket } from '#/domain/basket/persisted-basket.ts'

/**
 * An order that is looked at before it is the customer's: while it is there, this page takes it for basket and draft, and
 * changes it alone. It is in memory only, so a page that dies leaves nothing of it, and no other tab knows of it. Null:
 * there is none.
 */
export const trialOrderAtom = atom<{
  readonly basket: PersistedBasket
  readonly draft: Readonly<Record<string, unknown>>
} | null>(null)
