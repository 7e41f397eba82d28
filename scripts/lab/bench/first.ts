import { rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContext } from '@playwright/test'
import { startSandbox } from '../../server.ts'
import {
  CASES,
  type Case,
  type Figures,
  MERCHANTS,
  printCase,
  TARGETS,
  type Target,
} from './first-figures.ts'
import { buildFloor, FLOORS } from './floors/build.ts'
import type { Dish } from './floors/shop.ts'
import { newCustomer, openBrowser, PHONE, slowDown, slowNetwork, untilIdle } from './phone.ts'
import { probe } from './probe.ts'
import { launchAddress, playClient } from './telegram.ts'

/*
 * Measures how soon the first screen can be used, and runs the comparison pages of `floors/` in turn with it: when it
 * is painted, when its first add button is rendered, when a press on it shows its effect, and when the app has taken
 * over.
 */

/** Pause between the first and the second visit of a customer, ms. */
const BETWEEN_VISITS_MS = 4_000

/** Says where the first add button is as soon as it is rendered, and records when its card shows the effect of a press. */
function watchPress() {
  const noted = { at: null as [number, number] | null, isPressed: false, answered: Number.NaN, before: '' }
  Object.assign(window, { press: noted })
  const cardAt = ([x, y]: [number, number]) =>
    document.elementFromPoint(x, y)?.closest<HTMLElement>('article')
  const here = () => {
    for (const button of document.querySelectorAll('article [data-press^="add "]')) {
      const { x, y, width, height } = button.getBoundingClientRect()
      const at: [number, number] = [x + width / 2, y + height / 2]
      if (width > 1 && button.contains(document.elementFromPoint(...at))) return at
    }
    return null
  }
  const look = () => {
    if (!noted.at) {
      noted.at = here()
      noted.before = (noted.at && cardAt(noted.at)?.textContent) ?? ''
      if (noted.at) window.pressAt(noted.at)
    } else if (noted.isPressed && Number.isNaN(noted.answered)) {
      const card = cardAt(noted.at)
      const isAnswered =
        card && (card.textContent !== noted.before || card.querySelector('[aria-busy="true"]'))
      if (isAnswered) noted.answered = performance.now()
    }
    // Looking further would keep the page busy, and the visit would be waited for.
    if (Number.isNaN(noted.answered)) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  addEventListener('pointerdown', () => {
    noted.isPressed = true
  })
}
type Press = { at: [number, number] | null; isPressed: boolean; answered: number }
declare global {
  interface Window {
    /** Undefined in a visit that presses nothing, as is `pressAt`. */
    press?: Press
    pressAt: (at: [number, number]) => void
  }
}

async function visitOnce(
  context: BrowserContext,
  address: string,
  { client }: Case,
  isPressed: boolean,
): Promise<Figures> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  if (client === 'telegram') await playClient(page)
  await page.addInitScript(probe)
  if (isPressed) {
    // Called by the page, because a question from outside waits for the page's own tasks and delays the press.
    await page.exposeFunction('pressAt', (at: [number, number]) => page.touchscreen.tap(...at))
    await page.addInitScript(watchPress)
  }
  await cdp.send('Network.enable')
  await slowNetwork(cdp)
  await slowDown(cdp)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.bench?.menu > 0, null, { timeout: 60_000 })
  if (isPressed)
    await page.waitForFunction(() => !Number.isNaN(window.press?.answered), null, { timeout: 60_000 })
  await untilIdle(page, cdp)
  const figures = await page.evaluate(() => {
    const { menu, long, shift } = window.bench
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const calls = performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'fetch')
    const after = long.filter(([start]) => start > menu).map(([, length]) => length)
    return {
      sent: Math.min(...calls.map((call) => call.startTime)) - (document?.responseStart ?? Number.NaN),
      painted: menu,
      answered: window.press?.answered ?? Number.NaN,
      takenOver: performance.getEntriesByName('app taken over')[0]?.startTime ?? Number.NaN,
      blocked: after.reduce((sum, length) => sum + Math.max(0, length - 50), 0),
      longest: Math.max(0, ...after),
      shift,
    }
  })
  await page.close()
  return figures
}

/** Opens the page as a new or as a returning customer. */
async function measure(browser: Browser, one: Case, address: string, canPress: boolean): Promise<Figures> {
  const { context, page } = await newCustomer(browser)
  await page.close()
  try {
    if (one.visit === 'warm') {
      await visitOnce(context, address, one, false)
      // biome-ignore lint/plugin/sleep: a part of the measure, the same in every run, so that figures compare
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_VISITS_MS))
    }
    return await visitOnce(context, address, one, canPress)
  } finally {
    await context.close()
  }
}

/** Measures all cases, `runs` times each, and prints them. */
export async function benchFirst(runs: number, folder: string) {
  const sandboxes = new Map<Target, Awaited<ReturnType<typeof startSandbox>>>()
  const start = async (target: Target, dist: string) => {
    const sandbox = await startSandbox({
      SANDBOX_DATA: path.join(folder, target),
      SANDBOX_DIST: dist,
      SANDBOX_LAUNCHES_PER_MINUTE: '10000',
    })
    sandboxes.set(target, sandbox)
    return sandbox
  }
  const shop = await start('shop', 'dist')
  for (const floor of FLOORS) {
    const dist = path.resolve(folder, `${floor}-dist`)
    // The page without a script is built for one shop only: the larger one.
    const answer = await fetch(`${shop.url}/products/v1/overalls?type=WEB`, {
      headers: { Merchant: MERCHANTS[0] },
    })
    const { products } = (await answer.json()) as { products: Dish[] }
    await buildFloor(floor, dist, products)
    await start(floor, dist)
  }
  const browser = await openBrowser()
  const measured = new Map<Case, Map<Target, Figures[]>>()
  const once = async (one: Case, target: Target) => {
    const { url = '' } = sandboxes.get(target) ?? {}
    const page = `${url.replace('127.0.0.1', `${one.merchant}.localhost`)}/`
    const address = one.client === 'web' ? page : await launchAddress(url, page, one.merchant)
    return measure(browser, one, address, target !== 'html')
  }
  // The first visits create menus, pictures and compressed files, so they are not measured.
  for (const merchant of MERCHANTS)
    for (const target of TARGETS) await once({ merchant, client: 'web', visit: 'cold' }, target)
  for (let run = 1; run <= runs; run++)
    for (const one of CASES)
      for (const target of TARGETS) {
        console.error(`run ${run} of ${runs}: ${one.merchant}, ${one.client}, ${one.visit}, ${target}`)
        const of = measured.get(one) ?? new Map<Target, Figures[]>()
        measured.set(one, of)
        try {
          of.set(target, [...(of.get(target) ?? []), await once(one, target)])
        } catch (error) {
          // A visit that does not end on a busy machine does not stop the others.
          console.error(`did not end: ${error instanceof Error ? error.message : error}`)
        }
      }
  await browser.close()
  for (const sandbox of sandboxes.values()) await sandbox.stop()
  for (const floor of FLOORS)
    await rm(path.resolve(folder, `${floor}-dist`), { recursive: true, force: true })
  console.log(
    `\nfirst screen, ${runs} runs interleaved; CPU ${PHONE.cpu}× slower, ${PHONE.rtt} ms and ${PHONE.down}/${PHONE.up} kbit/s; load ${loadavg()[0]?.toFixed(1)}`,
  )
  for (const [one, of] of measured) printCase(one, of)
}
