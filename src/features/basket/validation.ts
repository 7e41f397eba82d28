import { atom } from 'jotai'
import type { Product } from '#/api/schema/menu.ts'
import type { BasketProblems } from '#/domain/basket/check-basket.ts'
import type { Draft } from '#/features/order-draft/index.ts'
import { scopeAtom } from '#/session/scope.ts'

export type BasketValidation = BasketProblems & {
  branchId: string
  promoCode: string | null
  /** The time of the order that was checked; what is cooked then says nothing of another time. */
  when: Draft['when']
  /** The menu's products with the facts of the check applied. */
  applyCorrections: (products: ReadonlyMap<string, Product>) => ReadonlyMap<string, Product>
}

const cellAtom = atom<{ of: string; facts: BasketValidation } | null>(null)
const nameAtom = atom((get) => JSON.stringify(get(scopeAtom)))

/**
 * The result of the server's last basket check (BX-02); null: it adds nothing to the menu. It is valid for its branch
 * and promo code; results of another brand are dropped.
 */
export const basketValidationAtom = atom(
  (get) => {
    const cell = get(cellAtom)
    return cell?.of === get(nameAtom) ? cell.facts : null
  },
  (get, set, facts: BasketValidation | null) => set(cellAtom, facts && { of: get(nameAtom), facts }),
)
