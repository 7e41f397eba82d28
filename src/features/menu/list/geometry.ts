import type { Category } from '#/api/schema/menu.ts'

/*
 * The measures of design 3 as sums, so that a list of thousands is laid out without drawing it. Words are in rem
 * (they grow with the customer's text size), gaps in px. `features/product-card/Dish.module.css` has the same heights.
 */

type View = Category['viewType']

/** Id of a category's section, for links to it. */
export const anchorOf = (categoryId: string) => `c-${categoryId}`

/** px: the page, its list, and one rem. */
export type Space = { page: number; list: number; rem: number }

/** How a view fills a list: px, columns from the left. */
export type Grid = { columns: number; gap: number; rowGap: number; rowHeight: number; cardWidth: number }

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

/** Height of all rows. */
export function rowsHeight(grid: Grid, count: number): number {
  const rows = Math.ceil(count / grid.columns)
  return rows === 0 ? 0 : rows * (grid.rowHeight + grid.rowGap) - grid.rowGap
}

/** Empty space above the first drawn row; never more than the list itself, or a list above the screen would grow. */
export function spaceAbove(grid: Grid, count: number, from: number): number {
  return Math.min(from * (grid.rowHeight + grid.rowGap), rowsHeight(grid, count))
}

/** Which rows touch the part of a list between two heights (px from the first row's top); `to` is not included. */
export function rowsBetween(
  grid: Grid,
  count: number,
  top: number,
  bottom: number,
): { from: number; to: number } {
  const rows = Math.ceil(count / grid.columns)
  const pitch = grid.rowHeight + grid.rowGap
  const from = Math.min(rows, Math.max(0, Math.floor(top / pitch)))
  return { from, to: Math.min(rows, Math.max(from, Math.ceil(bottom / pitch))) }
}

/** What is known of a section without drawing it, px: its head with a name of one line, and its body. */
export type Block = { readonly id: string; readonly head: number; readonly body: number }

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
  return { id, head: headHeight(image !== '', space), body }
}

/** Of a section's name, or of the band with a picture behind it; as in `MenuSection.module.css`. */
function headHeight(isBand: boolean, { page, rem }: Space): number {
  if (isBand) return 120 + 12
  return isWide(page) ? 2.125 * rem + 16 : 1.75 * rem + 12
}

/** px measured on the page that a section has besides its body, by its id. */
export type Measured = ReadonlyMap<string, number>

/** px between two sections, as in `MenuSection.module.css`. */
const gapOf = ({ page }: Space) => (isWide(page) ? 40 : 28)

/** px above the first section, as in `MenuSections.module.css`. */
export const ABOVE = 12

/**
 * Where sections begin, where their rows or rail do, and where they end, px from the list's top; drawn ones as measured,
 * others as reckoned.
 */
export type Layout = {
  readonly tops: readonly number[]
  readonly begins: readonly number[]
  readonly ends: readonly number[]
}

type Edges = Pick<Layout, 'tops' | 'ends'>

export function layoutOf(blocks: readonly Block[], measured: Measured, space: Space): Layout {
  const tops: number[] = []
  const begins: number[] = []
  const ends: number[] = []
  let at = ABOVE
  for (const { id, head, body } of blocks) {
    const begin = at + (measured.get(id) ?? head)
    tops.push(at)
    begins.push(begin)
    ends.push(begin + body)
    at = begin + body + gapOf(space)
  }
  return { tops, begins, ends }
}

/** Which sections touch the part of the list between two heights, `to` not included; the nearest one if none does. */
export function sectionsBetween(
  { tops, ends }: Layout,
  top: number,
  bottom: number,
): { from: number; to: number } {
  const before = ends.filter((end) => end < top).length
  const from = Math.max(0, Math.min(before, ends.length - 1))
  const begun = tops.filter((one) => one <= bottom).length
  return { from, to: Math.min(ends.length, Math.max(from + 1, begun)) }
}

/**
 * How far, px, what is seen of a list moved when its sections took other heights; `y` is where the screen begins.
 * The first edge on the screen tells: a section that begins above it has its head there, and its body goes with its end.
 */
export function movedBy(before: Edges, after: Edges, y: number): number {
  const at = before.ends.findIndex((end) => end >= y)
  const index = at < 0 ? before.ends.length - 1 : at
  const edge = (before.tops[index] ?? 0) >= y ? 'tops' : 'ends'
  return (after[edge][index] ?? 0) - (before[edge][index] ?? 0)
}

/** The last section that begins above a line; the first one while the line is above them all. */
export function sectionAt(tops: readonly number[], line: number): number {
  let [low, high] = [0, tops.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((tops[middle] ?? 0) <= line) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}
