import { type Block, type Layout, movedBy, type Space } from './geometry.ts'

/*
 * What the page knows of the list's measures: the room there is, and what sections were found to have besides their
 * rows. `geometry.ts` reckons the rest.
 */

const pageWidth = () => document.documentElement.clientWidth || window.innerWidth || 390
const remOf = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/**
 * What sections were measured to have besides their body, px by id, by the space they had. It outlives the list: one
 * that comes anew (another branch, fresh prices) stands where the last one stood.
 */
const remembered = new Map<string, Map<string, number>>()
let lastSpace: Space | null = null

/** The room there was last; before anything was measured, a guess from the page. */
export function knownSpace(): Space {
  const page = typeof window === 'undefined' ? 390 : pageWidth()
  return lastSpace ?? { page, list: Math.max(0, page - 32), rem: 16 }
}

/** The room there is. */
export function spaceOf(list: HTMLElement): Space {
  lastSpace = { page: pageWidth(), list: list.clientWidth || pageWidth() - 32, rem: remOf() }
  return lastSpace
}

const keyOf = ({ page, list, rem }: Space) => `${page} ${list} ${rem}`

/** The heights known for that room; the map may be added to. */
export function measuredIn(space: Space): Map<string, number> {
  const known = remembered.get(keyOf(space))
  if (known) return known
  const none = new Map<string, number>()
  remembered.set(keyOf(space), none)
  return none
}

/**
 * What is drawn, as it is; null when everything is as it was expected. Measuring has the page laid out at once, so
 * sections that were measured are looked at again only where `isAnew` says that something about them may be other.
 */
export function measureDrawn(
  list: HTMLElement,
  blocks: ReadonlyMap<string, Block>,
  measured: Map<string, number>,
  isAnew: boolean,
): Map<string, number> | null {
  let next: Map<string, number> | null = null
  for (const section of list.querySelectorAll<HTMLElement>(':scope > section')) {
    const block = blocks.get(section.id)
    if (!block || (measured.has(block.id) && !isAnew)) continue
    const { height } = section.getBoundingClientRect()
    if (!(height > 0)) continue
    const besides = height - block.body
    const expected = measured.get(block.id) ?? block.head
    const isAsExpected = Math.abs(expected - besides) < 0.5
    if (!isAsExpected) next ??= new Map(measured)
    // As it was reckoned: noted, and nothing has to be drawn anew.
    const noted = next ?? measured
    noted.set(block.id, isAsExpected ? expected : besides)
  }
  return next
}

/** px that a section keeps from the top of the page, for what lies there. */
export function marginOf(list: HTMLElement): number {
  const section = list.querySelector('section')
  return section ? Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0 : 0
}

/** Before it is painted, the page is scrolled by what grew above the screen: nothing is seen to move. */
export function hold(list: HTMLElement, before: Layout, after: Layout) {
  const top = movedBy(before, after, -list.getBoundingClientRect().top)
  if (Math.abs(top) >= 0.5) window.scrollBy({ top, behavior: 'instant' })
}

/** Keeps what was measured in that room. */
export const remember = (space: Space, found: Map<string, number>) => void remembered.set(keyOf(space), found)
