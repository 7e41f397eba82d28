import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import type { Product } from '#/api/schema/menu.ts'
import { ANY_DIET, allergensOf, type Diet, isAnyDiet } from '#/domain/menu/diet.ts'
import { isAgainst, PREFERENCES, verdictOf } from '#/domain/menu/preferences.ts'
import { useMenu } from '#/features/catalog/index.ts'
import { joinDots } from '#/lib/join.ts'
import { Button } from '#/ui/Button.tsx'
import { DietChoices, DietNote } from '#/ui/DietChoices.tsx'
import { Sheet } from '#/ui/Sheet.tsx'
import css from './PreferenceSheet.module.css'
import { preferencesAtom } from './preferences.ts'
import { markedIn } from './use-verdict.ts'
import { usePreferenceWord } from './verdict-words.ts'

/** What the customer eats: a change counts at once, and stays on this device. */
export function PreferenceSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const [preferences, setPreferences] = useAtom(preferencesAtom)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Food preferences`}
      isNarrow
      action={
        !isAnyDiet(preferences) && (
          <Button look="quiet" size="line" onPress={() => setPreferences(ANY_DIET)}>
            {t`Clear`}
          </Button>
        )
      }
    >
      <p className={css.about}>
        {t`Dishes that do not suit you are marked, and we ask before adding them. Your choice stays on this device and is sent to nobody.`}
      </p>
      <Choices />
      <Findings />
      <DietNote />
    </Sheet>
  )
}

function Choices() {
  const word = usePreferenceWord()
  const { products } = useMenu()
  const [preferences, setPreferences] = useAtom(preferencesAtom)
  const without = [...PREFERENCES.without, ...preferences.without, ...products.flatMap(allergensOf)]
  return (
    <DietChoices
      diet={preferences}
      choices={{ tags: PREFERENCES.tags, without: [...new Set(without)] }}
      wordOf={(_, one) => word(one)}
      onChange={setPreferences}
    />
  )
}

/** For each preference how many dishes it speaks against, and of how many the shop says nothing. */
function Findings() {
  const { t } = useLingui()
  const word = usePreferenceWord()
  const { products } = useMenu()
  const [{ tags, without }] = useAtom(preferencesAtom)
  const each = [
    ...tags.map((tag) => ({ code: tag, diet: { tags: [tag], without: [] } })),
    ...without.map((code) => ({ code, diet: { tags: [], without: [code] } })),
  ]
  if (each.length === 0 || products.length === 0) return null
  return (
    <ul className={css.findings}>
      {each.map(({ code, diet }) => {
        const { against, unsaid } = countsOf(products, diet)
        const counted = joinDots([
          t`${plural(against, { one: '# dish does not suit', other: '# dishes do not suit' })}`,
          unsaid > 0 && t`no information for ${plural(unsaid, { one: '# dish', other: '# dishes' })}`,
        ])
        return (
          <li key={code}>
            <b className={css.code}>{word(code)}</b>
            <span>{`: ${counted}`}</span>
          </li>
        )
      })}
    </ul>
  )
}

function countsOf(products: readonly Product[], diet: Diet) {
  const marked = markedIn(products)
  const verdicts = products.map((product) => verdictOf(product, [], diet, marked))
  return {
    against: verdicts.filter(isAgainst).length,
    unsaid: verdicts.filter((verdict) => verdict.unsaid.length > 0 && !isAgainst(verdict)).length,
  }
}
