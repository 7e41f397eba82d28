/*
 * How large cards and sections are, so that the menu is laid out before it is rendered: by the sums below and by the
 * style sheets, which read the same lengths as custom properties.
 */

type View = 'BIG' | 'MEDIUM' | 'SMALL'

/** px: widths of the page and of its list, and one rem. `isLow`: a phone held sideways. */
export type ListMetrics = { page: number; list: number; rem: number; isLow?: boolean }

/** How a view fills a list: px, columns from the left. */
export type Grid = {
  columns: number
  gap: number
  rowGap: number
  rowHeight: number
  cardWidth: number
  /** px: the height of a MEDIUM card's picture. */
  picture: number
}

/** Words are in rem, since they grow with the customer's text size; gaps are in px. */
type Length = readonly [rem: number, px: number]

const LENGTHS = {
  'medium-words-gap': [0, 9],
  'medium-words': [5, 2],
  'big-name-gap': [0, 12],
  'big-name': [1.5625, 0],
  'big-about-gap': [0, 4],
  'big-about': [2.5, 0],
  'big-row-gap': [0, 6],
  'big-row': [2.75, 0],
  'small-row': [4.9375, 17],
  'title-narrow': [1.75, 0],
  'title-wide': [2.125, 0],
  'head-gap-narrow': [0, 12],
  'head-gap-wide': [0, 16],
  band: [0, 120],
  'band-gap': [0, 12],
  'list-gap': [0, 12],
  'section-gap-narrow': [0, 28],
  'section-gap-wide': [0, 40],
} as const satisfies Record<string, Length>
type LengthName = keyof typeof LENGTHS

/** The lengths as the style sheets read them, `--medium-words`. */
export const GRID_PROPERTIES: readonly (readonly [name: string, value: string])[] = Object.entries(
  LENGTHS,
).map(([name, [rem, px]]) => [`--${name}`, `calc(${rem}rem + ${px}px)`])

/** Gives the style sheets of a page the lengths. */
export function writeGridProperties({ style }: HTMLElement) {
  for (const [name, value] of GRID_PROPERTIES) style.setProperty(name, value)
}

const lengthIn = (rem: number, ...names: readonly LengthName[]) =>
  names.reduce((sum, name) => sum + LENGTHS[name][0] * rem + LENGTHS[name][1], 0)

/** One rem of the page, px: the size of letters that its customer has chosen. Reading it may compute styles. */
export const remOfPage = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
/** px that a page would have if its letters were of the usual size: it has columns as they have room, see `em` in the style sheets. */
export const usualWidth = ({ page, rem }: Pick<ListMetrics, 'page' | 'rem'>) => (page * 16) / rem
/** Whether a page of that usual width has a list of categories at its side. */
export const isWide = (width: number) => width >= 1024
/** Whether it has room for the basket beside the menu, too. */
export const hasColumns = (width: number) => width >= 1280
/** Whether a window is that of a phone held sideways, as in the style sheets; all in px. */
export const isLowWindow = (page: number, height: number, rem: number) =>
  page >= 560 && !isWide(usualWidth({ page, rem })) && height < 480
/** rem: the width from which a low window has more columns, as in shapes.module.css and CategoryScreen.module.css. */
const LOW_WITH_COLUMNS = 46
const hasLowColumns = ({ page, rem, isLow = false }: ListMetrics) => isLow && page >= LOW_WITH_COLUMNS * rem
function mediumColumns(metrics: ListMetrics) {
  const width = usualWidth(metrics)
  if (hasColumns(width)) return width >= 1600 ? 5 : 4
  return hasLowColumns(metrics) ? 4 : metrics.page >= 600 ? 3 : 2
}

/** rem: a narrower MEDIUM card would cut its price and break its name inside a word. */
const MEDIUM_REM = 8.75
/** px: the picture of a row, its gaps and its open stepper. */
const SMALL_BESIDE = 212
/** rem: the price of a row beside its open stepper. */
const SMALL_PRICE = 7
/** px: the line of the stepper under the words of a narrower row. */
const SMALL_CONTROL = 44
/** Height of a wide picture in its width. */
const WIDE_PICTURE = 224 / 358

