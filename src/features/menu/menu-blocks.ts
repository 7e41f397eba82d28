import type { Category } from '#/api/schema/menu.ts'
import {
  cardHeight,
  type Grid,
  gridOf,
  headHeight,
  type ListMetrics,
  railWidth,
  rowsHeight,
} from '#/first-screen/grid.ts'
import { anchorOf, cardViewOf } from '#/first-screen/SectionView.tsx'
import type { Block } from './list/use-virtual-sections.ts'

type View = Category['viewType']

/** The grid of each view. */
export const gridsOf = (space: ListMetrics): Record<View, Grid> => ({
  BIG: gridOf('BIG', space),
  MEDIUM: gridOf('MEDIUM', space),
  SMALL: gridOf('SMALL', space),
})

/** A category as a block: a grid by its rows, a rail by the height of one card. */
export function blockOf(
  { id, image, viewType, scrollType }: Pick<Category, 'id' | 'image' | 'viewType' | 'scrollType'>,
  count: number,
  space: ListMetrics,
): Block {
  const body =
    scrollType === 'HORIZONTAL'
      ? cardHeight(cardViewOf(viewType, true), railWidth(viewType, space), space.rem)
      : rowsHeight(gridOf(viewType, space), count)
  return { id: anchorOf(id), head: headHeight(image !== '', space), body }
}
