import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { ANY_DIET } from '#/domain/menu/diet.ts'
import { dietAtom } from '#/features/catalog/index.ts'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { useFilterWords } from './filter-words.ts'

/** The filters left no dish. */
export function NothingSuits() {
  const { t } = useLingui()
  const [diet, setDiet] = useAtom(dietAtom)
  const words = useFilterWords()
  return (
    <EmptyState
      icon={<EmptyArt of="magnifier" />}
      title={t`No dishes match the filters`}
      hint={words(diet)}
      actions={[{ label: t`Show all dishes`, onPress: () => setDiet(ANY_DIET) }]}
    />
  )
}
