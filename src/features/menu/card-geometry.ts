import type { Category } from '#/api/schema/menu.ts'
import { type Block, type Grid, rowsHeight, type Space, type Spacing } from '#/features/menu/list/geometry.ts'

/*
 * How large cards and sections are, so that the menu is laid out before it is drawn. Words are in rem, since they grow
 * with the customer's text size, and gaps in px. `product-card/ProductCard.module.css` has the same heights.
 */

type View = Category['viewType']

/** Id of a category's section, for links to it. */
export const anchorOf = (categoryId: string) => `c-${categoryId}`

export const isWide = (page: number) => page >= 1024
const mediumColumns = (page: number) => (page >= 1600 ? 5 : page >= 1280 ? 4 : page >= 600 ? 3 : 2)

/** Height of one card of that width. */
export function cardHeight(view: View, width: number, rem: number): number {
  if (view === 'MEDIUM') return width + 9 + 5 * rem + 2
  if (view === 'BIG') return (width * 224) / 358 + 12 + 1.5625 * rem + 4 + 2.5 * rem + 6 + 2.75 * rem
  return 4.9375 * rem + 17
}

/** Rows and columns of a vertical category. */
export function gridOf(view: View, { page, list, rem }: Space): Grid {
  const wide = isWide(page)
  const columns = view === 'MEDIUM' ? mediumColumns(page) : wide ? 2 : 1
  const gap = wide ? (view === 'SMALL' ? 32 : 16) : 12
  const rowGap = view === 'SMALL' ? 0 : wide ? 28 : 20
  const cardWidth = Math.max(0, (list - gap * (columns - 1)) / columns)
  return { columns, gap, rowGap, rowHeight: Math.ceil(cardHeight(view, cardWidth, rem)), cardWidth }
}

/** The grid of each view. */
export const gridsOf = (space: Space): Record<View, Grid> => ({
  BIG: gridOf('BIG', space),
  MEDIUM: gridOf('MEDIUM', space),
  SMALL: gridOf('SMALL', space),
})

/** Width of a card in a sideways category. */
export const RAIL_WIDTH: Record<View, number> = { BIG: 280, MEDIUM: 148, SMALL: 112 }

/** A category as a block: a grid by its rows, a rail by the height of one card. */
export function blockOf(
  { id, image, viewType, scrollType }: Pick<Category, 'id' | 'image' | 'viewType' | 'scrollType'>,
  count: number,
  space: Space,
): Block {
  const body =
    scrollType === 'HORIZONTAL'
      ? cardHeight(viewType, RAIL_WIDTH[viewType], space.rem)
      : rowsHeight(gridOf(viewType, space), count)
  return { id: anchorOf(id), head: headHeight(image !== '', space), body }
}

/** Of a section's name, or of the band with a picture behind it; as in `MenuSection.module.css`. */
function headHeight(isBand: boolean, { page, rem }: Space): number {
  if (isBand) return 120 + 12
  return isWide(page) ? 2.125 * rem + 16 : 1.75 * rem + 12
}

/** px above the first section and between two, as in `MenuSections.module.css` and `MenuSection.module.css`. */
export const spacingOf = ({ page }: Space): Spacing => ({ above: 12, gap: isWide(page) ? 40 : 28 })
