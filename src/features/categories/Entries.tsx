import { Plural } from '@lingui/react/macro'
import type { Category, Product } from '#/api/schema/menu.ts'
import { useCookedFrom } from '#/features/order-draft/index.ts'
import { chipText } from '#/first-screen/StripView.tsx'
import { classNames } from '#/lib/class-names.ts'
import { Picture } from '#/ui/Picture.tsx'
import { useViewContext } from '#/ui/use-view-context.ts'
import css from './Entries.module.css'
import { takeClick } from './take-click.ts'

export type CategoryIndexProps = {
  categories: readonly Category[]
  productsOf: ReadonlyMap<string, readonly Product[]>
  /** Id of the category being read; null marks none. */
  active: string | null
  /** Where the link of a category leads: its section on this page, or its own page. */
  hrefOf: (categoryId: string) => string
  onChoose: (id: string) => void
}

/** One entry a category: GRID, a picture over its name; LIST, a row with the number of products. */
export function Entries({
  look,
  columns = 3,
  categories,
  productsOf,
  active,
  hrefOf,
  onChoose,
}: CategoryIndexProps & { look: 'GRID' | 'LIST'; columns?: 2 | 3 }) {
  const context = useViewContext()
  const cookedFrom = useCookedFrom()
  const isGrid = look === 'GRID'
  const side = isGrid ? 112 : 44
  return (
    <ul className={classNames(isGrid ? css.grid : css.list, columns === 2 && css.two)}>
      {categories.map((category, index) => {
        const products = productsOf.get(category.id) ?? []
        const count = products.length
        return (
          <li key={category.id}>
            <a
              href={hrefOf(category.id)}
              className={css.entry}
              aria-current={category.id === active || undefined}
              onClick={takeClick(() => onChoose(category.id))}
            >
              <Picture
                src={category.image || products[0]?.image}
                width={side}
                height={side}
                priority={index < 3}
                className={css.picture}
              />
              <span className={css.name}>{chipText(category, cookedFrom(category), context)}</span>
              {!isGrid && (
                <span className={css.count}>
                  <Plural value={count} one="# dish" other="# dishes" />
                </span>
              )}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
