import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Product } from '#/api/schema/menu.ts'
import { ANY_DIET, canBeAsked, type Eaten, isAnyDiet, suits } from '#/domain/menu/diet.ts'
import { dietChoices } from '#/domain/menu/diet-choices.ts'
import { dietAtom } from '#/features/catalog/index.ts'
import { PreferenceSheet } from '#/features/preferences/index.ts'
import { useAllergenWord } from '#/i18n/allergen-words.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { Button } from '#/ui/Button.tsx'
import { DietChoices, DietNote } from '#/ui/DietChoices.tsx'
import { Sheet } from '#/ui/Sheet.tsx'
import { useProductTexts } from '#/ui/use-view-context.ts'
import css from './FilterSheet.module.css'
import { SortRows } from './SortRows.tsx'
import { sortAtom, useSort } from './sort.ts'

/** Diets, allergens to leave out, and the order of dishes; the menu behind the sheet changes with each choice. */
export function FilterSheet({
  products,
  sortable,
  isWhole,
  open,
  onClose,
}: {
  products: readonly Eaten[]
  /** The dishes that the page behind shows in an order of the customer's choice; absent: it has an order of its own. */
  sortable?: readonly Product[] | undefined
  /** The page behind shows all these products, so the button can say how many are left. */
  isWhole: boolean
  open: boolean
  onClose: () => void
}) {
  const { t } = useLingui()
  const [diet, setDiet] = useAtom(dietAtom)
  const { menuHints } = useAtomValue(abilitiesAtom)
  const isSorted = useSort(sortable) !== 'menu'
  const setSort = useSetAtom(sortAtom)
  const clear = () => {
    setDiet(ANY_DIET)
    if (isSorted) setSort('menu')
  }
  const left = open ? products.filter((product) => suits(product, diet)).length : 0
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Filters`}
      isNarrow
      action={
        (isSorted || !isAnyDiet(diet)) && (
          <Button look="quiet" size="line" onPress={clear}>
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
      {sortable && menuHints && <SortRows products={sortable} />}
      {products.some(canBeAsked) && <Choices products={products} />}
      <Preferences />
    </Sheet>
  )
}

/** The way to what the customer eats on every visit; filters are for this one. */
function Preferences() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <div className={css.preferences}>
        <Button onPress={() => setOpen(true)}>{t`Food preferences`}</Button>
      </div>
      <PreferenceSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}

function Choices({ products }: { products: readonly Eaten[] }) {
  const texts = useProductTexts()
  const allergenWord = useAllergenWord()
  const [diet, setDiet] = useAtom(dietAtom)
  return (
    <>
      <DietChoices
        diet={diet}
        choices={dietChoices(products)}
        wordOf={(side, one) => (side === 'tags' ? (texts.diet(one) ?? one) : allergenWord(one))}
        onChange={setDiet}
      />
      <DietNote />
    </>
  )
}
