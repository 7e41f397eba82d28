import type { Product } from '#/api/schema/menu.ts'
import { isAvailable } from '#/domain/menu/menu.ts'
import { dice, placeOf, requestOf } from '../../sandbox/testing/random-order.ts'
import { Browser, type Page } from './browser.ts'
import type { Harness } from './harness.ts'
import { type Outcome, orderedLines } from './history.ts'
import { Network } from './network.ts'
import type { Customer } from './page.ts'
import type { VirtualClock } from './virtual-clock.ts'

const BRANDS = [null, 'other'] as const
type Brand = (typeof BRANDS)[number]

/** One customer at one browser. */
export class Shopper {
  readonly put = new Map<string, number>()
  readonly thrown = new Map<string, number>()
  readonly outcomes: Outcome[] = []
  asks = 0
  brand: Brand = null
  isIn = true
  page: Page
  private readonly harness: Harness
  private readonly virtualClock: VirtualClock
  private readonly customer: Customer
  private readonly browser: Browser
  readonly network: Network
  private readonly roll: () => number

  constructor(
    harness: Harness,
    { virtualClock, customer }: { virtualClock: VirtualClock; customer: Customer },
    seed: number,
  ) {
    this.harness = harness
    this.virtualClock = virtualClock
    this.customer = customer
    this.roll = dice(seed)
    this.network = new Network(harness, virtualClock, this.roll)
    const hasLocks = this.roll() < 0.7
    this.browser = new Browser({
      script: harness.script,
      virtualClock,
      roll: this.roll,
      hasLocks,
      hasCookies: true,
      storageMode: 'fine',
      fetch: this.network.fetch,
    })
    this.page = this.open()
  }

  private open(): Page {
    const shop = {
      merchantId: this.harness.tenant.id,
      customer: this.customer,
      knowsKeys: this.harness.mode === 'on',
      isIn: this.isIn,
    }
    const page = this.browser.open(shop)
    if (this.brand) page.shop.brand(this.brand)
    if (this.isIn) page.shop.signIn()
    return page
  }

  pass = (ms: number) => this.virtualClock.pass(() => false, ms)

  private hear(what: Outcome['what'], answer: Promise<{ is: string } | null>) {
    void answer.then(
      (outcome) => {
        const order = outcome && 'order' in outcome ? (outcome.order as { id: string }).id : null
        this.outcomes.push({ at: this.virtualClock.now, what, is: outcome?.is ?? 'nothing', order })
      },
      (error: unknown) =>
        this.outcomes.push({ at: this.virtualClock.now, what, is: `threw ${String(error)}`, order: null }),
    )
    return answer
  }

  /** Dishes of the brand on the screen. */
  private menu(): Product[] {
    const { branch } = placeOf(this.harness.tenant)
    const plain = [...this.harness.tenant.products.values()].filter(
      (product) =>
        product.unit === 'COUNT' &&
        product.modificationGroups.length === 0 &&
        isAvailable(product, branch.id) &&
        product.productBranch.every(({ stock }) => stock === null) &&
        (product.systems.length === 0 || product.systems.includes('WEB')),
    )
    return this.brand ? plain.slice(3, 6) : plain.slice(0, 3)
  }

  add(which: number) {
    const product = this.menu()[which % 3]
    if (!product || !this.isIn) return
    const before = this.counts(this.page)
    this.page.shop.add({ productId: product.id, choices: {}, note: '', count: 2 })
    for (const [key, count] of this.counts(this.page))
      this.put.set(key, (this.put.get(key) ?? 0) + count - (before.get(key) ?? 0))
  }

  private counts = (page: Page) => new Map(page.shop.lines().map(({ key, count }) => [key, count]))

  press(page = this.page) {
    if (!this.isIn || page.shop.phase() !== 'idle') return
    const lines = page.shop.lines()
    const orderable = lines.flatMap(({ productId, choices, note, count }) => {
      const product = this.harness.tenant.products.get(productId)
      return product ? [{ product, choices, note, count }] : []
    })
    if (orderable.length === 0) return
    this.asks++
    const request = requestOf(this.harness.tenant, this.customer.id, orderable, { service: 'PICK_UP' })
    const seen = lines.map(({ key, count }) => ({ key, count }))
    void this.hear('submit', page.shop.submit(JSON.stringify(request), seen))
  }

