import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { Product } from '#/api/schema/menu.ts'
import type { Eaten } from '#/domain/menu/diet.ts'
import { dietAtom } from '#/features/catalog/index.ts'
import { classNames } from '#/lib/class-names.ts'
import css from './FilterButton.module.css'
import { FilterSheet } from './FilterSheet.tsx'
import { useSort } from './sort.ts'

/** Opens the filters and says how many are on; another order than the menu's is one of them. */
export function FilterButton({
  products,
  sortable,
  isWhole = true,
  look,
}: {
  /** Everything sold here, before filtering. */
  products: readonly Eaten[]
  /** As of `FilterSheet`. */
  sortable?: readonly Product[]
  /** As of `FilterSheet`. */
  isWhole?: boolean
  /** chip: among the category chips; field: beside the search field; row: in the list of a wide page. */
  look: 'chip' | 'field' | 'row'
}) {
  const { t } = useLingui()
  const { tags, without } = useAtomValue(dietAtom)
  const [isOpen, setIsOpen] = useState(false)
  const isSorted = useSort(sortable) !== 'menu'
  const count = tags.length + without.length + (isSorted ? 1 : 0)
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
        {count > 0 && <span className={css.count} data-count={count} />}
      </button>
      <FilterSheet
        products={products}
        sortable={sortable}
        isWhole={isWhole}
        open={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}
