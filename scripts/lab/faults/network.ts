import type { Page } from './browser.ts'
import type { Harness } from './harness.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** The longest time between the end of a post and its commit on a server that keeps the promised limit, ms. */
export const LATEST_COMMIT = 60_000
const CLIENT_PATIENCE = 30_000

/** Faults of the sandbox's injector (faults.ts), and `late`, which here is the network's. */
const BEFORE = ['drop', '500', '503', 'html', 'nonsense', 'empty', '401'] as const
const AFTER = ['lost', '500-after', 'truncate'] as const

const pick = <T>(items: readonly T[], roll: () => number): T => items[Math.floor(roll() * items.length)] as T

/** Chooses the fault of a post of an order; only about a third of the posts are left alone. */
function faultOfPost(roll: () => number, mode: Harness['mode']): string | null {
  const kind = roll()
  if (kind < 0.3) return null
  if (kind < 0.45) return pick(BEFORE, roll)
  if (kind < 0.65) return pick(AFTER, roll)
  if (kind < 0.72) return `delay ${Math.floor(roll() * (CLIENT_PATIENCE - 1_000))}`
  // The client gives up first, and the server takes the order afterwards.
  if (kind < 0.82) return `delay ${CLIENT_PATIENCE + Math.floor(roll() * LATEST_COMMIT)}`
  if (kind < 0.94) return `late ${Math.floor(roll() * LATEST_COMMIT)}`
  // Without idempotency keys a post that arrives twice is two orders, whatever the app does, so that fault is left out.
  return mode === 'off' ? 'lost' : 'twice'
}

const faultOfRead = (roll: () => number): string | null =>
  roll() < 0.8
    ? null
    : pick(
        [...BEFORE.filter((one) => one !== '401'), 'truncate', `delay ${Math.floor(roll() * 40_000)}`],
        roll,
      )

export const isOrder = ({ method, url }: { method: string; url: string }) =>
  method === 'POST' && /\/orders\/v1\/orders(\/at-time)?$/.test(new URL(url).pathname)

/** The connection between pages and the server, which a scenario makes good and bad. */
export class Network {
  isHealthy = false
  /** Until when all calls fail, ms. */
  offlineUntil = 0
  /** When each post of an order left, and what was done to it. */
  readonly posts: { at: number; fault: string }[] = []
  readonly faults: string[] = []
  private readonly harness: Harness
  private readonly virtualClock: VirtualClock
  private readonly roll: () => number

  constructor(harness: Harness, virtualClock: VirtualClock, roll: () => number) {
    this.harness = harness
    this.virtualClock = virtualClock
    this.roll = roll
  }

  get now() {
    return this.virtualClock.now
  }

  fetch = async (request: Request, page: Page): Promise<Response> => {
    const { virtualClock, roll } = this
    const isPost = isOrder(request)
    const fault = this.isHealthy ? null : isPost ? faultOfPost(roll, this.harness.mode) : faultOfRead(roll)
    const text = isPost ? await request.text() : null
    if (isPost)
      this.posts.push({
        at: virtualClock.now,
        fault: virtualClock.now < this.offlineUntil ? 'offline' : (fault ?? 'none'),
      })
    await virtualClock.sleep(5 + roll() * 200)
    if (virtualClock.now < this.offlineUntil) throw new TypeError('offline')
    // Closing a page may abort a request that had not left yet.
    if (!page.isAlive && roll() < 0.5) throw new TypeError('gone')
    if (fault) this.faults.push(`${isPost ? 'post' : 'read'}: ${fault.split(' ')[0]}`)
    if (fault?.startsWith('late')) {
      virtualClock.after(Number(fault.slice(5)), () => void this.deliver(request, text, null).catch(() => {}))
      throw new TypeError('lost')
    }
    const response = await this.deliver(request, text, fault)
    await virtualClock.sleep(5 + roll() * 200)
    return response
  }

  private deliver(request: Request, body: string | null, fault: string | null): Promise<Response> {
    const headers = new Headers(request.headers)
    headers.set('X-Sandbox-Now', String(this.virtualClock.now))
    if (fault) headers.set('X-Sandbox-Fault', fault)
    return this.virtualClock.work(async () => {
      const response = await this.harness.serve(
        new Request(request.url, { method: request.method, headers, ...(body !== null && { body }) }),
      )
      const { status } = response
      // The body is read here, so that for the page it is complete or broken at once.
      const read = await response.arrayBuffer().catch(() => null)
      const content =
        read ?? new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) })
      return new Response(status === 204 || status === 304 ? null : content, {
        status,
        headers: response.headers,
      })
    })
  }
}
