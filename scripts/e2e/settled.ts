import type { Page, Request } from '@playwright/test'

/** What a picture is made of; a beacon or an open stream never ends. */
const KINDS = ['document', 'script', 'stylesheet', 'image', 'font', 'fetch', 'xhr']

/** ms; the browser sometimes does not report the end of a request that its page has stopped. */
const LOST_AFTER = 20_000

/** How many requests of the page are under way now. */
export function requestsOf(page: Page): { count: () => number } {
  const open = new Map<Request, number>()
  page.on('request', (request) => {
    const { accept } = request.headers()
    if (KINDS.includes(request.resourceType()) && accept !== 'text/event-stream')
      open.set(request, performance.now())
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return {
    count: () => [...open.values()].filter((since) => performance.now() - since < LOST_AFTER).length,
  }
}

/** Runs in the shop's window: whether the page was not scrolled for some frames. */
export async function isStandingStill(): Promise<boolean> {
  const from = window.scrollY
  for (let frame = 0; frame < 8; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  return window.scrollY === from
}

/**
 * Runs in the shop's window: says what is still loading or moving in the visible part, or '' when nothing is. A wait is
 * recognised by the colour of skeletons and by aria-busy, a picture by its pixels.
 */
export async function movingIn(element: Element): Promise<string> {
  const { ownerDocument: page } = element
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const isSeen = (one: Element) => {
    const { top, bottom, left, right } = one.getBoundingClientRect()
    const isInside = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    return (
      isInside && bottom > top && one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
  }
  const probe = page.createElement('i')
  probe.style.background = 'var(--skeleton)'
  page.body.append(probe)
  const bone = getComputedStyle(probe).backgroundColor
  probe.remove()
  const look = () => {
    if ([...page.querySelectorAll('[aria-busy="true"]')].some(isSeen)) return 'busy'
    const spans = [...page.querySelectorAll('#root span, dialog span')]
    if (spans.some((one) => isSeen(one) && getComputedStyle(one).backgroundColor === bone)) return 'skeleton'
    if (page.getAnimations().some((one) => one.playState === 'running' && isShort(one))) return 'motion'
    return ''
  }
  // An endless animation, such as the current step of an order, is not waited for.
  const isShort = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
  // IntersectionObserver decides what is visible: the next picture of a gallery is within the window and yet cut off.
  const pictures = await new Promise<HTMLImageElement[]>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      resolve(entries.flatMap((one) => (one.intersectionRatio > 0 ? (one.target as HTMLImageElement) : [])))
    })
    for (const one of page.images) observer.observe(one)
    if (page.images.length === 0) resolve([])
  })
  if (pictures.some((one) => !one.complete)) return 'picture'
  // A broken picture has its own placeholder and is not waited for.
  await Promise.all([page.fonts.ready, ...pictures.map((one) => one.decode().catch(() => {}))])
  const { scrollY, scrollX } = window
  const first = look()
  if (first) return first
  await frame()
  await frame()
  if (scrollY !== window.scrollY || scrollX !== window.scrollX) return 'scroll'
  return look()
}
