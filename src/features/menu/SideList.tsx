import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Category, Product } from '#/api/schema/menu.ts'
import { anchorOf } from '#/first-screen/SectionView.tsx'
import { useTextIn } from '#/i18n/use-language.ts'
import { classNames } from '#/lib/class-names.ts'
import { Picture } from '#/ui/Picture.tsx'
import css from './SideList.module.css'
import { useIncrementalList } from './use-incremental-list.ts'

/** The categories at the left of wide pages, with the number of products in each. */
export function SideList({
  categories,
  productsOf,
  active,
  onChoose,
  before,
}: {
  categories: readonly Category[]
  productsOf: ReadonlyMap<string, readonly Product[]>
  active: string | null
  onChoose: (id: string) => void
  before?: ReactNode
}) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const { count, onScroll } = useIncrementalList(categories.findIndex(({ id }) => id === active))
  return (
    <nav className={css.side} aria-label={t`Categories`} onScroll={onScroll}>
      {before}
      {categories.slice(0, count).map((category) => {
        const products = productsOf.get(category.id) ?? []
        return (
          <a
            key={category.id}
            href={`#${anchorOf(category.id)}`}
            className={classNames(css.row, category.id === active && css.active)}
            aria-current={category.id === active || undefined}
            onClick={(event) => {
              event.preventDefault()
              onChoose(category.id)
            }}
          >
            <Picture src={products[0]?.image} width={28} height={28} className={css.picture} />
            <span className={css.name}>{textIn(category.name)}</span>
            <span className={css.count}>{products.length}</span>
          </a>
        )
      })}
    </nav>
  )
}
