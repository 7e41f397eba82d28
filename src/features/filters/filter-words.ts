import { useLingui } from '@lingui/react/macro'
import type { Diet } from '#/domain/menu/diet.ts'
import { useAllergenWord } from '#/i18n/allergen-words.ts'
import { useDietWord } from '#/i18n/diet-words.ts'
import { joinCommas } from '#/lib/join.ts'

/** `Vegan, without nuts, milk`. */
export function useFilterWords(): (diet: Diet) => string {
  const { t } = useLingui()
  const dietWord = useDietWord()
  const allergenWord = useAllergenWord()
  return ({ tags, without }) => {
    const allergens = joinCommas(without.map(allergenWord))
    return joinCommas([...tags.map(dietWord), allergens && t`without ${allergens}`])
  }
}
