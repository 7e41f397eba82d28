import { Plural } from '@lingui/react/macro'
import { memo } from 'react'
import { Link } from 'wouter'
import type { Category, Grade, Product } from '#/api/schema/menu.ts'
import { FIRST_PICTURES } from '#/domain/menu/card.ts'
import { textIn } from '#/domain/text.ts'
import { Heart } from '#/features/favourites/index.ts'
import { type Motion, ProductCard } from '#/features/product-card/index.ts'
import type { Grid } from '#/first-screen/grid.ts'
import { pressOf } from '#/first-screen/presses.ts'
import { cardViewOf, RowsView, RowView, SectionView, sectionEnd } from '#/first-screen/SectionView.tsx'
import { href } from '#/paths.ts'
import { WORDS } from '#/ui/base/words.ts'
import { useViewContext } from '#/ui/use-view-context.ts'
import { Rail } from './Rail.tsx'

type Grades = ReadonlyMap<string, Grade> | undefined

/**
 * One category. Of a vertical one only the rows `from` to `to` are rendered; the rest is empty space of the same
 * height.
 */
export const MenuSection = memo(function MenuSection({
  category,
  products,
  grades,
  grid,
  from,
  to,
  cookedFrom: time,
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
  /** When it is cooked again, "HH:mm"; null: it is (BX-37). */
  cookedFrom: string | null
  /** Its first pictures are loaded with high priority. */
  isFirst: boolean
  isWide: boolean
  /** Set while the list scrolls: cards come as placeholders and are upgraded later. */
  motion: Motion | undefined
}) {
  const context = useViewContext()
  const name = textIn(category.name, context.language)
  const isRail = category.scrollType === 'HORIZONTAL'
  const count = products.length
  const card = (product: Product, index: number) => (
    <ProductCard
      product={product}
      view={cardViewOf(category.viewType, isRail)}
      navigationType={category.navigationType}
      isWithoutCart={category.isWithoutCart}
      cookedFrom={time}
      grade={grades?.get(product.id)}
      priority={isFirst && index < FIRST_PICTURES}
      motion={motion}
      heart={Heart}
    />
  )
  const first = from * grid.columns
  const all = isRail && (
    <Link
      href={href('category', null, { id: category.id })}
      className={sectionEnd.all}
      data-press={pressOf('all', category.id)}
    >
      {context.say(WORDS.all)}
    </Link>
  )
  // Plural forms load `Intl` data, and phones do not show the count.
  const counted = isWide && category.image === '' && (
    <span className={sectionEnd.count}>
      <Plural value={count} one="# dish" other="# dishes" />
    </span>
  )
  const note = time ? context.say(WORDS.fromTime, { time }) : undefined
  return (
    <SectionView {...{ category, name, note, context }} end={all || counted}>
      {isRail ? (
        <Rail view={category.viewType} products={products} label={name} render={card} />
      ) : (
        <RowsView {...{ grid, count, from }}>
          {products.slice(first, to * grid.columns).map((product, offset) => (
            <RowView key={product.id} index={first + offset} count={count}>
              {card(product, first + offset)}
            </RowView>
          ))}
        </RowsView>
      )}
    </SectionView>
  )
})
