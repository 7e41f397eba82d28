import { atom } from 'jotai'
import type { Product } from '#/api/schema/menu.ts'
import type { BasketFacts } from '#/domain/basket/check-basket.ts'
import { scopeAtom } from '#/session/scope.ts'

export type Facts = BasketFacts & {
  branchId: string
  promoCode: string | null
  /** The menu's products as the check knows them. */
  mend: (products: ReadonlyMap<string, Product>) => ReadonlyMap<string, Product>
}

const cellAtom = atom<{ of: string; facts: Facts } | null>(null)
const nameAtom = atom((get) => JSON.stringify(get(scopeAtom)))

/**
 * What the server said when it last checked the basket (BX-02); null: nothing that the menu does not say. It holds
 * for its branch and its promo code; what was said of another brand is forgotten.
 */
export const factsAtom = atom(
  (get) => {
    const cell = get(cellAtom)
    return cell?.of === get(nameAtom) ? cell.facts : null
  },
  (get, set, facts: Facts) => set(cellAtom, { of: get(nameAtom), facts }),
)
