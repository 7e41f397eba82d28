import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { Suspense, useState } from 'react'
import { ANY_DIET, type Diet, type Eaten, isAnyDiet, suits } from '#/domain/menu/diet.ts'
import { dietChoices } from '#/domain/menu/diet-choices.ts'
import { dietAtom } from '#/features/catalog/index.ts'
import { PreferenceSheet } from '#/features/preferences/index.ts'
import { Chip } from '#/first-screen/Chip.tsx'
import { useAllergenWord } from '#/i18n/allergen-words.ts'
import { useShell } from '#/shell/chrome.ts'
import { Button } from '#/ui/Button.tsx'
import { DietIcon } from '#/ui/DietIcon.tsx'
import { Sheet } from '#/ui/Sheet.tsx'
import { useProductTexts } from '#/ui/use-view-context.ts'
import css from './FilterSheet.module.css'

/** Diets and allergens to leave out; the menu behind the sheet changes with each choice. */
export function FilterSheet({
  products,
  isWhole,
  open,
  onClose,
}: {
  products: readonly Eaten[]
  /** The page behind shows all these products, so the button can say how many are left. */
  isWhole: boolean
  open: boolean
  onClose: () => void
}) {
  const { t } = useLingui()
  const [diet, setDiet] = useAtom(dietAtom)
  const left = open ? products.filter((product) => suits(product, diet)).length : 0
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Filters`}
      isNarrow
      action={
        !isAnyDiet(diet) && (
          <Button look="quiet" size="line" onPress={() => setDiet(ANY_DIET)}>
            {t`Clear`}
          </Button>
        )
      }
      footer={
        <Button size="page" look="brand" isWide disabled={left === 0} onPress={onClose}>
          {left === 0
            ? t`No dishes match`
            : isWhole
              ? t`Show ${plural(left, { one: '# dish', other: '# dishes' })}`
              : t`Show matching dishes`}
        </Button>
      }
    >
      <Choices products={products} />
      <Preferences />
    </Sheet>
  )
}

/** The way to what the customer eats on every visit; filters are for this one. */
function Preferences() {
  const { t } = useLingui()
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <div className={css.preferences}>
        <Button onPress={() => setOpen(true)}>{t`Food preferences`}</Button>
      </div>
      {open !== null && (
        <Suspense>
          <PreferenceSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function Choices({ products }: { products: readonly Eaten[] }) {
  const { t } = useLingui()
  const shell = useShell()
  const texts = useProductTexts()
  const allergenWord = useAllergenWord()
  const [diet, setDiet] = useAtom(dietAtom)
  const choices = dietChoices(products)
  const toggle = (side: keyof Diet, one: string) => {
    shell.haptic('selection')
    const list = diet[side]
    setDiet({
      ...diet,
      [side]: list.includes(one) ? list.filter((other) => other !== one) : [...list, one],
    })
  }
  const groups = [
    { side: 'tags', name: t`Only`, word: texts.diet },
    { side: 'without', name: t`Without`, word: allergenWord },
  ] as const
  return (
    <>
      {groups.map(
        ({ side, name, word }) =>
          choices[side].length > 0 && (
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
                    {word(one)}
                  </Chip>
                ))}
              </div>
            </fieldset>
          ),
      )}
      <p
        className={css.note}
      >{t`Based on what the kitchen tells us. If you have an allergy, please ask the branch as well.`}</p>
    </>
  )
}
