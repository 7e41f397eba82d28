import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import type { Product } from '#/api/schema/menu.ts'
import { canSortBy, SORTS, type Sort } from '#/domain/menu/sort.ts'
import { RadioRow, RadioRows } from '#/ui/RadioRow.tsx'
import css from './FilterSheet.module.css'
import { sortAtom, useSort, useSortFacts } from './sort.ts'

/** The orders that tell these dishes apart (DX-15). */
export function SortRows({ products }: { products: readonly Product[] }) {
  const { t } = useLingui()
  const sort = useSort(products)
  const setSort = useSetAtom(sortAtom)
  const factsOf = useSortFacts()
  const facts = products.map(factsOf)
  const words: Record<Sort, string> = {
    menu: t`As on the menu`,
    price: t`Cheapest first`,
    rating: t`Best rated first`,
    popular: t`Most popular first`,
  }
  const offered = SORTS.filter((one) => canSortBy(one, facts))
  if (offered.length < 2) return null
  return (
    <section className={css.sort}>
      <h3 className={css.heading}>{t`Order of dishes`}</h3>
      <RadioRows label={t`Order of dishes`}>
        {offered.map((one) => (
          <RadioRow
            key={one}
            name="sort"
            title={words[one]}
            checked={sort === one}
            onChange={() => setSort(one)}
          />
        ))}
      </RadioRows>
    </section>
  )
}
