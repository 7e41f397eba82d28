import type { Browser, BrowserContext, Page } from '@playwright/test'
import { ensureBundle } from '../../bundle.ts'
import { CODE } from '../../e2e/shop.ts'
import { dice } from '../../sandbox/testing/random-order.ts'
import { startSandbox } from '../../server.ts'
import { newCustomer, openBrowser } from '../bench/phone.ts'
import { until } from './hostile/steps.ts'
import { isOrder } from './network.ts'

/* The production bundle in a real browser, against the sandbox over HTTP: pages killed while an order is sent. */

const DISH = 'Norin with horse meat'
/** By when the fate of an order without a response must be known: the server's window and the waits in it, ms. */
const KNOWN_BY = 200_000
/** By when a response that a fault has delayed has arrived, ms. */
const LATE_BY = 1_000
const FAULTS = ['lost', 'drop', '500', '500-after', 'truncate', 'twice', 'late 2500', 'delay 2000', 'html']

type Killed = { run: number; fault: string; how: string; result: string; problem: string | null }

/** What this browser and the server have stored for the customer. */
const stateOf = (page: Page) =>
  page.evaluate(async () => {
    const stored = (prefix: string) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith(prefix))
      return key ? JSON.parse(localStorage.getItem(key) ?? 'null') : null
    }
    const { token, user } = stored('session:v1:')
    const headers = { Merchant: 'm-demo', Authorization: `Bearer ${token}` }
    const ask = async (path: string) =>
      (await fetch(`/orders/v1/orders/user/${user.id}${path}`, { headers })).json()
    const [active, archive] = await Promise.all([ask('/active'), ask('?size=100&page=0&onlyArchive=true')])
    const ids = new Set([...active, ...archive.content].map(({ id }: { id: string }) => id))
    const lines = (stored('basket:v1:') ?? []).filter(({ count }: { count: number }) => count > 0)
    return { hasJournal: stored('journal:v2:') !== null, orders: ids.size, lines: lines.length }
  })

async function openShop(context: BrowserContext, url: string, path: string, fault: () => string | null) {
  const page = await context.newPage()
  await page.route('**/orders/v1/orders**', (route) => {
    const request = route.request()
    const kind = isOrder({ method: request.method(), url: request.url() }) ? fault() : null
    return route.continue(kind ? { headers: { ...request.headers(), 'x-sandbox-fault': kind } } : {})
  })
  await page.goto(new URL(path, url.replace('127.0.0.1', 'demo.localhost')).href)
  return page
}

async function signIn(page: Page, phone: string) {
  await page.getByLabel('Phone number').pressSequentially(phone)
  await page.getByRole('button', { name: /^Get the code/ }).click()
  await page.getByLabel('Code from the SMS').first().pressSequentially(CODE)
  await page.waitForURL((at) => !at.pathname.startsWith('/login'))
}

async function fillBasket(page: Page, url: string) {
  await page
    .getByRole('button', { name: `Add ${DISH}` })
    .first()
    .click()
  await page.goto(new URL('/checkout', url.replace('127.0.0.1', 'demo.localhost')).href)
  await page.getByRole('radio', { name: 'Pick-up' }).check({ force: true })
  const name = page.getByRole('textbox', { name: 'Your name' })
  const order = page.getByRole('button', { name: /^Order \d/ })
  await order.waitFor()
  if (await name.isVisible()) await name.fill('Aziza')
  return order
}

/** One basket: ordered, the page killed in the middle, opened again, and what became of it. */
async function killOnce(context: BrowserContext, url: string, run: number): Promise<Killed> {
  const roll = dice(run)
  const fault = FAULTS[Math.floor(roll() * FAULTS.length)] ?? 'lost'
  let posts = 0
  const page = await openShop(context, url, '/', () => (posts++ === 0 && roll() < 0.75 ? fault : null))
  const order = await fillBasket(page, url)
  const before = await stateOf(page)
  const isPosted = page.waitForRequest(
    (request) => isOrder({ method: request.method(), url: request.url() }),
    { timeout: 20_000 },
  )
  await order.click()
  // Mostly after the post has left, now and then before.
  if (roll() < 0.8) await isPosted
  else isPosted.catch(() => {})
  // biome-ignore lint/plugin/sleep: the seed chooses the moment at which the page is lost
  await page.waitForTimeout(roll() * 900)
  const how = roll() < 0.5 ? 'closed' : 'crashed'
  if (how === 'crashed') {
    const cdp = await context.newCDPSession(page)
    await Promise.race([cdp.send('Page.crash').catch(() => {}), page.waitForEvent('crash')])
  }
  await page.close({ runBeforeUnload: false })

  const next = await openShop(context, url, roll() < 0.5 ? '/' : '/checkout', () => null)
  // biome-ignore lint/plugin/sleep: the seed chooses the moment of the first look
  await next.waitForTimeout(300 + roll() * 1_500)
  const again = next.getByRole('button', { name: 'Back to the basket' })
  await until(
    next,
    KNOWN_BY,
    async () => !(await stateOf(next)).hasJournal,
    async () => {
      if (await again.isVisible()) await again.click()
    },
  )
  // biome-ignore lint/plugin/sleep: a second order that comes late would come within this time
  await next.waitForTimeout(LATE_BY)
  const state = await stateOf(next)
  const made = state.orders - before.orders
  const problem = state.hasJournal
    ? 'the fate of the order is unknown'
    : made > 1
      ? `${made} orders`
      : made === 0 && state.lines === 0
        ? 'the basket is lost'
        : made === 1 && state.lines > 0
          ? 'it was ordered and is in the basket'
          : null
  // The next run begins with an empty basket.
  await next.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('basket:')) localStorage.removeItem(name)
  })
  await next.close()
  return { run, fault, how, result: made === 1 ? 'ordered' : 'in basket', problem }
}

async function customer(
  browser: Browser,
  url: string,
  runs: number[],
  phone: string,
  done: (one: Killed) => void,
) {
  const { context, page } = await newCustomer(browser)
  await page.goto(new URL('/login', url.replace('127.0.0.1', 'demo.localhost')).href)
  await signIn(page, phone)
  await page.close()
  for (const run of runs) done(await killOnce(context, url, run))
  await context.close()
}

/** `runs` baskets with the page killed, three customers side by side. */
export async function killPages(runs: number): Promise<Killed[]> {
  await ensureBundle('production')
  const sandbox = await startSandbox({ SANDBOX_DATA: 'memory' })
  const browser = await openBrowser()
  const all: Killed[] = []
  try {
    const customers = Math.min(3, runs)
    const shares = Array.from({ length: customers }, (_, i) =>
      Array.from({ length: runs }, (__, run) => run).filter((run) => run % customers === i),
    )
    const done = (one: Killed) => {
      all.push(one)
      const { run, fault, how, result, problem } = one
      console.error(
        `${all.length} of ${runs}: ${run}, ${fault}, ${how}, ${result}${problem ? `: ${problem}` : ''}`,
      )
    }
    await Promise.all(shares.map((share, i) => customer(browser, sandbox.url, share, `90000004${i}`, done)))
  } finally {
    await browser.close()
    await sandbox.stop()
  }
  return all
}
