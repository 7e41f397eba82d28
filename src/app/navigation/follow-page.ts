import { keys } from '#/session/keys.ts'

/** How long the page is still until its place is noted, ms. */
const NOTE_AFTER = 100

/** px from the top of the window, below what sticks to it. */
const READ_FROM = 150

const here = () => location.pathname + location.search

/** Of a list that reckons the height of what is far away, a section says better where one was than the whole page's px. */
function sectionOnScreen() {
  for (const section of document.querySelectorAll('main section[id]')) {
    const { top, bottom } = section.getBoundingClientRect()
    if (bottom > READ_FROM) return { id: section.id, top: Math.round(top) }
  }
  return null
}

/**
 * Notes the page on the screen and how far it is scrolled, for whoever loads the app anew (TG-13). While a page is above
 * its place of before a reload, that one stays noted until somebody moves it: the page may still be growing.
 */
export function followPage(): void {
  const last = keys.lastPage.read()
  const from = last?.from ?? ''
  let hasMoved = !(last?.href === here() && last.top > scrollY)
  let timer: ReturnType<typeof setTimeout> | undefined
  const note = () => {
    clearTimeout(timer)
    if (!hasMoved) return
    keys.lastPage.write({ from, href: here(), top: Math.round(scrollY), section: sectionOnScreen() })
  }
  const noteSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(note, NOTE_AFTER)
  }
  const move = () => {
    hasMoved = true
  }
  const goElsewhere = () => {
    move()
    note()
    noteSoon()
  }
  for (const name of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(name, move, { passive: true, capture: true })
  for (const name of ['pushState', 'replaceState', 'popstate']) addEventListener(name, goElsewhere)
  addEventListener('scroll', noteSoon, { passive: true })
  addEventListener('pagehide', note)
  note()
}
