import { lineSum } from '#/domain/menu/price.ts'
import type { ModificationGroup, PricedProduct } from '#/domain/menu/product.ts'
import { type Portion, quantityIn } from '#/domain/menu/unit.ts'
import type { Sum } from '#/domain/money.ts'
import { tableService } from '#/domain/order/table-service.ts'
import type { OrderedService } from '#/domain/service.ts'
import { type Language, type MultilingualText, textIn } from '#/domain/text.ts'
import type { BasketLine } from './basket-lines.ts'
import { choiceNames } from './choice-names.ts'

type NamedProduct = Omit<PricedProduct, 'modificationGroups'> & {
  readonly name: MultilingualText
  readonly modificationGroups: readonly (Omit<ModificationGroup, 'modifications'> & {
    readonly modifications: readonly (ModificationGroup['modifications'][number] & {
      readonly name: MultilingualText
    })[]
  })[]
}

/** A line of the basket as it was reviewed; `count` 0: the branch does not sell it now. */
export type WaiterCardInput = {
  readonly line: BasketLine
  readonly product: NamedProduct | null
  readonly status: { readonly is: string }
  readonly count: number
}

/** A line of the card. `choices` and `name` in the staff's language, `note` as the customer typed it. */
export type WaiterLine = {
  readonly key: string
  readonly quantity: Portion
  readonly name: string
  readonly choices: readonly string[]
  readonly note: string
  readonly sum: Sum
}

/** The card that is shown to the waiter: `service` is the hall's pay for service, 0 without a table. */
export type WaiterCard = {
  readonly lines: readonly WaiterLine[]
  readonly service: Sum
  readonly total: Sum
}

/**
 * Whether the basket has a card for the waiter: at a table, and in shops that take no orders online, where showing it is
 * the only way to order (CX-09).
 */
export const hasWaiterCard = (
  service: OrderedService,
  { delivery, pickup, dineIn }: { delivery: boolean; pickup: boolean; dineIn: boolean },
): boolean => service === 'DINE_IN' || !(delivery || pickup || dineIn)

/**
 * The basket for the eyes of the staff (CX-09). Dishes that are not sold now are left out; what is only not delivered
 * stays, since a waiter brings it. Promo, cashback and the fee of online orders take no part: nothing is ordered online.
 */
export function waiterCard(
  lines: readonly WaiterCardInput[],
  language: Language,
  branchId: string | null,
  terms: { percent: number; amount: Sum } | null,
): WaiterCard {
  const shown = lines.flatMap(({ line, product, status, count: sold }): WaiterLine[] => {
    const count = status.is === 'not-for-delivery' ? line.count : sold
    if (!product || count <= 0) return []
    const { key, choices, note } = line
    return [
      {
        key,
        quantity: quantityIn(product.unit, count),
        name: textIn(product.name, language),
        choices: choiceNames(product, choices, (text) => textIn(text, language)),
        note,
        sum: lineSum({ product, choices, count }, branchId),
      },
    ]
  })
  const dishes = shown.reduce((sum, line) => sum + line.sum, 0)
  const service = tableService(terms, { products: dishes, count: shown.length })
  return { lines: shown, service, total: dishes + service }
}
