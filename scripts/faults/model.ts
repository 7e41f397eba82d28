import fc from 'fast-check'
import type { Product } from '#/api/schema/menu.ts'
import { isAvailable } from '#/domain/menu/menu.ts'
import { dice, placeOf, requestOf } from '../sandbox/testing/random-order.ts'
import { Browser, type Page } from './browser.ts'
import type { Harness } from './harness.ts'
import { orderedLines, type Told } from './history.ts'
import { Network } from './network.ts'
import type { Customer } from './page.ts'
import type { VirtualClock } from './virtual-clock.ts'

/*
 * Any sequence of what a customer can do, against a law of conservation: whatever was put into a basket lies in it
 * still, or is in exactly one order, or was thrown away by a logout. A second order of the same is more than there
 * was, a lost basket is less.
 */

const BRANDS = [null, 'other'] as const
type Brand = (typeof BRANDS)[number]

/** One customer at one browser. */
class Shopper {
  readonly put = new Map<string, number>()
  readonly thrown = new Map<string, number>()
  readonly told: Told[] = []
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

  private hear(what: Told['what'], answer: Promise<{ is: string } | null>) {
    void answer.then(
      (outcome) => {
        const order = outcome && 'order' in outcome ? (outcome.order as { id: string }).id : null
        this.told.push({ at: this.virtualClock.now, what, is: outcome?.is ?? 'nothing', order })
      },
      (error: unknown) =>
        this.told.push({ at: this.virtualClock.now, what, is: `threw ${String(error)}`, order: null }),
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
    // A session is a brand's own.
    if (this.isIn) this.page.shop.signIn()
  }

  /** The basket goes with the customer, and so do all other tabs. */
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

  /** The network is good, the customer looks at both brands, whatever is late comes. Answers what the law misses. */
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
        () => this.told.at(-1)?.what === 'resume' && this.page.shop.phase() !== 'checking',
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
      if (!this.told.some(({ order }) => order === id)) problems.push(`${id} exists and was never told of`)
    for (const { order } of this.told)
      if (order && !made.some(({ id }) => id === order))
        problems.push(`${order} was told of and does not exist`)
    for (const { is } of this.told) if (is.startsWith('threw')) problems.push(is)
    if (this.harness.mode !== 'on' && this.network.posts.length > this.asks)
      problems.push(`${this.network.posts.length} posts for ${this.asks} presses`)
    for (const page of this.browser.pages) page.kill()
    return problems
  }
}

type Step = (shopper: Shopper) => unknown

class Command implements fc.AsyncCommand<object, Shopper> {
  private readonly name: string
  private readonly step: Step
  constructor(name: string, step: Step) {
    this.name = name
    this.step = step
  }
  check = () => true
  run = async (_: object, shopper: Shopper) => {
    await this.step(shopper)
    await shopper.pass(200)
  }
  toString = () => this.name
}
const command = (name: string, step: Step) => new Command(name, step)

const commands = [
  fc.constant(command('tap', (s) => s.press())),
  fc.constant(
    command('double tap', (s) => {
      s.press()
      s.press()
    }),
  ),
  fc.constant(command('reload', (s) => s.reload())),
  fc.constant(command('second tab taps', (s) => s.secondTab())),
  fc.constant(command('switch the brand', (s) => s.switchBrand())),
  fc.constant(command('logout', (s) => s.logout())),
  fc.constant(command('sign in', (s) => s.signIn())),
  fc.nat(2).map((which) => command(`add ${which}`, (s) => s.add(which))),
  fc.integer({ min: 1, max: 120 }).map((seconds) =>
    command(`offline ${seconds} s`, async (s) => {
      s.network.offlineUntil = Math.max(s.network.offlineUntil, s.network.now + seconds * 1_000)
    }),
  ),
  fc.integer({ min: 1, max: 100_000 }).map((ms) => command(`wait ${ms} ms`, (s) => s.pass(ms))),
  fc.constantFrom('check', 'again', 'discard').map((mind) => command(mind, (s) => s.decide(mind))),
]

/** Plays `runs` sequences of commands; throws the shortest that breaks the law. */
export async function playModel(harness: Harness, runs: number): Promise<void> {
  const property = fc.asyncProperty(
    fc.commands(commands, { maxCommands: 14, size: 'max' }),
    fc.nat(1_000_000),
    async (sequence, seed) => {
      const shopper = new Shopper(harness, await harness.begin(seed), seed)
      shopper.add(0)
      await fc.asyncModelRun(() => ({ model: {}, real: shopper }), sequence)
      const problems = await shopper.end()
      if (problems.length > 0) {
        const told = shopper.told.map(({ at, what, is, order }) => `${at} ${what}: ${is} ${order ?? ''}`)
        throw new Error([...problems, ...told, shopper.network.faults.join(', ')].join('\n'))
      }
    },
  )
  await fc.assert(property, { numRuns: runs, endOnFailure: false })
}
