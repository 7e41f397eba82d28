/*
 * Sums over sections, so that a list of thousands is laid out without drawing it. All in px.
 */

/** A section before it is drawn: its element's id, px of its head as expected, px of its body as it will be. */
export type Block = { readonly id: string; readonly head: number; readonly body: number }

/** px above the first section, and between two. */
export type Spacing = { above: number; gap: number }

/** px that drawn sections turned out to have besides their bodies, by the section's id. */
export type Measured = ReadonlyMap<string, number>

/**
 * Where sections begin, where their bodies do, and where they end, px from the list's top: as measured for sections
 * that were drawn, as expected for the others.
 */
export type Layout = {
  readonly tops: readonly number[]
  readonly begins: readonly number[]
  readonly ends: readonly number[]
}

type Edges = Pick<Layout, 'tops' | 'ends'>

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
 * How far, px, the visible part of a list moved when sections changed their heights; `y` is where the screen begins.
 * The first edge below `y` decides: of a section that begins above the screen only the head changes, so what is seen
 * of its body moves with its end.
 */
export function movedBy(before: Edges, after: Edges, y: number): number {
  const at = before.ends.findIndex((end) => end >= y)
  const index = at < 0 ? before.ends.length - 1 : at
  const edge = (before.tops[index] ?? 0) >= y ? 'tops' : 'ends'
  return (after[edge][index] ?? 0) - (before[edge][index] ?? 0)
}

/** Index of the last section that begins above a line; 0 while the line is above them all. */
export function sectionAt(tops: readonly number[], line: number): number {
  let [low, high] = [0, tops.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((tops[middle] ?? 0) <= line) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}
