import type { Page } from '@playwright/test'

/* The way of the focus through a page: by Tab from its top to its end. */

/** A control to which Tab goes although it stands before the last one, and why that is right. */
type Jump = {
  /** Both controls are within one such element. */
  within?: string
  /** The name of the control that Tab goes to begins so. */
  to?: string
  why: string
}

const JUMPS: readonly Jump[] = [
  {
    within: 'article',
    why: 'the link of a card is its name and covers the whole card, the heart on its picture too',
  },
  { within: 'li', to: 'Add ', why: 'the same of the small cards that go with a basket' },
  { to: 'Back', why: 'the arrows of a rail lie over its two ends, and a keyboard scrolls it by its cards' },
  { to: 'Next', why: 'the other arrow of the same rail, which its last card may stand below or beside' },
  {
    to: 'Favourite: ',
    why: 'the heart of a dish lies on the first of its pictures, whose buttons are one group',
  },
]

/** What the presses of Tab have found; lives in the page. */
type Way = {
  first: Element | null
  last: Element | null
  /** How `last` looked while it had the focus. */
  look: string
  seen: Set<Element>
  /** Stops within `last`. */
  parts: number
  /** What could be focused before the first press; a list that grows or shrinks meanwhile is not held to it. */
  there: readonly Element[]
  faults: string[]
  nameOf: (one: Element) => string
}

/** Puts the focus before the first control of the page, or of the dialog on top. */
function begin(): Way {
  const dialog = [...document.querySelectorAll('dialog[open]:not([data-leaving])')].at(-1)
  const start = dialog instanceof HTMLElement ? dialog : document.body
  start.tabIndex = -1
  start.focus({ preventScroll: true })
  start.removeAttribute('tabindex')
  const all = (dialog ?? document).querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  )
  const there = [...all].filter(
    (one) =>
      one.tabIndex >= 0 &&
      // Of a group of radios Tab comes to one.
      !one.matches(':disabled, [type="radio"], [type="hidden"], [inert], [inert] *') &&
      one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
  )
  const nameOf = (one: Element) => {
    const words = one.getAttribute('aria-label') ?? one.textContent
    return `${one.tagName.toLowerCase()} "${words.replaceAll('\u00a0', ' ').trim().slice(0, 50)}"`
  }
  return { first: null, last: null, look: '', seen: new Set(), parts: 0, there, faults: [], nameOf }
}

/** Looks at the control that Tab came to; true: this is the end of the page. */
function step(way: Way, jumps: readonly Jump[]): boolean {
  const { last, nameOf, faults } = way
  const now = document.activeElement
  /** Outlines and shadows of a control, of what surrounds it, and of what stands beside an invisible field. */
  const lookOf = (one: Element) =>
    [one, one.parentElement, one.parentElement?.parentElement, ...(one.parentElement?.children ?? [])]
      .slice(0, 12)
      .flatMap((part) => (part ? [getComputedStyle(part), getComputedStyle(part, '::after')] : []))
      .map(({ outline, outlineStyle, boxShadow }) =>
        outlineStyle === 'none' ? boxShadow : outline + boxShadow,
      )
      .join('|')
  if (last?.isConnected && last !== now && lookOf(last) === way.look)
    faults.push(`${nameOf(last)} does not show its focus`)
  if (!now || now === document.body || now === way.first) return true
  // A date is one control with a stop for its day, month, year and calendar.
  const isPart = now === last && now instanceof HTMLInputElement && now.type === 'date'
  if (isPart && ++way.parts < 6) return false
  way.parts = 0
  if (way.seen.has(now)) {
    faults.push(`the focus comes back to ${nameOf(now)} and never reaches the end`)
    return true
  }
  const dialog = [...document.querySelectorAll('dialog[open]:not([data-leaving])')].at(-1)
  if (dialog && !dialog.contains(now)) faults.push(`${nameOf(now)} is outside of the open dialog`)
  if (now.closest('[aria-hidden="true"]')) faults.push(`${nameOf(now)} is hidden from screen readers`)

  const boxOf = (one: Element) => {
    let shown = one
    while (shown.parentElement && shown.getBoundingClientRect().width <= 2) shown = shown.parentElement
    return shown.getBoundingClientRect()
  }
  const isPinned = (one: Element | null): boolean =>
    one !== null && (/fixed|sticky/.test(getComputedStyle(one).position) || isPinned(one.parentElement))
  const isBackwards = (from: Element, to: Element) => {
    if (from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING) return true
    if (isPinned(from) || isPinned(to)) return false
    const [a, b] = [boxOf(from), boxOf(to)]
    const isAbove = b.bottom <= a.top + 2 && b.left < a.right - 2
    const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return isAbove || (shared > Math.min(a.height, b.height) / 2 && b.right <= a.left + 2)
  }
  const isRight = ({ within, to }: Jump, from: Element, control: Element) =>
    (!within || (control.closest(within) !== null && control.closest(within) === from.closest(within))) &&
    (control.getAttribute('aria-label') ?? '').startsWith(to ?? '')
  if (last?.isConnected && isBackwards(last, now) && !jumps.some((jump) => isRight(jump, last, now)))
    faults.push(`${nameOf(now)} comes after ${nameOf(last)}, and stands before it`)
  way.first ??= now
  way.last = now
  way.look = lookOf(now)
  way.seen.add(now)
  return false
}

/** The faults of the way, and the controls to which Tab never came. */
const end = ({ faults, there, seen, nameOf }: Way) => ({
  faults,
  missed: there
    .filter((one) => one.isConnected && one.checkVisibility({ visibilityProperty: true }) && !seen.has(one))
    .map((one) => `Tab never comes to ${nameOf(one)}`),
})

/**
 * Walks by Tab from the top of the page, or of the dialog on top, to its end, and returns what is wrong, a line each: a
 * control that shows no focus, that a screen reader does not see, to which the focus jumps back, that it never leaves
 * or never comes to. `limit`: stops after which it gives up, which is no fault.
 */
export async function tabFaults(page: Page, limit: number): Promise<string[]> {
  const scrolled = await page.evaluate(() => scrollY)
  const way = await page.evaluateHandle(begin)
  let isOver = false
  for (let stop = 0; stop < limit && !isOver; stop++) {
    await page.keyboard.press('Tab')
    isOver = await way.evaluate(step, JUMPS)
  }
  const { faults, missed } = await way.evaluate(end)
  await way.dispose()
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled)
  return isOver ? [...faults, ...missed] : faults
}
