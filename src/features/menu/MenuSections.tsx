import type { Ref } from 'react'
import type { Grade } from '#/api/schema/menu.ts'
import { gridOf, rowsBetween, type Space } from './geometry.ts'
import { MenuSection } from './MenuSection.tsx'
import css from './MenuSections.module.css'
import type { UsedMenu } from './use-menu.ts'

/** px a section's head takes; only a guess of where its rows begin, so it may be off by a row. */
const HEAD = 40

/** All categories, each with the rows that are near the screen. */
export function MenuSections({
  ref,
  menu,
  grades,
  space,
  seen,
  topOf,
}: {
  ref: Ref<HTMLDivElement>
  menu: Pick<UsedMenu, 'ordered' | 'productsOf'>
  grades: ReadonlyMap<string, Grade> | undefined
  space: Space
  seen: { top: number; bottom: number }
  topOf: (index: number) => number
}) {
  return (
    <div ref={ref} className={css.sections}>
      {menu.ordered.map((category, index) => {
        const products = menu.productsOf.get(category.id) ?? []
        const grid = gridOf(category.viewType, space)
        const begin = topOf(index) + HEAD
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
          />
        )
      })}
    </div>
  )
}
