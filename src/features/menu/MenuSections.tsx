import { type Ref, useMemo } from 'react'
import type { Grade } from '#/api/schema/menu.ts'
import { ABOVE, gridsOf, type Layout, rowsBetween, type Space, sectionsBetween } from './geometry.ts'
import { MenuSection } from './MenuSection.tsx'
import css from './MenuSections.module.css'
import type { InTurn } from './pace.ts'
import type { UsedMenu } from './use-menu.ts'

/** px a section's head takes; only a guess of where its rows begin, so it may be off by a row. */
const HEAD = 40

/**
 * The categories that are near the screen, each with the rows that are; the others are empty space of the height they
 * would have, so a menu of two hundred categories costs what one of ten does.
 */
export function MenuSections({
  ref,
  menu,
  grades,
  space,
  seen,
  layout,
}: {
  ref: Ref<HTMLDivElement>
  menu: Pick<UsedMenu, 'ordered' | 'productsOf'>
  grades: ReadonlyMap<string, Grade> | undefined
  space: Space
  seen: { top: number; bottom: number; inTurn: InTurn | undefined }
  layout: Layout
}) {
  // Of one kind all sections share one, so that a section whose rows are the same is not drawn again.
  const grids = useMemo(() => gridsOf(space), [space])
  const { from: first, to: last } = sectionsBetween(layout, seen.top, seen.bottom)
  const above = (layout.tops[first] ?? ABOVE) - ABOVE
  const below = (layout.ends.at(-1) ?? 0) - (layout.ends[last - 1] ?? 0)
  return (
    <div ref={ref} className={css.sections}>
      {above > 0 && <div style={{ height: above }} />}
      {menu.ordered.slice(first, last).map((category, place) => {
        const index = first + place
        const products = menu.productsOf.get(category.id) ?? []
        const grid = grids[category.viewType]
        const begin = (layout.tops[index] ?? 0) + HEAD
        const { from, to } = rowsBetween(grid, products.length, seen.top - begin, seen.bottom - begin)
        return (
          <MenuSection
            key={category.id}
            category={category}
            products={products}
            grades={grades}
            grid={grid}
            from={from}
            to={to}
            isFirst={index === 0}
            inTurn={seen.inTurn}
          />
        )
      })}
      {below > 0 && <div style={{ height: below }} />}
    </div>
  )
}
