import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { BASKET_PREFIX, DATA_SAVER_KEY, LANGUAGE_KEY } from '#/config/first-paint.ts'
import { stepOf } from '#/domain/menu/unit.ts'
import { appIsThere, isAppThere } from '../../e2e/app-is-there.ts'
import { type Random, randomOf } from '../../random.ts'
import type { SentProduct } from './menus.ts'
import { type Plan, planOf } from './plan.ts'
import { requestsUnderWay, stateOf } from './state.ts'

/*
 * One visit, made from a seed: some dishes are added and taken away at moments from the first cards to long after the app
 * has taken over, by finger, mouse or key. At its end the basket holds what was pressed: nothing more, nothing less.
 */

type Press = { kind: 'add' | 'take'; id: string; isBeforeApp: boolean; way: 'mouse' | 'finger' | 'key' }
export type Outcome = { plan: Plan; presses: readonly Press[]; faults: readonly string[] }

const isBundle = (url: URL) => /^\/assets\/[\w-]+\.js$/.test(url.pathname)

/**
 * The height at the bottom of a phone that the basket's pill covers from the first dish on, or from the app's start,
 * px.
 */
const PILL_ROOM = 130

/** ms */
const SHOWN_WITHIN = 2_000

/** Everything on the screen that adds or takes, as a finger would find it; `room`: px at its bottom that are left alone. */
function controlsHere(room: number) {
  return [...document.querySelectorAll<HTMLButtonElement>('article button[data-press]')].flatMap((button) => {
    const [kind, id] = button.dataset.press?.split(' ') ?? []
    const { x, y, width, height } = button.getBoundingClientRect()
    const at = { x: x + width / 2, y: y + height / 2 }
    const isSeen = at.y < innerHeight - room && button.contains(document.elementFromPoint(at.x, at.y))
    return isSeen && (kind === 'add' || kind === 'take') && id ? [{ kind, id, ...at } as const] : []
  })
}

/** What the basket holds, in storage and on the cards, by product. */
function basketHere(prefix: string) {
  const held: Record<string, number> = {}
  for (const name of Object.keys(localStorage).filter((one) => one.startsWith(prefix)))
    for (const { productId, count } of JSON.parse(localStorage.getItem(name) ?? '[]'))
      held[productId] = (held[productId] ?? 0) + count
  const shown: Record<string, string> = {}
  for (const button of document.querySelectorAll<HTMLElement>('article [data-press^="add "]')) {
    const id = button.dataset.press?.split(' ')[1] ?? ''
    shown[id] ??= button.closest('[role="group"]')?.querySelector('[aria-live]')?.textContent ?? ''
  }
  return { held, shown }
}

export async function visit(
  browser: Browser,
  seed: number,
  shopUrl: string,
  menus: ReadonlyMap<string, ReadonlyMap<string, SentProduct>>,
  log: (line: string) => void,
): Promise<Outcome> {
  const random = randomOf(seed)
  const plan = planOf(seed, random)
  const products = menus.get(plan.merchant)
  const context = await browser.newContext({
    viewport: plan.isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    hasTouch: plan.isPhone,
    locale: 'en-GB',
    timezoneId: 'Asia/Tashkent',
  })
  const underWay = requestsUnderWay(context)
  try {
    await context.addInitScript(
      ([language, saver]) => {
        localStorage.setItem(language, '"eng"')
        // With all that the first screen can have, on a slow line too.
        localStorage.setItem(saver, 'false')
      },
      [LANGUAGE_KEY, DATA_SAVER_KEY] as const,
    )
    const address = shopUrl.replace('127.0.0.1', `${plan.merchant}.localhost`)
    let page = await open(context, plan, address)
    const presses: Press[] = []
    const canBePressed = ({ id }: { id: string }) => products?.get(id)?.addsAtOnce === true
    log(JSON.stringify(plan))
    for (let turn = 0; turn <= plan.presses; turn++) {
      if (turn === plan.eventAfter) page = await happen(plan, page, context, address, log)
      if (turn === plan.presses) break
      // biome-ignore lint/plugin/sleep: the seed chooses the moment of the press
      await page.waitForTimeout(random.oneOf([0, 0, 30, 120, 400, 900]))
      const pressed = await pressSomething(page, random, canBePressed)
      if (pressed) presses.push(pressed)
      log(JSON.stringify(pressed))
    }
    await appIsThere(page)
    await page.waitForLoadState('networkidle', { timeout: 60_000 })
    // On a busy machine a page with an endless animation may never be idle.
    await page.evaluate(
      (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
      SHOWN_WITHIN,
    )
    const look = async () => faultsOf(presses, await page.evaluate(basketHere, BASKET_PREFIX), products)
    // On a slow processor the last press is stored and shown a moment later.
    const end = performance.now() + SHOWN_WITHIN
    let faults = await look()
    while (faults.length > 0 && performance.now() < end) faults = await look()
    log(JSON.stringify(await page.evaluate(basketHere, BASKET_PREFIX)))
    return { plan, presses, faults }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`${message}\n${await stateOf(context, underWay)}`)
  } finally {
    await context.close()
  }
}

