import type { Space } from '#/first-screen/grid.ts'
import { type Block, type Layout, movedBy } from './geometry.ts'

/*
 * What is measured on the page: the space of the list and the heads of sections. `geometry.ts` computes the rest.
 */

const pageWidth = () => document.documentElement.clientWidth || window.innerWidth || 390
const remOf = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/**
 * Measured heads, px by section id, for each space they were measured in. They outlive the list, so that the next one
 * (another branch, fresh prices) stands where the last one stood.
 */
const remembered = new Map<string, Map<string, number>>()
let lastSpace: Space | null = null

/** The space measured last; before that, a guess from the page's width. */
export function knownSpace(): Space {
  const page = typeof window === 'undefined' ? 390 : pageWidth()
  return lastSpace ?? { page, list: Math.max(0, page - 32), rem: 16 }
}

/** Measures the space. */
export function spaceOf(list: HTMLElement): Space {
  lastSpace = { page: pageWidth(), list: list.clientWidth || pageWidth() - 32, rem: remOf() }
  return lastSpace
}

const keyOf = ({ page, list, rem }: Space) => `${page} ${list} ${rem}`

/** The heads measured in that space; the map may be added to. */
export function measuredIn(space: Space): Map<string, number> {
  const known = remembered.get(keyOf(space))
  if (known) return known
  const none = new Map<string, number>()
  remembered.set(keyOf(space), none)
  return none
}

/**
 * Measures the heads of the drawn sections; null when all are as expected. Measuring forces a layout, so a section is
 * measured once, unless `isAll` says that all heads may have changed.
 */
export function measureDrawn(
  list: HTMLElement,
  blocks: readonly Block[],
  measured: Map<string, number>,
  isAll: boolean,
): Map<string, number> | null {
  let next: Map<string, number> | null = null
  for (const section of list.querySelectorAll<HTMLElement>(':scope > section')) {
    if (measured.has(section.id) && !isAll) continue
    const block = blocks.find(({ id }) => id === section.id)
    if (!block) continue
    const { height } = section.getBoundingClientRect()
    if (!(height > 0)) continue
    const besides = height - block.body
    const expected = measured.get(block.id) ?? block.head
    const isAsExpected = Math.abs(expected - besides) < 0.5
    if (!isAsExpected) next ??= new Map(measured)
    // A head as high as expected is noted in place: nothing has to be drawn again.
    const noted = next ?? measured
    noted.set(block.id, isAsExpected ? expected : besides)
  }
  return next
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

/** Keeps what was measured in that space. */
export const remember = (space: Space, found: Map<string, number>) => void remembered.set(keyOf(space), found)
