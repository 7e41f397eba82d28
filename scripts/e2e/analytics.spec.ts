import type { BrowserContext, Page } from '@playwright/test'
import { appIsThere, delayRequests, isAppScript } from './app-is-there.ts'
import { expect, shopUrl, test } from './fixtures.ts'
import { override } from './override.ts'
import type { Watch } from './watch.ts'

/* What the counter gets of a visit, and what it does not (IN-02). */

const DISH = 'Norin with horse meat'
const SETTINGS = /\/merchant\/settings\/web/

/** Stands in for Yandex Metrica's script: the list holds the calls that the script would receive. */
async function playMetrica(context: BrowserContext) {
  const asked: string[] = []
  const calls: unknown[][] = []
  await context.exposeFunction('counted', (call: unknown[]) => void calls.push(call))
  await context.route('https://mc.yandex.ru/**', (route) => {
    asked.push(route.request().url())
    const play = () => {
      const page = globalThis as unknown as { ym: { a: unknown[][] }; counted: (call: unknown[]) => void }
      const { a: waiting } = page.ym
      Object.assign(page, { ym: (...call: unknown[]) => page.counted(call) })
      for (const call of waiting) page.counted(call)
    }
    return route.fulfill({ contentType: 'text/javascript', body: `(${play})()` })
  })
  const reached = (goal: string) =>
    calls.flatMap(([, kind, name, about]) => (kind === 'reachGoal' && name === goal ? [about] : []))
  return { asked, calls, reached }
}

/** Turns the merchant's counter on. `turnOn` does so again after `unrouteAll`. */
async function countVisits({ page, context, watch }: { page: Page; context: BrowserContext; watch: Watch }) {
  watch.allowHost('mc.yandex.ru')
  const metrica = await playMetrica(context)
  const turnOn = () => override(page, SETTINGS, { yandexMetricsEnabled: true, yandexMetricsId: '4711' })
  await turnOn()
  return { ...metrica, turnOn }
}

test('pages by their pattern, goals by the names of the merchant, in a frame that gets nothing else', async ({
  page,
  context,
  shop,
  watch,
}) => {
  test.slow()
  const { asked, calls, reached } = await countVisits({ page, context, watch })
  await shop.open()
  await shop.addDish(DISH)
  await expect.poll(() => calls.length).toBeGreaterThan(2)
  expect(asked).toEqual(['https://mc.yandex.ru/metrika/tag.js'])
  expect(calls[0]).toMatchObject([4711, 'init', { defer: true, webvisor: false, clickmap: false }])

  await page
    .getByRole('article')
    .getByRole('link', { name: /Choyxona|plov/i })
    .first()
    .click()
  await expect.poll(() => reached('view')).toEqual([{ id: 'p-demo-choyxona' }])
  await page.keyboard.press('Escape')
  await shop.signIn('900000071')
  await shop.go('/checkout')
  await expect.poll(() => reached('checkout')).toHaveLength(1)
  await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
  await page.getByRole('textbox', { name: 'Your name' }).fill('Aziza')
  await shop.press(/^Order 36,000/)
  await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await expect.poll(() => reached('order_done')).toEqual([{ id, order_price: 36_000, currency: 'UZS' }])

  expect(reached('add_to_cart')).toHaveLength(1)
  const pages = () => calls.flatMap(([, kind, url]) => (kind === 'hit' ? [new URL(String(url))] : []))
  // The page of the order is opened after the purchase is counted.
  await expect
    .poll(() => pages().map(({ pathname }) => pathname))
    .toEqual(expect.arrayContaining(['/', '/checkout', '/profile/orders/:id']))
  expect(pages().every(({ search, hash }) => search + hash === '')).toBe(true)
  expect(JSON.stringify(calls)).not.toMatch(/900000071|Aziza/)
  // No document of the shop itself contains the foreign script.
  expect(await page.locator('script[src*="yandex"]').count()).toBe(0)
  expect(await page.evaluate(() => 'ym' in globalThis)).toBe(false)
})

test('an order whose answer was lost is a purchase once, counted by the page that finds it', async ({
  page,
  context,
  shop,
  watch,
}) => {
  test.slow()
  watch.allowConsole(/net::ERR_/)
  const { reached, turnOn } = await countVisits({ page, context, watch })
  await shop.open()
  await shop.signIn('900000087')
  await shop.go('/')
  await shop.addDish(DISH)
  await shop.go('/checkout')
  await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
  await page.getByRole('textbox', { name: 'Your name' }).fill('Aziza')
  let made: { id: string; totals: { totalPrice: number } } | undefined
  await page.route(/\/orders\/v1\/orders/, async (route) => {
    const request = route.request()
    if (request.method() === 'GET' && !made) return route.fallback()
    if (request.method() === 'POST') {
      // The server takes the order, and nothing more is heard of it.
      const url = `${shopUrl}${new URL(request.url()).pathname}`
      const answer = await fetch(url, {
        method: 'POST',
        headers: request.headers(),
        body: request.postData(),
      })
      made = await answer.json()
    }
    await route.abort('connectionreset')
  })
  await shop.press(/^Order 36,000/)
  await expect.poll(() => made).toBeDefined()
  await page.unrouteAll({ behavior: 'wait' })
  await turnOn()
  expect(reached('order_done')).toEqual([])
  await shop.go('/')
  await shop.sees(/^Order sent/)
  const purchase = { id: made?.id, order_price: made?.totals.totalPrice, currency: 'UZS' }
  await expect.poll(() => reached('order_done')).toEqual([purchase])
  await page.reload()
  await appIsThere(page)
  await page.waitForLoadState('networkidle')
  expect(reached('order_done')).toEqual([purchase])
})

test('a dish added before the app has started is counted as well', async ({ page, context, shop, watch }) => {
  const { calls } = await countVisits({ page, context, watch })
  const start = await delayRequests(page, isAppScript)
  await shop.open()
  await page
    .getByRole('button', { name: `Add ${DISH}` })
    .first()
    .click()
  await expect(page.getByRole('group', { name: DISH, exact: true }).first()).toHaveText('1')
  start()
  await appIsThere(page)
  await expect.poll(() => calls.filter(([, kind]) => kind === 'reachGoal')).toHaveLength(1)
  expect(calls.at(-1)).toMatchObject([4711, 'reachGoal', 'add_to_cart', { count: 1 }])
})

test('off, or without a numeric counter, nothing is requested', async ({ page, shop }) => {
  const frames: string[] = []
  page.on(
    'request',
    (request) => void (/counter\.html|yandex/.test(request.url()) && frames.push(request.url())),
  )
  await shop.open()
  await shop.addDish(DISH)
  await override(page, SETTINGS, { yandexMetricsEnabled: true, yandexMetricsId: 'x"y' })
  await page.reload()
  await shop.hasDish(DISH)
  await page.waitForLoadState('networkidle')
  expect(frames).toEqual([])
})