  secondTab() {
    const page = this.open()
    this.press(page)
  }

  reload() {
    for (const page of this.browser.pages) page.kill()
    this.page = this.open()
    if (this.isIn) void this.hear('resume', this.page.shop.resume())
  }

  switchBrand() {
    this.brand = this.brand ? null : 'other'
    this.page.shop.brand(this.brand)
    // Each brand has a session of its own.
    if (this.isIn) this.page.shop.signIn()
  }

  /** Logging out clears the basket and closes all other tabs. */
  logout() {
    if (!this.isIn) return
    for (const page of this.browser.pages) if (page !== this.page) page.kill()
    for (const [key, count] of this.counts(this.page))
      this.thrown.set(key, (this.thrown.get(key) ?? 0) + count)
    this.page.shop.logout()
    this.isIn = false
  }

  signIn() {
    if (this.isIn) return
    this.page.shop.signIn()
    this.isIn = true
  }

  decide(mind: 'check' | 'again' | 'discard') {
    if (!this.isIn || this.page.shop.phase() !== 'not-confirmed') return
    if (mind === 'check') void this.hear('check again', this.page.shop.checkAgain())
    if (mind === 'again') {
      this.asks++
      void this.hear('order again', this.page.shop.orderAgain())
    }
    if (mind === 'discard') this.page.shop.discard()
  }

  /**
   * Makes the network good, delivers what is late and opens both brands. Returns what the law of conservation misses.
   */
  async end(): Promise<string[]> {
    this.network.isHealthy = true
    this.network.offlineUntil = 0
    this.signIn()
    const problems: string[] = []
    const left = new Map<string, number>()
    for (const brand of BRANDS) {
      this.brand = brand
      this.reload()
      await this.virtualClock.pass(
        () => this.outcomes.at(-1)?.what === 'resume' && this.page.shop.phase() !== 'checking',
        300_000,
      )
      if (this.page.shop.phase() === 'not-confirmed') {
        void this.hear('check again', this.page.shop.checkAgain())
        await this.pass(20_000)
        if (this.page.shop.phase() === 'not-confirmed') this.page.shop.discard()
      }
      if (this.page.shop.phase() !== 'idle') problems.push(`left with "${this.page.shop.phase()}"`)
    }
    await this.virtualClock.pass(() => false)
    for (const brand of BRANDS) {
      this.brand = brand
      this.reload()
      await this.pass(2_000)
      for (const [key, count] of this.counts(this.page)) left.set(key, (left.get(key) ?? 0) + count)
    }
    const made = await this.harness.ordersOf(this.customer)
    const ordered = new Map<string, number>()
    for (const order of made)
      for (const [key, count] of orderedLines(order)) ordered.set(key, (ordered.get(key) ?? 0) + count)
    for (const [key, put] of this.put) {
      const [inOrders, inBasket, thrown] = [
        ordered.get(key) ?? 0,
        left.get(key) ?? 0,
        this.thrown.get(key) ?? 0,
      ]
      const sums = `${key}: ${put} put in, ${inOrders} ordered, ${inBasket} left, ${thrown} thrown away`
      if (inOrders + inBasket > put) problems.push(`too much: ${sums}`)
      if (inOrders + inBasket + thrown < put) problems.push(`lost: ${sums}`)
    }
    for (const { id } of made)
      if (!this.outcomes.some(({ order }) => order === id))
        problems.push(`${id} exists and was never reported`)
    for (const { order } of this.outcomes)
      if (order && !made.some(({ id }) => id === order))
        problems.push(`${order} was reported and does not exist`)
    for (const { is } of this.outcomes) if (is.startsWith('threw')) problems.push(is)
    if (this.harness.mode !== 'on' && this.network.posts.length > this.asks)
      problems.push(`${this.network.posts.length} posts for ${this.asks} presses`)
    for (const page of this.browser.pages) page.kill()
    return problems
  }
}
