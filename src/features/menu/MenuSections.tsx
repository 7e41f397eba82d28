import { memo, type Ref, useMemo, useState } from 'react'
import type { Grade } from '#/api/schema/menu.ts'
import type { UsedMenu } from '#/features/catalog/index.ts'
import { ABOVE, gridsOf, isWide, rowsBetween, sectionsBetween } from '#/features/menu/list/geometry.ts'
import { type ListHandle, type Read, useVirtualSections } from '#/features/menu/list/use-virtual-sections.ts'
import { MenuSection } from './MenuSection.tsx'
import css from './MenuSections.module.css'

/**
 * The categories that are near the screen, each with the rows that are; the others are empty space of the height they
 * would have, so a menu of two hundred categories costs what one of ten does.
 */
export const MenuSections = memo(function MenuSections({
  menu,
  grades,
  bar,
  isHeld,
  onRead,
  ref,
}: {
  menu: Pick<UsedMenu, 'ordered' | 'productsOf'>
  grades: ReadonlyMap<string, Grade> | undefined
  /** The categories above it; null until they are drawn, and on wide pages. */
  bar: HTMLElement | null
  isHeld: boolean
  onRead: (read: Read) => void
  ref: Ref<ListHandle | null>
}) {
  const [list, setList] = useState<HTMLElement | null>(null)
  const { space, seen, layout } = useVirtualSections(list, bar, menu, { isHeld, onRead, ref })
  // Of one kind all sections share one, so that a section whose rows are the same is not drawn again.
  const grids = useMemo(() => gridsOf(space), [space])
  const { from: first, to: last } = sectionsBetween(layout, seen.top, seen.bottom)
  const above = (layout.tops[first] ?? ABOVE) - ABOVE
  const below = (layout.ends.at(-1) ?? 0) - (layout.ends[last - 1] ?? 0)
  return (
    <div ref={setList} className={css.sections}>
      {above > 0 && <div style={{ height: above }} />}
      {menu.ordered.slice(first, last).map((category, place) => {
        const index = first + place
        const products = menu.productsOf.get(category.id) ?? []
        const grid = grids[category.viewType]
        const begin = layout.begins[index] ?? 0
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
            isWide={isWide(space.page)}
            motion={seen.motion}
          />
        )
      })}
      {below > 0 && <div style={{ height: below }} />}
    </div>
  )
})
