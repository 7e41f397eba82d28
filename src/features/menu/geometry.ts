import type { Category } from '#/api/schema/menu.ts'

/*
 * The measures of design 3 as sums, so that a list of thousands is laid out without drawing it. Words are in rem
 * (they grow with the customer's text size), gaps in px. `Dish.module.css` has the same heights.
 */

type View = Category['viewType']

/** px: the page, its list, and one rem. */
export type Space = { page: number; list: number; rem: number }

/** How a view fills a list: px, columns from the left. */
export type Grid = { columns: number; gap: number; rowGap: number; rowHeight: number; cardWidth: number }

const mediumColumns = (page: number) => (page >= 1600 ? 5 : page >= 1280 ? 4 : page >= 600 ? 3 : 2)

/** Height of one card of that width. */
export function cardHeight(view: View, width: number, rem: number): number {
  if (view === 'MEDIUM') return width + 9 + 5 * rem + 2
  if (view === 'BIG') return (width * 224) / 358 + 12 + 1.5625 * rem + 4 + 2.5 * rem + 6 + 2.75 * rem
  return 4.9375 * rem + 17
}

/** Rows and columns of a vertical category. */
export function gridOf(view: View, { page, list, rem }: Space): Grid {
  const isWide = page >= 1024
  const columns = view === 'MEDIUM' ? mediumColumns(page) : isWide ? 2 : 1
  const gap = isWide ? (view === 'SMALL' ? 32 : 16) : 12
  const rowGap = view === 'SMALL' ? 0 : isWide ? 28 : 20
  const cardWidth = Math.max(0, (list - gap * (columns - 1)) / columns)
  return { columns, gap, rowGap, rowHeight: Math.ceil(cardHeight(view, cardWidth, rem)), cardWidth }
}

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
