import { lineKey } from '#/domain/basket/basket-lines.ts'
import { dice, type MenuLine, randomBasket, requestOf } from '../../sandbox/testing/random-order.ts'
import { Browser, type Page, type StorageMode } from './browser.ts'
import type { Harness } from './harness.ts'
import { type Outcome, type Violation, violationsOf } from './history.ts'
import { Network } from './network.ts'

/** How long everything may go wrong, ms; then the network is good and the customer checks what became of the order. */
const TROUBLED_MS = 5 * 60_000

export type ScenarioEnd = {
  seed: number
  violations: Violation[]
  orders: number
  posts: number
  faults: string[]
  outcomes: Outcome[]
  traits: string[]
}

/** One basket, one customer, anything that can happen to them. The same seed is the same scenario. */
export async function playScenario(harness: Harness, seed: number): Promise<ScenarioEnd> {
  const roll = dice(seed)
  const chance = (p: number) => roll() < p
  const { virtualClock, customer } = await harness.begin(seed)
  const network = new Network(harness, virtualClock, roll)
  const storageMode: StorageMode = chance(0.75) ? 'fine' : chance(0.5) ? 'full' : 'blocked'
  const hasCookies = storageMode === 'fine' || chance(0.6)
  const hasLocks = chance(0.75)
  const browser = new Browser({
    script: harness.script,
    virtualClock,
    roll,
    hasLocks,
    hasCookies,
    storageMode,
    fetch: network.fetch,
  })
  const shop = { merchantId: harness.tenant.id, customer, knowsKeys: harness.mode === 'on', isIn: true }
  const comment = chance(0.3) ? '#fast' : ''
  const outcomes: Outcome[] = []
  const wished = new Map<string, number>()
  const traits = [storageMode, hasLocks ? 'locks' : 'lease', hasCookies ? 'cookies' : 'no cookies']

  const requestFor = (lines: readonly MenuLine[], service: 'PICK_UP' | 'DELIVERY') =>
    requestOf(harness.tenant, customer.id, lines, { service, comment })
  const service = chance(0.5) ? 'PICK_UP' : 'DELIVERY'
  const basket = randomBasket(harness.tenant, seed)

  // Earlier orders, one with the very same basket: none of them may be taken for the order of this scenario.
  for (let ago = chance(0.4) ? 2 : 0; ago > 0; ago--) {
    const body = JSON.stringify(requestFor(basket, service))
    const headers = {
      Merchant: harness.tenant.id,
      Authorization: `Bearer ${customer.token}`,
      'Content-Type': 'application/json',
      'X-Sandbox-Now': String(virtualClock.now - ago * 600_000),
    }
    const url = 'https://shop.test/orders/v1/orders'
    await virtualClock.work(() => harness.serve(new Request(url, { method: 'POST', headers, body })))
  }
  const before = (await harness.ordersOf(customer)).length

  /** The open tabs; a killed one is not among them. */
  const tabs = () => [...browser.pages]
  let asks = 0
  let isEnding = false

  const hear = (what: Outcome['what'], page: Page, answer: Promise<{ is: string } | null>) => {
    void answer.then(
      (outcome) => {
        const order = outcome && 'order' in outcome ? (outcome.order as { id: string }).id : null
        outcomes.push({ at: virtualClock.now, what, is: outcome?.is ?? 'nothing', order })
        if (!isEnding && outcome?.is === 'failed')
          virtualClock.after(1_000 + roll() * 20_000, () => press(page))
        if (!isEnding && outcome?.is === 'not-confirmed')
          virtualClock.after(500 + roll() * 30_000, () => decide(page))
      },
      (error: unknown) =>
        outcomes.push({ at: virtualClock.now, what, is: `threw ${String(error)}`, order: null }),
    )
    return answer
  }

  const press = (page: Page) => {
    if (!page.isAlive || page.shop.phase() !== 'idle') return
    const lines = page.shop.lines()
    const orderable = lines.flatMap(({ productId, choices, note, count }) => {
      const product = harness.tenant.products.get(productId)
      return product ? [{ product, choices, note, count }] : []
    })
    // A basket with only new lines is not ordered: one scenario is about one basket.
    if (!lines.some(({ key }) => wanted.has(key))) return
    asks++
    // The lines the screen showed at the moment of the press.
    const seen = lines.map(({ key, count }) => ({ key, count }))
    void hear('submit', page, page.shop.submit(JSON.stringify(requestFor(orderable, service)), seen))
  }
  const decide = (page: Page) => {
    if (!page.isAlive || page.shop.phase() !== 'not-confirmed') return
    const mind = roll()
    if (mind < 0.4) void hear('check again', page, page.shop.checkAgain())
    else if (mind < 0.7 && page.shop.journal()?.body) {
      asks++
      void hear('order again', page, page.shop.orderAgain())
    } else if (mind < 0.9) {
      page.shop.discard()
      outcomes.push({ at: virtualClock.now, what: 'discard', is: 'given up', order: null })
      virtualClock.after(1_000 + roll() * 5_000, () => press(page))
    }
  }
  const openTab = () => {
    const page = browser.open(shop, chance(0.9))
    virtualClock.after(500, () => {
      if (page.isAlive) void hear('resume', page, page.shop.resume())
    })
    return page
  }
  const add = (page: Page, line: MenuLine) => {
    page.shop.add({ productId: line.product.id, choices: line.choices, note: line.note, count: line.count })
    const key = lineKey(line.product.id, line.choices, line.note)
    wished.set(key, (wished.get(key) ?? 0) + line.count)
  }

  const first = browser.open(shop)
  for (const line of basket) add(first, line)
  const wanted = new Set(wished.keys())
  const start = virtualClock.now
  const within = (ms: number, run: () => void) => virtualClock.after(ms, run)

  within(1_000, () => press(first))
  if (chance(0.3)) within(1_000 + roll() * 400, () => press(first))
  // Without storage the client asks before it closes, and another tab has another basket.
  const hasStorage = storageMode === 'fine'
  if (hasStorage && chance(0.4)) {
    traits.push('second tab')
    within(roll() * 900, () => {
      const second = browser.open(shop, chance(0.8))
      within(roll() * 3_000 * (1 + roll() * 60), () => press(second))
    })
  }
  for (let kills = hasStorage || hasCookies ? Math.floor(roll() * 3) : 0; kills > 0; kills--) {
    traits.push('killed')
    const at = chance(0.6) ? 1_000 + roll() * 3_000 : roll() * 200_000
    within(at, () => {
      const [page] = tabs()
      if (!page) return
      page.kill()
      within(200 + roll() * (chance(0.5) ? 5_000 : 120_000), () => {
        const next = openTab()
        if (chance(0.5)) within(1_000 + roll() * 10_000, () => press(next))
      })
    })
  }
  if (chance(0.3)) {
    traits.push('offline')
    const from = roll() * 100_000
    const until = from + roll() * 150_000
    within(from, () => {
      network.offlineUntil = start + until
    })
    within(until, () => {
      for (const page of tabs()) page.hear('online')
    })
  }
  if (chance(0.2)) {
    traits.push('edited')
    const [extra] = randomBasket(harness.tenant, seed + 7_777)
    within(roll() * 60_000, () => {
      const [page] = tabs()
      if (page && extra) add(page, extra)
    })
  }
  if (chance(0.1) && hasStorage) {
    traits.push('storage fills up')
    within(roll() * 10_000, () => {
      browser.storageMode = 'full'
    })
  }

  await virtualClock.pass(() => virtualClock.now >= start + TROUBLED_MS, TROUBLED_MS + 1)
  network.isHealthy = true
  isEnding = true
  network.offlineUntil = 0
  const last = tabs()[0] ?? openTab()
  const until = async (answer: Promise<unknown>) => {
    let isOver = false
    void answer.finally(() => {
      isOver = true
    })
    return virtualClock.pass(() => isOver)
  }
  let isEnded = await until(hear('resume', last, last.shop.resume()))
  if (last.shop.phase() === 'not-confirmed') {
    isEnded &&= await until(hear('check again', last, last.shop.checkAgain()))
    if (last.shop.phase() === 'not-confirmed') last.shop.discard()
  }
  // Late responses arrive now.
  await virtualClock.pass(() => false)

  const made = (await harness.ordersOf(customer)).slice(before)
  // The basket a visit tomorrow would find; without storage, the basket that this page still has.
  const looker = hasStorage || hasCookies ? browser.open(shop) : last
  const violations = violationsOf({
    mode: harness.mode,
    outcomes,
    posts: network.posts,
    asks,
    wished,
    made,
    left: new Map(looker.shop.lines().map(({ key, count }) => [key, count])),
    phase: isEnded ? looker.shop.phase() : 'never ended',
  })
  for (const page of tabs()) page.kill()
  return {
    seed,
    violations,
    orders: made.length,
    posts: network.posts.length,
    faults: network.faults,
    outcomes,
    traits,
  }
}
