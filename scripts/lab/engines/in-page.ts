/*
 * What runs in the page. Each function is sent as text to the browser, which may be one of 2019: its syntax is that of
 * ES2019, and it takes nothing from outside of itself.
 */

export type Role = 'button' | 'link' | 'textbox' | 'radio' | 'heading' | 'text'

/** Where a control can be pressed, px of what is seen. */
export type Spot = { x: number; y: number; words: string }

/**
 * The first control of this role whose words match and that a pointer can reach; null: there is none, or another element
 * is above it. One outside of what is seen is brought there, and found by the next call.
 */
export function findSpot(role: Role, pattern: string): Spot | null {
  const SELECTORS = {
    button: 'button, [role="button"]',
    link: 'a[href]',
    textbox: 'input:not([type="radio"]):not([type="checkbox"]):not([type="hidden"]), textarea',
    radio: 'input[type="radio"], [role="radio"]',
    heading: 'h1, h2, h3, h4',
    text: 'p, h1, h2, h3, h4, span, strong, output, li, div',
  }
  const wanted = new RegExp(pattern)
  const flat = (text: string | null) => (text || '').replace(/\s+/g, ' ').trim()
  const wordsOf = (element: HTMLElement) => {
    const label = element.getAttribute('aria-label')
    if (label) return flat(label)
    const ids = element.getAttribute('aria-labelledby')
    if (ids)
      return flat(
        ids
          .split(' ')
          .map((id) => (document.getElementById(id) || { textContent: '' }).textContent)
          .join(' '),
      )
    const labels = (element as HTMLInputElement).labels
    if (labels && labels.length > 0)
      return flat(
        Array.from(labels)
          .map((one) => one.textContent)
          .join(' '),
      )
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read by a customer
    return flat(element.innerText)
  }
  for (const element of Array.from(document.querySelectorAll<HTMLElement>(SELECTORS[role]))) {
    const words = wordsOf(element)
    if (!wanted.test(words) || (element as HTMLButtonElement).disabled) continue
    // A radio button is drawn by its label.
    const labels = role === 'radio' ? (element as HTMLInputElement).labels : null
    const [shown = element] = labels || []
    const box = shown.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) continue
    const x = box.left + box.width / 2
    const y = box.top + box.height / 2
    if (y < 0 || y > innerHeight || x < 0 || x > innerWidth) {
      shown.scrollIntoView({ block: 'center' })
      continue
    }
    const top = document.elementFromPoint(x, y)
    if (top && (shown.contains(top) || top.contains(shown))) return { x, y, words }
    shown.scrollIntoView({ block: 'center' })
  }
  return null
}

/** The words of the page, from the top on. */
export function wordsOfPage(): string {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read by a customer
  return document.body ? document.body.innerText.replace(/\s+/g, ' ').trim() : ''
}

/** The page's path. */
export function pathOfPage(): string {
  return location.pathname
}

/** The customer chose English on an earlier visit. */
export function chooseEnglish(key: string): boolean {
  localStorage.setItem(key, '"eng"')
  return true
}

type Heard = Window & { troubles?: string[]; isLeft?: boolean }

/** Another page is about to be opened. */
export function leavePage(): boolean {
  const page = window as Heard
  page.isLeft = true
  return true
}

/** Keeps what goes wrong from now on, for a browser whose console cannot be heard. False: it is still the page before. */
export function hearTroubles(): boolean {
  const page = window as Heard
  if (page.isLeft) return false
  if (page.troubles) return true
  const heard: string[] = []
  page.troubles = heard
  addEventListener('error', (event) => heard.push(String(event.message)))
  addEventListener('unhandledrejection', (event) => heard.push(String(event.reason)))
  const print = console.error
  console.error = (...words) => {
    heard.push(words.map(String).join(' '))
    print.apply(console, words)
  }
  return true
}

export function heardTroubles(): string[] {
  return (window as Heard).troubles || []
}
