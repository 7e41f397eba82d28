import { appIsThere } from './app-is-there.ts'
import { expect, shopUrl, test } from './fixtures.ts'

/* One build, many shops. */

test('two sub-domains on one build are two shops, and no call of one names the other (ST-01)', async ({
  page,
  shop,
}) => {
  const calls: { shop: string; merchant: string }[] = []
  page.on('request', (request) => {
    const { merchant } = request.headers()
    if (merchant) calls.push({ shop: new URL(request.url()).hostname.split('.')[0] ?? '', merchant })
  })
  await shop.open('demo')
  await expect(page).toHaveTitle(/Qozon/)
  const yellow = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--brand'),
  )
  await shop.open('dark')
  await expect(page).toHaveTitle(/Tun/)
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand')),
  ).not.toBe(yellow)
  expect(new Set(calls.map((call) => call.shop))).toEqual(new Set(['demo', 'dark']))
  for (const call of calls) expect(call.merchant).toContain(call.shop)
})

test('vendor opens a shop on a local host, a reload stays in it, bare localhost is the sample (ST-02)', async ({
  page,
  context,
}) => {
  const local = shopUrl.replace('127.0.0.1', 'localhost')
  await page.goto(`${local}/?vendor=beta`)
  await expect(page).toHaveTitle(/Nonvoy/)
  await page.reload()
  await expect(page).toHaveTitle(/Nonvoy/)
  const fresh = await context.newPage()
  await fresh.goto(`${local}/`)
  await expect(fresh).toHaveTitle(/Qozon/)
})

test('a merchant’s own domain opens it, and vendor changes nothing there (ST-02, ST-03)', async ({
  page,
  watch,
}) => {
  watch.allowConsole(/Cross-Origin-Opener-Policy header has been ignored/)
  const own = shopUrl.replace('127.0.0.1', 'demo.example.uz')
  await page.goto(`${own}/?vendor=beta`)
  await expect(page).toHaveTitle(/Qozon/)
})

test('the main city is applied by itself, another one is chosen and stored (ST-09)', async ({
  page,
  shop,
}) => {
  await shop.open('demo')
  const row = page.getByRole('button', { name: /Set your address/ }).first()
  await expect(row).toContainText('Tashkent')
  await row.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Samarkand' }).click()
  await page.keyboard.press('Escape')
  await expect(row).toContainText('Samarkand · Registan')
  await page.reload()
  await expect(row).toContainText('Samarkand')
})

test('the dark shop is dark from its first paint on the second visit', async ({ page, shop }) => {
  await shop.open('dark')
  await appIsThere(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return
      observer.disconnect()
      sessionStorage.setItem('first', getComputedStyle(document.documentElement).getPropertyValue('--page'))
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  expect(await page.evaluate(() => sessionStorage.getItem('first'))).toBe('#121316')
})

test('a page for customers asks to log in and comes back (SI-05)', async ({ page, shop }) => {
  await shop.open('demo')
  await shop.go('/profile/orders')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('textbox', { name: /phone/i }).fill('900000051')
  await shop.press('Get the code')
  await page.getByRole('textbox', { name: /code/i }).pressSequentially('111111')
  await expect(page).toHaveURL(/\/profile\/orders$/)
})