/** Height of one card of that width; of a MEDIUM one with a picture of that height, which is as high as wide else. */
export function cardHeight(view: View, width: number, rem: number, picture = width): number {
  if (view === 'MEDIUM') return picture + lengthIn(rem, 'medium-words-gap', 'medium-words')
  // The stepper stands under the words where it leaves no room for the price.
  if (view === 'SMALL')
    return lengthIn(rem, 'small-row') + (width < SMALL_BESIDE + SMALL_PRICE * rem ? SMALL_CONTROL : 0)
  const words = ['big-name-gap', 'big-name', 'big-about-gap', 'big-about', 'big-row-gap', 'big-row'] as const
  return width * WIDE_PICTURE + lengthIn(rem, ...words)
}

/** Rows and columns of a vertical category. */
export function gridOf(view: View, metrics: ListMetrics): Grid {
  const { list, rem, isLow = false } = metrics
  const wide = isWide(usualWidth(metrics))
  const gap = view === 'SMALL' ? 32 : wide ? 16 : 12
  const room = Math.max(1, Math.floor((list + gap) / (MEDIUM_REM * rem + gap)))
  const columns =
    view === 'MEDIUM' ? Math.min(mediumColumns(metrics), room) : wide || hasLowColumns(metrics) ? 2 : 1
  const rowGap = view === 'SMALL' ? 0 : wide ? 28 : 20
  const cardWidth = Math.max(0, (list - gap * (columns - 1)) / columns)
  // A square as wide as the page would leave no room for words, nor would one in a low window.
  const picture = cardWidth * (columns > 1 && !isLow ? 1 : WIDE_PICTURE)
  const rowHeight = Math.ceil(cardHeight(view, cardWidth, rem, picture))
  return { columns, gap, rowGap, rowHeight, cardWidth, picture }
}

/** The least width of a card in a sideways category: px, and rem with larger letters. */
const RAIL: Record<View, Length> = { BIG: [14, 280], MEDIUM: [MEDIUM_REM, 148], SMALL: [7, 112] }

/** Width of a card in a sideways category; see --narrow-card in tokens.css. */
export function railWidth(view: View, { page, rem }: Pick<ListMetrics, 'page' | 'rem'>): number {
  const least = Math.max(RAIL[view][0] * rem, RAIL[view][1])
  return view === 'SMALL' && page < 600 ? Math.max(least, Math.min(140, (page - 40) / 2.75)) : least
}

/** The same for a style sheet. */
export const railWidthOf = (view: View) =>
  view === 'SMALL' ? 'var(--narrow-card)' : `max(${RAIL[view][0]}rem, ${RAIL[view][1]}px)`

/** Height of all rows. */
export function rowsHeight(grid: Grid, count: number): number {
  const rows = Math.ceil(count / grid.columns)
  return rows === 0 ? 0 : rows * (grid.rowHeight + grid.rowGap) - grid.rowGap
}

/** Empty space above the first rendered row; never more than the list itself, or a list above the screen would grow. */
const spaceAbove = (grid: Grid, count: number, from: number) =>
  Math.min(from * (grid.rowHeight + grid.rowGap), rowsHeight(grid, count))

/** A list of that many products of which the rows before `from` are not rendered. */
export const rowsStyle = (grid: Grid, count: number, from = 0) => ({
  height: rowsHeight(grid, count),
  paddingTop: spaceAbove(grid, count, from),
  gridTemplateColumns: `repeat(${grid.columns}, minmax(0, 1fr))`,
  gridAutoRows: `${grid.rowHeight}px`,
  gap: `${grid.rowGap}px ${grid.gap}px`,
  '--medium-picture': `${grid.picture}px`,
})

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

/** Height of a section's name, or of the band with a picture behind it. */
export function headHeight(isBand: boolean, { page, rem }: ListMetrics): number {
  if (isBand) return lengthIn(rem, 'band', 'band-gap')
  return isWide(usualWidth({ page, rem }))
    ? lengthIn(rem, 'title-wide', 'head-gap-wide')
    : lengthIn(rem, 'title-narrow', 'head-gap-narrow')
}

/** px above the first section and between two. */
export const spacingOf = ({ page, rem }: ListMetrics) => ({
  above: lengthIn(rem, 'list-gap'),
  gap: lengthIn(rem, isWide(usualWidth({ page, rem })) ? 'section-gap-wide' : 'section-gap-narrow'),
})
