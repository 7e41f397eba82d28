import type { Metric } from 'web-vitals'
import { patternAt } from '#/app/pages/match.ts'
import { APP_VERSION } from '#/domain/constants.ts'
import { type Store, shellAtom } from '#/shell/shell.ts'

/** The most errors sent from one visit; later ones are mostly consequences of these. */
const MOST = 10
/** The most stack frames sent with an error. */
const FRAMES = 5
const USUAL_ONE_IN = 10

type About = { page: string; channel: string; version: string }
/** `at`: files of ours with line and column. No message: it may quote what somebody typed. */
export type Report =
  | (About & { kind: 'error'; name: string; at: string[] })
  | (About & { kind: 'vital'; name: string; value: number; rating: string })

/** Where in files of this build an error arose; addresses of pages and of others are left out. */
export function framesOf(stack: string, origin: string): string[] {
  return [...stack.matchAll(/(https?:\/\/[^\s()]+?)(:\d+:\d+)\)?$/gm)]
    .flatMap(([, url = '', place = '']) => {
      const { origin: its, pathname } = new URL(url)
      return its === origin && pathname.startsWith('/assets/') ? [`${pathname}${place}`] : []
    })
    .slice(0, FRAMES)
}

/**
 * Sends uncaught errors and Core Web Vitals to the address given to the build, for one visit in `oneIn`: the
 * pattern of the page, never its address, and nothing that identifies the customer. What cannot be sent is dropped.
 */
export async function startReports(store: Store, url: string, oneIn = USUAL_ONE_IN, random = Math.random) {
  if (random() * oneIn >= 1) return
  const about = (): About => ({
    page: patternAt(location.pathname) ?? '/404',
    channel: store.get(shellAtom).channel,
    version: APP_VERSION,
  })
  const send = (report: Report) => {
    try {
      navigator.sendBeacon(url, JSON.stringify(report))
    } catch {
      // A report that cannot be sent must not break the page.
    }
  }
  let left = MOST
  const report = (error: unknown) => {
    if (left-- <= 0) return
    const { name, stack = '' } = error instanceof Error ? error : { name: typeof error }
    send({ ...about(), kind: 'error', name: name.slice(0, 50), at: framesOf(stack, location.origin) })
  }
  addEventListener('error', ({ error }) => report(error))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
  addEventListener('screenfailed', (event) => report((event as CustomEvent<unknown>).detail))
  const vital = ({ name, value, rating }: Metric) =>
    send({ ...about(), kind: 'vital', name, value: Math.round(value * 1000) / 1000, rating })
  const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const follow of [onCLS, onINP, onLCP, onTTFB]) follow(vital)
}
