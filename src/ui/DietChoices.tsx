import { useLingui } from '@lingui/react/macro'
import { type Diet, toggled } from '#/domain/menu/diet.ts'
import { useShell } from '#/shell/chrome.ts'
import { Chip } from '#/ui/base/Chip.tsx'
import css from './DietChoices.module.css'
import { DietIcon } from './DietIcon.tsx'

/**
 * The choice of diets to keep to and of what to leave out, as chips. `choices`: what can be chosen, a side without any is
 * not shown; `wordOf`: the words on a chip.
 */
export function DietChoices({
  diet,
  choices,
  wordOf,
  onChange,
}: {
  diet: Diet
  choices: Diet
  wordOf: (side: keyof Diet, one: string) => string
  onChange: (diet: Diet) => void
}) {
  const { t } = useLingui()
  const shell = useShell()
  const toggle = (side: keyof Diet, one: string) => {
    shell.haptic('selection')
    onChange(toggled(diet, side, one))
  }
  const groups = [
    { side: 'tags', name: t`Only` },
    { side: 'without', name: t`Without` },
  ] as const
  return groups
    .filter(({ side }) => choices[side].length > 0)
    .map(({ side, name }) => (
      <fieldset key={side} className={css.group}>
        <legend className={css.name}>{name}</legend>
        <div className={css.chips}>
          {choices[side].map((one) => (
            <Chip
              key={one}
              kind="toggle"
              isActive={diet[side].includes(one)}
              icon={side === 'tags' && <DietIcon tag={one} size={16} />}
              onPress={() => toggle(side, one)}
            >
              {wordOf(side, one)}
            </Chip>
          ))}
        </div>
      </fieldset>
    ))
}

/** Who says what is in a dish, and whom to ask. */
export function DietNote() {
  const { t } = useLingui()
  return (
    <p
      className={css.note}
    >{t`Based on what the kitchen tells us. If you have an allergy, please ask the branch as well.`}</p>
  )
}
