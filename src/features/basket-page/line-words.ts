import type { Product } from '#/api/schema/menu.ts'
import type { Choices } from '#/domain/basket/basket.ts'
import { piecesOf } from '#/domain/menu/product.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { joinDots } from '#/lib/join.ts'

/** The choices of a line as one sentence, in the order of the menu: "Full portion · Qazi 50 g × 2". */
export function useChoicesText(): (product: Product, choices: Choices) => string {
  const textIn = useTextIn()
  return (product, choices) =>
    joinDots(
      product.modificationGroups
        .toSorted((a, b) => a.priority - b.priority)
        .flatMap((group) => group.modifications.toSorted((a, b) => a.priority - b.priority))
        .flatMap((modification) => {
          const pieces = piecesOf(choices, modification.id)
          if (pieces === 0) return []
          const name = textIn(modification.name)
          return [pieces > 1 ? `${name} × ${pieces}` : name]
        }),
    )
}
