import type { Product } from '#/api/schema/menu.ts'
import type { Choices } from '#/domain/basket/basket.ts'
import { choiceNames } from '#/domain/basket/choice-names.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { joinDots } from '#/lib/join.ts'

/** The choices of a line as one sentence, in the order of the menu: "Full portion · Qazi 50 g × 2". */
export function useChoicesText(): (product: Product, choices: Choices) => string {
  const textIn = useTextIn()
  return (product, choices) => joinDots(choiceNames(product, choices, textIn))
}
