import { useLingui } from '@lingui/react/macro'
import { PREFERENCES, type Verdict } from '#/domain/menu/preferences.ts'
import { useAllergenWord } from '#/i18n/allergen-words.ts'
import { joinCommas } from '#/lib/join.ts'
import { useProductTexts } from '#/ui/use-view-context.ts'

/** The name of a diet or of an ingredient, in the middle of a sentence. */
export function usePreferenceWord(): (code: string) => string {
  const texts = useProductTexts()
  const allergenWord = useAllergenWord()
  const isDiet = (code: string) => PREFERENCES.tags.some((tag) => tag === code)
  return (code) => (isDiet(code) && texts.diet(code)?.toLowerCase()) || allergenWord(code)
}

/** What speaks against a dish, and what is not known of it, as sentences; empty: nothing. */
export function useVerdictWords(): {
  against: (verdict: Pick<Verdict, 'contains' | 'unmarked'>) => string
  unsaid: (verdict: Pick<Verdict, 'unsaid'>) => string
} {
  const { t } = useLingui()
  const word = usePreferenceWord()
  const listed = (codes: readonly string[]) => joinCommas(codes.map(word))
  return {
    against: ({ contains, unmarked }) => {
      const inside = listed(contains)
      const diets = listed(unmarked)
      return [inside && t`Contains ${inside}.`, diets && t`Not marked as ${diets}.`].filter(Boolean).join(' ')
    },
    unsaid: ({ unsaid }) => {
      const unknown = listed(unsaid)
      return unknown && t`No information about: ${unknown}.`
    },
  }
}
