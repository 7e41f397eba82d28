import { atom } from 'jotai'
import type { Product } from '#/api/schema/menu.ts'
import type { BasketProblems } from '#/domain/basket/check-basket.ts'
import { scopeAtom } from '#/session/scope.ts'

export type BasketValidation = BasketProblems & {
  branchId: string
  promoCode: string | null
  /** The menu's products as the check knows them. */
  applyCorrections: (products: ReadonlyMap<string, Product>) => ReadonlyMap<string, Product>
}

const cellAtom = atom<{ of: string; facts: BasketValidation } | null>(null)
const nameAtom = atom((get) => JSON.stringify(get(scopeAtom)))

/**
 * What the server said when it last checked the basket (BX-02); null: nothing that the menu does not say. It holds
 * for its branch and its promo code; what was said of another brand is forgotten.
 */
export const basketValidationAtom = atom(
  (get) => {
    const cell = get(cellAtom)
    return cell?.of === get(nameAtom) ? cell.facts : null
  },
  (get, set, facts: BasketValidation) => set(cellAtom, { of: get(nameAtom), facts }),
)
