import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { startSandbox } from '../server.ts'
import { expect, test } from './fixtures.ts'
import { layLine } from './line.ts'
import { createShop } from './shop.ts'
import { toPickUpTomorrow } from './trouble.ts'
import { placed } from './under-way.ts'

/*
 * The page of an order that goes on while the page hears nothing: it has caught up within 3 s of the line, the server or
 * the page itself being back (OR-06).
 */

const BACK = { timeout: 3_000 }
/** Long enough for polls to have become rare and for waits to have grown, ms. */
const OUTAGE = 35_000
/** Longer than a busy page misses its timers, ms. */
const NAP = 8_000

let data: string
let sandbox: Awaited<ReturnType<typeof startSandbox>>
// A server of its own: it is ended, and its kitchen works as slowly as a real one, so that only what the test does changes.
const start = (env: NodeJS.ProcessEnv = {}) =>
  startSandbox({ SANDBOX_DATA: data, SANDBOX_SPEED: '1', ...env })

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'comes-back-'))
  sandbox = await start()
})
test.afterAll(async () => {
  await sandbox.stop()
  await rm(data, { recursive: true, force: true })
})
test.beforeEach(({ watch }) => {
  test.slow()
  watch.allowConsole(/net::ERR_|status of 5\d\d|\[dasturxon\]/)
})

/** The page of an order for tomorrow, whose changes are streamed; nothing happens to it but by `advance`. */
async function followed(page: Page, url: string, phone: string) {
  const shop = createShop(page, page, url)
  await shop.open()
  await shop.signIn(phone)
  const isOpen = () => page.waitForResponse(/\/orders\/v1\/orders\/[^/]+\/changes/)
  const opened = isOpen()
  const order = await toPickUpTomorrow(page, shop)
  await order.click()
  const { advance } = await placed(page, sandbox.url)
  await opened
  await shop.sees(/Scheduled for/)
  return { advance, isOpen }
}

const newsOn = (page: Page) => page.getByText('Cooking now').first()

/** The page says what the branch has done meanwhile, within 3 s from now; it has not said so before. */
async function catchesUp(page: Page, comeBack: () => unknown) {
  await expect(newsOn(page)).toHaveCount(0)
  await comeBack()
  await expect(newsOn(page)).toBeVisible(BACK)
}

test('a stream that was cut is there again, with what happened meanwhile (OR-06)', async ({ page }) => {
  const line = await layLine(sandbox.url)
  const { advance } = await followed(page, line.url, '900000201')
  line.cut()
  await advance(3)
  await catchesUp(page, line.mend)
  line.end()
})

test('after a long outage, too (OR-06)', async ({ page }) => {
  const line = await layLine(sandbox.url)
  const { advance } = await followed(page, line.url, '900000202')
  line.cut()
  await advance(3)
  // biome-ignore lint/plugin/sleep: the outage itself; a clock of the test would run ahead of the server's
  await page.waitForTimeout(OUTAGE)
  await catchesUp(page, line.mend)
  line.end()
})

test('a server that was started again is followed again (OR-06)', async ({ page }) => {
  const { advance, isOpen } = await followed(page, sandbox.url, '900000203')
  await sandbox.stop()
  const again = isOpen()
  sandbox = await start({ PORT: new URL(sandbox.url).port })
  await catchesUp(page, () => advance(3))
  await again
})

test('a phone that slept wakes to the order as it is (OR-06)', async ({ page, browser }) => {
  const line = await layLine(sandbox.url)
  const { advance } = await followed(page, line.url, '900000204')
  const wake = await sleep(browser)
  line.sleep()
  await advance(3)
  // biome-ignore lint/plugin/sleep: the sleep itself, in which no clock of the page runs
  await new Promise((resolve) => setTimeout(resolve, NAP))
  wake()
  await expect(newsOn(page)).toBeVisible(BACK)
  line.end()
})

test('a page that was in the background shows the order as it is when it is seen again (OR-06)', async ({
  page,
}) => {
  const { advance } = await followed(page, sandbox.url, '900000205')
  await show(page, false)
  await advance(3)
  // biome-ignore lint/plugin/sleep: the time in the background itself; a clock of the test would run ahead of the server's
  await page.waitForTimeout(NAP)
  await catchesUp(page, () => show(page, true))
})

/**
 * Stops the pages of this test's browser, as a sleep of the device does: no timer runs, nothing tells the page, and the
 * clock goes on. The returned function wakes them.
 */
async function sleep(browser: Browser): Promise<() => void> {
  const cdp = await browser.newBrowserCDPSession()
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
  await cdp.detach()
  const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  for (const id of pages) process.kill(id, 'SIGSTOP')
  return () => {
    for (const id of pages) process.kill(id, 'SIGCONT')
  }
}

/** Brings the page to the background or the front, as the browser tells it. */
const show = (page: Page, isSeen: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    isSeen ? 'visible' : 'hidden',
  )
