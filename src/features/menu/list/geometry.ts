import type { ScrollState } from '#/features/product-card/index.ts'

/*
 * Sums over sections, so that a list of thousands is laid out without rendering it. All in px.
 */

/** A section before it is rendered: its element's id, px of its head as expected, px of its body as it will be. */
export type Block = { readonly id: string; readonly head: number; readonly body: number }

/** px above the first section, and between two. */
export type Spacing = { above: number; gap: number }

/** px that rendered sections turned out to have besides their bodies, by the section's id. */
export type Measured = ReadonlyMap<string, number>

/**
 * Where sections begin, where their bodies do, and where they end, px from the list's top: as measured for sections
 * that were rendered, as expected for the others.
 */
export type Layout = {
  readonly tops: readonly number[]
  readonly begins: readonly number[]
  readonly ends: readonly number[]
}

/** A part of the list, px from its top. */
export type Span = { top: number; bottom: number }

export const RESTING: ScrollState = { isFlinging: false, isFar: false, isUp: false }

/** px rendered above and below the screen, and the step in which the range moves: one rendering a step, not a frame. */
const AROUND = 600
const STEP = 300
/** px; while so much is left ahead, a list that is far is not rendered again: less often, and more at once. */
const SPARE = 200

export const FIRST_RANGE: Span = { top: -AROUND, bottom: 2 * AROUND }

/**
 * What is to be rendered while that part of the list is on the screen: what lies around it, but only ahead where the
 * list is far from what was rendered. Without this, or without `hasSpare`, a fling through ten thousand products costs
 * the processor 13 to 43 % more.
 */
export function rangeAround({ top, bottom }: Span, { isFar, isUp }: ScrollState): Span {
  const snapped = Math.floor(top / STEP) * STEP
  return {
    top: snapped - (isFar && !isUp ? 0 : AROUND),
    bottom: snapped + STEP + (bottom - top) + (isFar && isUp ? 0 : AROUND),
  }
}

export const isWithin = (screen: Span, rendered: Span) =>
  screen.top >= rendered.top && screen.bottom <= rendered.bottom

/** Whether enough is rendered in the direction of scrolling. */
export const hasSpare = (screen: Span, rendered: Span, { isUp }: ScrollState) =>
  (isUp ? screen.top - rendered.top : rendered.bottom - screen.bottom) >= SPARE

export function layoutOf(blocks: readonly Block[], measured: Measured, { above, gap }: Spacing): Layout {
  const tops: number[] = []
  const begins: number[] = []
  const ends: number[] = []
  let at = above
  for (const { id, head, body } of blocks) {
    const begin = at + (measured.get(id) ?? head)
    tops.push(at)
    begins.push(begin)
    ends.push(begin + body)
    at = begin + body + gap
  }
  return { tops, begins, ends }
}

/** Index of the first section that ends below a line; the last one's where none does. */
function firstEndingBelow(ends: readonly number[], line: number): number {
  const at = ends.findIndex((end) => end >= line)
  return at < 0 ? Math.max(0, ends.length - 1) : at
}

/** Index of the last section that begins above a line; 0 while the line is above them all. */
export const sectionAt = (tops: readonly number[], line: number) =>
  Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  )

/** Which sections touch a part of the list, `to` not included; the nearest one if none does. */
export function sectionsBetween({ tops, ends }: Layout, { top, bottom }: Span): { from: number; to: number } {
  const from = firstEndingBelow(ends, top)
  return { from, to: Math.min(ends.length, Math.max(from, sectionAt(tops, bottom)) + 1) }
}

/** What of a list is rendered: px of space above and below it, its sections and the parts of their bodies. */
export function partIn(layout: Layout, range: Span, spacing: Spacing) {
  const { from, to } = sectionsBetween(layout, range)
  return {
    above: from > 0 ? (layout.tops[from] ?? 0) - spacing.above : 0,
    below: (layout.ends.at(-1) ?? 0) - (layout.ends[to - 1] ?? 0),
    sections: layout.begins.slice(from, to).map((begin, offset) => ({
      index: from + offset,
      top: range.top - begin,
      bottom: range.bottom - begin,
    })),
  }
}

/** px from the top of the list: where each section begins and ends. */
type Edges = Pick<Layout, 'tops' | 'ends'>

/**
 * How far, px, the visible part of a list moved when sections changed their heights; `y` is where the screen begins.
 * The first edge below `y` decides: of a section that begins above the screen only the head changes, so what is seen
 * of its body moves with its end.
 */
export function movedBy(before: Edges, after: Edges, y: number): number {
  const index = firstEndingBelow(before.ends, y)
  const edge = (before.tops[index] ?? 0) >= y ? 'tops' : 'ends'
  return (after[edge][index] ?? 0) - (before[edge][index] ?? 0)
}

/**
 * Where a place of a list is in another width or size of letters, px: `y` at the same share of the same section, or as far
 * above it.
 */
export function samePlace(before: Edges, after: Edges, y: number): number {
  const index = firstEndingBelow(before.ends, y)
  const [top = 0, end = 0] = [before.tops[index], before.ends[index]]
  const [newTop = 0, newEnd = 0] = [after.tops[index], after.ends[index]]
  const share = end > top ? (y - top) / (end - top) : 0
  return y < top ? newTop - (top - y) : newTop + Math.min(1, share) * (newEnd - newTop)
}