/** A page at its first cards. */
async function open(context: BrowserContext, plan: Plan, address: string): Promise<Page> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: plan.cpu })
  if (plan.isLineSlow) await slowDown(page, cdp)
  if (plan.event === 'bundle fails') await page.route(isBundle, (route) => route.abort('connectionfailed'))
  await page.goto(address, { waitUntil: 'commit' })
  await untilCards(page)
  return page
}

const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

/** How often a slow line is set again, ms. */
const SET_AGAIN_EVERY = 5_000

/**
 * On a busy machine the browser's emulation stops for ever in the middle of a document, a few visits in
 * a hundred; set again, and to another value, it goes on.
 */
async function slowDown(page: Page, cdp: CDPSession) {
  let { latency } = SLOW_LINE
  const set = () => cdp.send('Network.emulateNetworkConditions', { ...SLOW_LINE, latency: latency++ })
  await set()
  const timer = setInterval(() => set().catch(() => {}), SET_AGAIN_EVERY)
  page.on('close', () => clearInterval(timer))
}

const untilCards = (page: Page) =>
  page.waitForFunction(() => document.querySelector('article button[data-press]') !== null, null, {
    timeout: 60_000,
  })

async function happen(
  { event, ...plan }: Plan,
  page: Page,
  context: BrowserContext,
  address: string,
  log: (line: string) => void,
): Promise<Page> {
  log(event)
  if (event === 'none') return page
  if (event === 'second visit') {
    await appIsThere(page)
    // By then the answers of this visit are stored for the next one.
    await page.waitForFunction(() => performance.getEntriesByName('app start ended').length > 0, null, {
      timeout: 60_000,
    })
    await page.goto('about:blank')
    await page.close()
    return open(context, { ...plan, event: 'none' }, address)
  }
  if (event === 'reload') await page.reload({ waitUntil: 'commit' })
  if (event === 'bundle fails') {
    const retry = page.getByRole('alert').getByRole('button')
    await retry.waitFor({ timeout: 60_000 })
    await page.unroute(isBundle)
    const reloaded = page.waitForEvent('framenavigated')
    await retry.click()
    await reloaded
  }
  await untilCards(page)
  return page
}

/** Presses one of the controls there are; null: there was none. */
async function pressSomething(
  page: Page,
  random: Random,
  canBePressed: (control: { id: string }) => boolean,
): Promise<Press | null> {
  const controls = (await page.evaluate(controlsHere, PILL_ROOM)).filter(canBePressed)
  if (controls.length === 0) return null
  const wanted = random.oneOf(['add', 'add', 'add', 'take'] as const)
  const some = controls.filter((control) => control.kind === wanted)
  const { kind, id, x, y } = random.oneOf(some.length > 0 ? some : controls)
  const way = random.oneOf(['mouse', 'finger', 'key'] as const)
  const isBeforeApp = !(await page.evaluate(isAppThere))
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0)
  if (way === 'key') {
    await page.evaluate((press) => {
      document.querySelector<HTMLElement>(`article [data-press="${press}"]`)?.focus()
    }, `${kind} ${id}`)
    await page.keyboard.press('Enter')
  } else if (way === 'finger' && isTouch) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y, { delay: random.oneOf([0, 60]) })
  return { kind, id, isBeforeApp, way }
}

/** What storage and cards hold that was not pressed, or do not hold that was. */
function faultsOf(
  presses: readonly Press[],
  { held, shown }: ReturnType<typeof basketHere>,
  products: ReadonlyMap<string, SentProduct> | undefined,
): string[] {
  const wanted = new Map<string, number>()
  for (const { kind, id } of presses)
    wanted.set(id, Math.max(0, (wanted.get(id) ?? 0) + (kind === 'add' ? 1 : -1)))
  const ids = new Set([...wanted.keys(), ...Object.keys(held)])
  return [...ids].flatMap((id) => {
    const portions = wanted.get(id) ?? 0
    const product = products?.get(id)
    const count = portions * (product ? stepOf(product) : 1)
    const inStorage = held[id] ?? 0
    const onCard = shown[id]
    return [
      Math.abs(inStorage - count) > 0.001 && `${id}: pressed ${count}, the basket holds ${inStorage}`,
      onCard !== undefined &&
        Number(onCard || 0) !== portions &&
        `${id}: pressed ${portions}, the card says ${onCard}`,
    ].filter((fault) => fault !== false)
  })
}
