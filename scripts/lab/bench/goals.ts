import { median, quantile } from './numbers.ts'

/** Measured values of a figure, by the size of the menu. */
export type Row = { visit: string; figure: string; bySize: Record<number, number[]> }

type Measure = (values: readonly number[]) => number
const p95: Measure = (values) => quantile(values, 0.95)
const worst: Measure = (values) => Math.max(...values)

type Goal = {
  /** Its number among the performance goals, P6 to P10. */
  goal: string
  of: string
  says: string
  /** The limit of the figure itself, or of its growth from the base. */
  most: number
  measure?: Measure
  isGrowth?: true
}

const GOALS: readonly Goal[] = [
  { goal: 'P6', of: 'add: press to frame', says: 'p95', most: 48, measure: p95 },
  { goal: 'P6', of: 'add: press to frame', says: 'growth', most: 1.1, isGrowth: true },
  { goal: 'P6', of: 'add50: press to frame, 50 lines', says: 'p95', most: 48, measure: p95 },
  { goal: 'P6', of: 'add50: press to frame, 50 lines', says: 'growth', most: 1.1, isGrowth: true },
  { goal: 'P7', of: 'scroll: over 100 ms', says: 'worst run', most: 0, measure: worst },
  { goal: 'P7', of: 'scroll: empty screens', says: 'worst run', most: 0, measure: worst },
  { goal: 'P8', of: 'open: menu visible', says: 'growth', most: 1.5, isGrowth: true },
  { goal: 'P8', of: 'open: DOM nodes', says: 'growth', most: 1.05, isGrowth: true },
  { goal: 'P8', of: 'open: heap, MB', says: 'growth', most: 2, isGrowth: true },
  { goal: 'P8', of: 'search: key to frame', says: 'median', most: 50 },
  { goal: 'P10', of: 'sheets: heap after 50, x', says: 'median', most: 1.1 },
]

/** Lines of a table: each goal that was measured, its value for each size, and a mark where the goal was missed. */
export function goalLines(
  rows: readonly Row[],
  sizes: readonly number[],
  base: number,
  short: (value: number) => string,
): string[][] {
  return GOALS.flatMap(({ goal, of, says, most, measure = median, isGrowth }) => {
    const row = rows.find(({ visit, figure }) => `${visit}: ${figure}` === of)
    if (!row) return []
    const valueAt = (size: number) => measure(row.bySize[size] ?? [])
    const cells = sizes.map((size) => {
      if (isGrowth && size === base) return ''
      const value = isGrowth ? valueAt(size) / valueAt(base) : valueAt(size)
      return `${short(value)}${isGrowth ? '×' : ''}${value > most ? ' missed' : ''}`
    })
    return [[`${goal} ${of}, ${says}`, `≤ ${most}${isGrowth ? '×' : ''}`, ...cells]]
  })
}
