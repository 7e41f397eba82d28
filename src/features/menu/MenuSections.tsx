import { memo, useCallback, useMemo, useState } from 'react'
import type { Grade } from '#/api/schema/menu.ts'
import type { UsedMenu } from '#/features/catalog/index.ts'
import { type ListProps, useVirtualSections } from '#/features/menu/list/use-virtual-sections.ts'
import { useCookedFrom } from '#/features/order-draft/index.ts'
import { loadMotion } from '#/features/product-card/index.ts'
import { isWide, type ListMetrics, rowsBetween, spacingOf, usualWidth } from '#/first-screen/grid.ts'
import css from '#/first-screen/MenuListView.module.css'
import { MenuSection } from './MenuSection.tsx'
import { blockOf, gridsOf } from './menu-blocks.ts'

const loadTracker = () => loadMotion().then(({ createMotion }) => createMotion())

/**
 * The categories near the screen, each with its rows that are near it. The others are empty space of the same height,
 * so a menu of two hundred categories costs no more than one of ten.
 */
export const MenuSections = memo(function MenuSections({
  menu: { ordered, productsOf },
  grades,
  bar,
  ...listProps
}: ListProps & {
  menu: Pick<UsedMenu, 'ordered' | 'productsOf'>
  grades: ReadonlyMap<string, Grade> | undefined
  /** The categories above it; null until they are rendered, and on wide pages. */
  bar: HTMLElement | null
}) {
  const cookedFrom = useCookedFrom()
  const [list, setList] = useState<HTMLElement | null>(null)
  const sectionsIn = useCallback(
    (space: ListMetrics) => ({
      blocks: ordered.map((category) => blockOf(category, productsOf.get(category.id)?.length ?? 0, space)),
      spacing: spacingOf(space),
    }),
    [ordered, productsOf],
  )
  const { space, tracker, above, below, sections } = useVirtualSections({
    list,
    bar,
    sectionsIn,
    loadTracker,
    ...listProps,
  })
  // Sections of one view share a grid object, so that a section whose rows are the same is not rendered again.
  const grids = useMemo(() => gridsOf(space), [space])
  return (
    <div ref={setList} className={css.sections}>
      {above > 0 && <div style={{ height: above }} />}
      {sections.map(({ index, top, bottom }) => {
        const category = ordered[index]
        if (!category) return null
        const products = productsOf.get(category.id) ?? []
        const grid = grids[category.viewType]
        const { from, to } = rowsBetween(grid, products.length, top, bottom)
        return (
          <MenuSection
            key={category.id}
            category={category}
            products={products}
            grades={grades}
            grid={grid}
            from={from}
            to={to}
            cookedFrom={cookedFrom(category)}
            isFirst={index === 0}
            isWide={isWide(usualWidth(space))}
            motion={tracker}
          />
        )
      })}
      {below > 0 && <div style={{ height: below }} />}
    </div>
  )
})
