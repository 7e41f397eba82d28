import { FromCounter, type ToCounter } from '#/app/counter/messages.ts'
import { patternAt } from '#/app/pages/match.ts'
import { widgetFrameOrigin } from '#/config/frames.ts'
import { heard } from '#/lib/frame.ts'
import { type Goal, goals } from '#/lib/goals.ts'
import { whenIdle } from '#/lib/idle.ts'
import type { Store } from '#/shell/shell.ts'
import { counterAtom, type GoalNames } from '#/tenant/abilities.ts'

/** The keys of goal names in the merchant's settings; a goal without a name there uses its own. */
const KEYS = { view: 'view', add: 'addToCart', checkout: 'checkout', purchase: 'order' } as const

function nameOf(goal: Goal['goal'], names: GoalNames): string {
  const own = names?.[KEYS[goal]] ?? ''
  return /^[\w.:-]{1,64}$/.test(own) ? own : goal
}

/** The message to the counter about a reached goal. */
export function goalMessage(reached: Goal, names: GoalNames): ToCounter {
  const { goal, ...about } = reached
  const { sum, ...params } = about as { id?: string; count?: number; sum?: number }
  const price = sum === undefined ? {} : { order_price: sum, currency: 'UZS' as const }
  return { type: 'goal', name: nameOf(goal, names), params: { ...params, ...price } }
}

/** The route's pattern instead of the address: no id, phone number or query leaves the page. */
const pageUrl = () => `${location.origin}${patternAt(location.pathname) ?? '/404'}`

/** By when a busy browser counts all the same, ms. */
const COUNT_BY = 5_000

/**
 * Counts pages and goals for Yandex Metrica (IN-02), when the browser is idle. Its script runs in a hidden frame of
 * another origin; without that origin or without a numeric counter nothing is requested.
 */
export function measureVisit(store: Store): void {
  const { id, goalNames } = store.get(counterAtom)
  const origin = widgetFrameOrigin(location, import.meta.env)
  if (!origin || !/^\d{1,12}$/.test(id ?? '')) return
  whenIdle(() => {
    const frame = document.createElement('iframe')
    frame.hidden = true
    frame.title = 'Yandex Metrica'
    frame.sandbox.add('allow-scripts', 'allow-same-origin')
    frame.src = `${origin}/counter.html#${location.origin}`
    const say = (message: ToCounter) => frame.contentWindow?.postMessage(message, origin)
    const begin = (event: MessageEvent) => {
      if (!heard(event, { source: frame.contentWindow, origin }, FromCounter)) return
      removeEventListener('message', begin)
      say({ type: 'init', id: Number(id) })
      countPages((url) => say({ type: 'hit', url }))
      goals.follow((goal) => say(goalMessage(goal, goalNames)))
    }
    addEventListener('message', begin)
    document.body.append(frame)
  }, COUNT_BY)
}

/** Reports this page and every page opened after it. */
function countPages(report: (url: string) => void) {
  let last = ''
  const count = () => {
    if (location.pathname === last) return
    last = location.pathname
    report(pageUrl())
  }
  count()
  for (const event of ['pushState', 'replaceState', 'popstate']) addEventListener(event, count)
}
