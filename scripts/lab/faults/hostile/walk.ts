import type { Browser, Page } from '@playwright/test'
import { LANGUAGE_KEY } from '#/config/first-paint.ts'
import { see } from '../../../e2e/seen.ts'
import { movingIn } from '../../../e2e/settled.ts'
import { reportViolations } from '../../../e2e/watch.ts'
import { randomOf } from '../../../random.ts'
import { DAMAGES, type Damage } from './answers.ts'
import { breachesOf, type Claims, claimsOf } from './checks.ts'
import { customerOf, storedBy } from './customer.ts'
import { type HostileServer, openHostile } from './proxy.ts'
import { recover } from './recover.ts'
import { STEPS, type Step, until, type Walker } from './steps.ts'

/* One walk of a customer through the shop of a hostile back end, made from a seed. */

/** Damages after which nothing of the answer can be read: the screen has to know that it failed. */
const UNREADABLE: readonly Damage[] = ['HTML with 200', 'an empty body', 'a cut body']
/** ms */
const SETTLES_WITHIN = 15_000

/** What each screen shows with a good server. */
export type Good = Map<string, { sums: Set<number>; nothing: Set<string> }>

export type Plan = {
  seed: number
  /** Share of the calls that are damaged; 0: none, to learn what is good. */
  rate: number
  /** null: all kinds. */
  only: Damage | null
  /**
   * The calls without which no screen opens are good: most walks get past the start. In the others whole pages may be off,
   * or in another language, until the next visit, as bad settings had it.
   */
  sparesStart: boolean
}

export type Outcome = {
  plan: Plan
  breaches: readonly string[]
  damages: number
  /** Screens that said that they could not load, and those that needed a reload to be whole. */
  troubles: number
  partial: number
}

const START = /\/(merchants|settings)\b|\/merchant\/settings/

export function planOf(seed: number, rate: number | null): Plan {
  const { oneOf } = randomOf(seed)
  const only = oneOf([null, null, oneOf(DAMAGES)])
  const drawn = oneOf([0.3, 1])
  return { seed, rate: rate ?? drawn, only, sparesStart: oneOf([true, true, true, false]) }
}

/** The real time of day may be the night of all branches: the server lives at the noon that is nearest. */
function noonOffset(now: number): number {
  const DAY = 86_400_000
  // Noon in Tashkent is 07:00 UTC.
  const noon = Math.round((now - 7 * 3_600_000) / DAY) * DAY + 7 * 3_600_000
  return noon - now
}

export type Setting = { browser: Browser; sandbox: string; good: Good; log: (line: string) => void }

