import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { Eaten } from '#/domain/menu/diet.ts'
import { dietAtom } from '#/features/catalog/index.ts'
import { classNames } from '#/ui/class-names.ts'
import css from './DietButton.module.css'
import { DietSheet } from './DietSheet.tsx'

/** Opens the filters and says how many are on. */
export function DietButton({
  products,
  look,
}: {
  /** All that is sold here, whatever the filters leave of it. */
  products: readonly Eaten[]
  /** chip: among the chips of the categories; field: beside a field; row: in the list of a wide page. */
  look: 'chip' | 'field' | 'row'
}) {
  const { t } = useLingui()
  const { tags, without } = useAtomValue(dietAtom)
  const [isOpen, setIsOpen] = useState(false)
  const count = tags.length + without.length
  return (
    <>
      <button
        type="button"
        className={classNames(css.button, css[look], count > 0 && css.on)}
        aria-label={count > 0 ? t`Filters, ${count} on` : t`Filters`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal size={look === 'chip' ? 18 : 20} aria-hidden="true" />
        {look === 'row' && <span className={css.name}>{t`Filters`}</span>}
        {count > 0 && <span className={css.count}>{count}</span>}
      </button>
      <DietSheet
        products={products}
        isWhole={look !== 'field'}
        open={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}
