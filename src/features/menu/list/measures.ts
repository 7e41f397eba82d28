import { isLowWindow, type ListMetrics, remOfPage } from '#/first-screen/grid.ts'
import { type Block, type Layout, type Measured, movedBy } from './geometry.ts'

/*
 * What is measured on the page: the space of the list and the heads of sections. `geometry.ts` computes the rest.
 */

/** With its scroll bar, as style sheets count it. */
const pageWidth = () => window.innerWidth || 390
const isLowNow = (rem: number) => isLowWindow(window.innerWidth, window.innerHeight, rem)

/**
 * Measured heads for each space they were measured in. They outlive the list, so that the next one (another branch,
 * fresh prices) is at the position of the last one.
 */
const remembered = new Map<string, Measured>()
let lastSpace: ListMetrics | null = null

/** The space measured last; before that, a guess from the page's width. */
export function knownSpace(): ListMetrics {
  if (lastSpace) return lastSpace
  if (typeof window === 'undefined') return { page: 390, list: 358, rem: 16, isLow: false }
  const page = pageWidth()
  const rem = remOfPage()
  return { page, list: Math.max(0, page - 32), rem, isLow: isLowNow(rem) }
}

/** Measures the space. */
export function spaceOf(list: HTMLElement): ListMetrics {
  const page = pageWidth()
  const rem = remOfPage()
  lastSpace = { page, list: list.clientWidth || page - 32, rem, isLow: isLowNow(rem) }
  return lastSpace
}

const NONE: Measured = new Map()
const keyOf = ({ page, list, rem, isLow }: ListMetrics) => `${page} ${list} ${rem} ${isLow}`

export const measuredIn = (space: ListMetrics) => remembered.get(keyOf(space)) ?? NONE
export const remember = (space: ListMetrics, measured: Measured) =>
  void remembered.set(keyOf(space), measured)

/**
 * What is known once the heads of the rendered sections are measured; null when all are as high as they were thought.
 */
export function measureRendered(
  list: HTMLElement,
  blocks: readonly Block[],
  measured: Measured,
): Measured | null {
  const found = new Map<string, number>()
  for (const section of list.querySelectorAll<HTMLElement>(':scope > section')) {
    const block = blocks.find(({ id }) => id === section.id)
    const { height } = section.getBoundingClientRect()
    if (!block || !(height > 0)) continue
    const head = height - block.body
    if (Math.abs(head - (measured.get(block.id) ?? block.head)) >= 0.5) found.set(block.id, head)
  }
  return found.size > 0 ? new Map([...measured, ...found]) : null
}

/** px between the top of the screen and a section that was scrolled to: `scroll-margin-top`. */
export function marginOf(list: HTMLElement): number {
  const section = list.querySelector('section')
  return section ? Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0 : 0
}

/** Scrolls by what grew above the screen, before it is painted, so that nothing seems to move. */
export function anchorScroll(list: HTMLElement, before: Layout, after: Layout) {
  const top = movedBy(before, after, -list.getBoundingClientRect().top)
  if (Math.abs(top) >= 0.5) window.scrollBy({ top, behavior: 'instant' })
}
