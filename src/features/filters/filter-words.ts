import { useLingui } from '@lingui/react'
import type { Diet } from '#/domain/menu/diet.ts'
import { useWithoutWord } from '#/i18n/allergen-words.ts'
import { joinCommas } from '#/lib/join.ts'
import { useProductTexts } from '#/ui/use-view-context.ts'

/** `Vegan, without nuts, without milk`. */
export function useFilterWords(): (diet: Diet) => string {
  const { i18n } = useLingui()
  const texts = useProductTexts()
  const withoutWord = useWithoutWord()
  return ({ tags, without }) => {
    const words = joinCommas([...tags.map(texts.diet), ...without.map(withoutWord)])
    return words.charAt(0).toLocaleUpperCase(i18n.locale) + words.slice(1)
  }
}