/** Walks all steps, or those that `chosen` names. Never throws for what the shop does. */
export async function walk(
  { browser, sandbox, good, log }: Setting,
  plan: Plan,
  phone: string,
  chosen: readonly string[] | null = null,
): Promise<Outcome> {
  let ahead = noonOffset(Date.now())
  const time = () => Date.now() + ahead
  const customer = await customerOf(sandbox, phone, time)
  await customer.furnish()
  const before = await customer.orders()
  const server = await openHostile({
    sandbox,
    seed: plan.seed,
    merchant: 'demo',
    ...(plan.only && { only: [plan.only] }),
    spares: (path) => plan.sparesStart && START.test(path),
    serverTime: time,
  })
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Asia/Tashkent',
    reducedMotion: 'reduce',
  })
  await context.addInitScript((key) => localStorage.setItem(key, '"eng"'), LANGUAGE_KEY)
  await context.addInitScript(reportViolations)
  const page = await context.newPage()
  const breaches: string[] = []
  let at = 'start'
  const breach = (words: string) => {
    breaches.push(`${at}: ${words}`)
    log(`  BREACH ${at}: ${words}`)
  }
  page.on('pageerror', (error) => breach(`uncaught: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (message.text().startsWith('policy violation')) breach(message.text())
  })
  const walker: Walker = {
    page,
    phone,
    customer,
    before,
    breach,
    sparesStart: plan.sparesStart,
    skip: (ms) => {
      ahead += ms
    },
    heal: () => server.beHostile(0),
    check: () => check(page, server, good, at, plan, breach),
  }
  const counts = { troubles: 0, partial: 0 }
  try {
    for (const step of STEPS) {
      if (chosen && !chosen.includes(step.name)) continue
      at = step.name
      await take(step, walker, server, plan, counts, log)
    }
  } catch (error) {
    const text = await see(page).then(({ text }) => JSON.stringify(text.slice(0, 600)), String)
    breach(`the walk did not go on: ${error instanceof Error ? error.message.slice(0, 300) : error} ${text}`)
  } finally {
    await context.close()
    await server.close()
  }
  return { plan, breaches, damages: server.damages.length, ...counts }
}

/** A text of the merchant that is null, or is not there, is one that was not written. */
const losesText = ({ call, damage }: HostileServer['damages'][number]) =>
  call.includes('/company/policies') && (damage === 'nulls' || damage === 'missing fields')

/** Whether the page shows that something is on its way: code that still loads is no call of the server's. */
const isWaiting = async (page: Page) =>
  (await see(page)).busy > 0 || (await page.locator('body').evaluate(movingIn)) === 'skeleton'

/** Waits until nothing is under way, or waits in vain. */
async function settle(page: Page, server: HostileServer): Promise<boolean> {
  let calm = 0
  return until(page, SETTLES_WITHIN, async () => {
    const isCalm = server.pending() === 0 && !(await isWaiting(page))
    calm = isCalm ? calm + 1 : 0
    return calm >= 3
  })
}

async function check(
  page: Page,
  server: HostileServer,
  good: Good,
  at: string,
  { rate, sparesStart }: Plan,
  breach: (words: string) => void,
) {
  const isSettled = await settle(page, server)
  const seen = await see(page)
  if (rate === 0) {
    const known = good.get(at) ?? { sums: new Set(), nothing: new Set() }
    const { sums, nothing } = claimsOf(seen.text)
    for (const sum of sums) known.sums.add(sum)
    for (const words of nothing) known.nothing.add(words)
    good.set(at, known)
  }
  if (!isSettled && server.pending() === 0) breach('waits for nothing')
  const known: Claims = {
    sums: new Set([...good.values()].flatMap(({ sums }) => [...sums])),
    nothing: new Set([
      ...(good.get(at)?.nothing ?? []),
      ...(sparesStart ? [] : ['page not found']),
      ...(server.damages.some(losesText) ? ['nothing here'] : []),
    ]),
  }
  for (const words of breachesOf(seen, known, server.numbers)) breach(words)
}

/** By a new document, or as a link of the shop leads there. */
async function goTo(page: Page, origin: string, path: string, way: 'address' | 'link') {
  if (way === 'address' || page.url() === 'about:blank')
    await page.goto(origin + path, { waitUntil: 'commit' })
  else await page.evaluate((to) => history.pushState(null, '', to), path)
}

async function take(
  step: Step,
  walker: Walker,
  server: HostileServer,
  { seed, rate, sparesStart }: Plan,
  counts: { troubles: number; partial: number },
  log: (line: string) => void,
) {
  const { page, breach, check: look } = walker
  const random = randomOf(seed * 1_000 + STEPS.indexOf(step))
  const path = typeof step.path === 'function' ? await step.path(walker) : step.path
  const portions = page.url() === 'about:blank' ? 0 : (await storedBy(page)).portions
  const from = server.damages.length
  const way = random.oneOf(['address', 'link'] as const)
  log(`${step.name}, by ${way}`)
  server.beHostile(rate)
  if (path !== null) await goTo(page, server.origin, path, way)
  await look()
  const done = server.damages.slice(from)
  for (const { call, damage } of done) log(`    ${damage}: ${call}`)
  server.beHostile(0)
  const address = path === null ? page.url() : server.origin + path
  // Without a damage in this step the screen shows what an earlier one was told.
  const isUnreadable =
    sparesStart && done.length > 0 && done.every(({ damage }) => UNREADABLE.includes(damage))
  await recover(step, walker, { isUnreadable, sparesStart, address }, counts, log)
  await look()
  if ((await storedBy(page)).portions !== portions) breach('the basket has changed')
  await step.afterwards?.(walker)
  if (!step.act) return
  server.beHostile(rate)
  await step.act(walker)
  server.beHostile(0)
}
