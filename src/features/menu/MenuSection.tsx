import { Plural, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { Link } from 'wouter'
import type { Category, Grade, Product } from '#/api/schema/menu.ts'
import { BAND_PICTURE, FIRST_PICTURES } from '#/domain/menu/card.ts'
import { Heart } from '#/features/favourites/index.ts'
import { type Grid, rowsHeight, spaceAbove } from '#/features/menu/list/geometry.ts'
import { type Motion, ProductCard } from '#/features/product-card/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { href } from '#/paths.ts'
import { Picture } from '#/ui/Picture.tsx'
import { anchorOf } from './card-geometry.ts'
import css from './MenuSection.module.css'
import { Rail } from './Rail.tsx'

type Grades = ReadonlyMap<string, Grade> | undefined

/** One category. Of a vertical one only the rows `from` to `to` are drawn; the rest is empty space of the same height. */
export const MenuSection = memo(function MenuSection({
  category,
  products,
  grades,
  grid,
  from,
  to,
  isFirst,
  isWide,
  motion,
}: {
  category: Category
  products: readonly Product[]
  grades: Grades
  grid: Grid
  from: number
  to: number
  /** Its first pictures are loaded with high priority. */
  isFirst: boolean
  isWide: boolean
  /** Set while the list scrolls: cards come as placeholders and are upgraded later. */
  motion: Motion | undefined
}) {
  const textIn = useTextIn()
  const name = textIn(category.name)
  const isRail = category.scrollType === 'HORIZONTAL'
  const id = anchorOf(category.id)
  // A rail has no room for rows, so small products are narrow cards there.
  const dish = (product: Product, index: number) => (
    <ProductCard
      product={product}
      view={isRail && category.viewType === 'SMALL' ? 'MEDIUM' : category.viewType}
      navigationType={category.navigationType}
      isWithoutCart={category.isWithoutCart}
      grade={grades?.get(product.id)}
      priority={isFirst && index < FIRST_PICTURES}
      motion={motion}
      heart={Heart}
    />
  )
  const [first, last] = [from * grid.columns, Math.min(products.length, to * grid.columns)]
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <Head
        category={category}
        name={name}
        count={products.length}
        id={`${id}-title`}
        isRail={isRail}
        isWide={isWide}
      />
      {isRail ? (
        <Rail view={category.viewType} products={products} label={name} draw={dish} />
      ) : (
        <ul
          className={css.rows}
          style={{
            height: rowsHeight(grid, products.length),
            paddingTop: spaceAbove(grid, products.length, from),
            gridTemplateColumns: `repeat(${grid.columns}, minmax(0, 1fr))`,
            gridAutoRows: grid.rowHeight,
            gap: `${grid.rowGap}px ${grid.gap}px`,
          }}
        >
          {products.slice(first, last).map((product, index) => (
            <li
              key={product.id}
              className={css.item}
              aria-posinset={first + index + 1}
              aria-setsize={products.length}
            >
              {dish(product, first + index)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
})

/** The category's name: plain, or on its own picture in its own colour (MN-09). */
const Head = memo(function Head({
  category,
  name,
  count,
  id,
  isRail,
  isWide,
}: {
  category: Category
  name: string
  count: number
  id: string
  isRail: boolean
  isWide: boolean
}) {
  const { t } = useLingui()
  const isBand = category.image !== ''
  return (
    <div className={isBand ? css.band : css.head}>
      {isBand && <Picture src={category.image} {...BAND_PICTURE} className={css.bandPicture} />}
      <h2
        id={id}
        className={css.title}
        style={isBand && category.textColor ? { color: category.textColor } : undefined}
      >
        {name}
      </h2>
      {isRail ? (
        <Link href={href('category', null, { id: category.id })} className={css.all}>
          {t`All`}
        </Link>
      ) : (
        !isBand &&
        // Plural forms load `Intl` data, and phones do not show the count.
        isWide && (
          <span className={css.count}>
            <Plural value={count} one="# dish" other="# dishes" />
          </span>
        )
      )}
    </div>
  )
})
