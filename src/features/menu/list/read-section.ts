import { sectionAt } from './geometry.ts'

/** The section being read, by its index, and whether the bar is at the top of the screen. */
export type VisibleSection = { index: number; isStuck: boolean }

/** The section that is read before anybody scrolled. */
export const FIRST_SECTION: VisibleSection = { index: 0, isStuck: false }

/** px under the bar where a section counts as the one being read. */
const BELOW_BAR = 40
/** px; where reading begins on pages without a bar. */
const NO_BAR_LINE = 120

const barEnd = (bar: HTMLElement | null) => bar?.getBoundingClientRect().bottom ?? NO_BAR_LINE

/** px from the top of the window: the section there is the one being read. */
export const readingLine = (bar: HTMLElement | null) => barEnd(bar) + BELOW_BAR

/** `top`: px that the page is scrolled beyond the top of the list; `tops`: px of its sections. */
export function visibleAt(top: number, tops: readonly number[], bar: HTMLElement | null): VisibleSection {
  const isAtEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= document.body.scrollHeight - 2
  const index = isAtEnd ? tops.length - 1 : sectionAt(tops, top + readingLine(bar))
  return { index, isStuck: bar !== null && barEnd(bar) + top > 1 }
}
