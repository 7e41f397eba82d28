import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { ANY_DIET, isAnyDiet } from '#/domain/menu/diet.ts'
import { dietAtom } from '#/features/catalog/index.ts'
import { joinDots } from '#/lib/join.ts'
import { Button } from '#/ui/Button.tsx'
import { Dots } from '#/ui/base/Dots.tsx'
import css from './FilterNote.module.css'
import { useFilterWords } from './filter-words.ts'

/** `Vegan, without nuts · 12 dishes` and a button that takes the filters back; nothing while no filter is on. */
export function FilterNote({ count }: { count: number }) {
  const { t } = useLingui()
  const [diet, setDiet] = useAtom(dietAtom)
  const words = useFilterWords()
  if (isAnyDiet(diet)) return null
  return (
    <div className={css.note}>
      <p role="status" className={css.words}>
        <Dots of={joinDots([words(diet), t`${plural(count, { one: '# dish', other: '# dishes' })}`])} />
      </p>
      <Button look="quiet" size="line" onPress={() => setDiet(ANY_DIET)}>
        {t`Clear filters`}
      </Button>
    </div>
  )
}
