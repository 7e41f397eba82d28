import { useLingui } from '@lingui/react/macro'
import type { Diet } from '#/domain/menu/diet.ts'
import { useAllergenWord } from '#/i18n/allergen-words.ts'
import { joinCommas } from '#/lib/join.ts'
import { useProductTexts } from '#/ui/use-view-context.ts'

/** `Vegan, without nuts, milk`. */
export function useFilterWords(): (diet: Diet) => string {
  const { t } = useLingui()
  const texts = useProductTexts()
  const allergenWord = useAllergenWord()
  return ({ tags, without }) => {
    const allergens = joinCommas(without.map(allergenWord))
    return joinCommas([...tags.map(texts.diet), allergens && t`without ${allergens}`])
  }
}
