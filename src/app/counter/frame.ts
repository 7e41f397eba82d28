import { deviceNow } from '#/lib/clock.ts'
import { hearShop } from '#/lib/frame.ts'
import { ToCounter } from './messages.ts'

/*
 * The page with Yandex's counter (`counter.html`), on an origin of its own in a hidden frame of the shop: its script sees
 * neither the session nor the addresses of the shop, only the messages that the shop posts to it.
 */

const SCRIPT = 'https://mc.yandex.ru/metrika/tag.js'

type Queue = ((...call: unknown[]) => void) & { a?: unknown[][]; l?: number }
const page = window as unknown as { ym?: Queue }

let counter: number | null = null

function begin(id: number) {
  const waiting: unknown[][] = []
  const push = (...call: unknown[]) => void waiting.push(call)
  page.ym = Object.assign(push, { a: waiting, l: deviceNow() })
  counter = id
  // No automatic tracking: the shop reports pages and goals itself, and pointer movements are not recorded.
  const quiet = {
    defer: true,
    clickmap: false,
    trackLinks: false,
    accurateTrackBounce: false,
    webvisor: false,
  }
  page.ym(id, 'init', quiet)
  const script = document.createElement('script')
  script.src = SCRIPT
  document.head.append(script)
}

hearShop(ToCounter, (message) => {
  if (message.type === 'init' && counter === null) begin(message.id)
  if (message.type === 'hit') page.ym?.(counter, 'hit', message.url)
  if (message.type === 'goal') page.ym?.(counter, 'reachGoal', message.name, message.params)
})
