import { expect, shopUrl, test } from './fixtures.ts'
import { wide } from './wide.ts'

/* One build, many shops, three languages, two themes. */

test('two sub-domains on one build are two shops, and no call of one names the other (ST-01)', async ({
  page,
  shop,
}) => {
  const merchants = new Set<string>()
  page.on('request', (request) => {
    const merchant = request.headers().merchant
    if (merchant) merchants.add(merchant)
  })
  await shop.open('demo')
  await expect(page).toHaveTitle(/Qozon/)
  const yellow = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--brand'),
  )
  expect([...merchants].every((one) => one.includes('demo'))).toBe(true)
  merchants.clear()
  await shop.open('dark')
  await expect(page).toHaveTitle(/Tun/)
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand')),
  ).not.toBe(yellow)
  expect([...merchants].every((one) => one.includes('dark'))).toBe(true)
})

test('merchant, settings, cities and menu leave before the bundle has arrived, and are asked once', async ({
  page,
  shop,
}) => {
  const early = [
    '/users/v1/merchants/sub/demo',
    '/support/v1/merchant/settings/web',
    '/products/v1/overalls',
    '/users/v1/city-merchant/',
  ]
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const allAsked = async () => {
    await expect.poll(() => early.every((path) => asked.some((one) => one.startsWith(path)))).toBe(true)
  }
  // The bundle waits for the calls; if they waited for it, nothing would ever come.
  await page.route(/\/assets\/[\w-]+\.js/, async (route) => {
    await allAsked()
    await route.continue()
  })
  await shop.open()
  await expect(page.getByRole('button', { name: 'Add Norin with horse meat' })).toBeVisible()
  for (const path of early)
    expect(
      asked.filter((one) => one.startsWith(path)),
      path,
    ).toHaveLength(1)
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

test('a path prefix chooses the language and is taken off (LN-02)', async ({ page, context }) => {
  const demo = shopUrl.replace('//127.0.0.1', '//demo.localhost')
  await page.goto(`${demo}/ru/2/basket`)
  await expect(page).toHaveURL(`${demo}/`)
  await expect(page.getByRole('radio', { name: 'Доставка' })).toBeAttached()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  const cookies = await context.cookies()
  expect(cookies.find((cookie) => cookie.name === 'page')?.value).toBe('2')
  const lang = cookies.find((cookie) => cookie.name === 'lang')
  expect(lang?.value).toBe('ru')
  expect((lang?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364 * 24 * 3_600_000)
})

test('a language is chosen, stays over a reload, English too (LN-05)', async ({ page, shop }) => {
  await shop.open('demo', { lang: 'uz' })
  await expect(page.getByRole('radio', { name: 'Yetkazish' })).toBeAttached()
  await page.getByRole('button', { name: /^Til: / }).click()
  await page.getByRole('dialog').getByText('English').click()
  await expect(page.getByRole('radio', { name: 'Delivery' })).toBeAttached()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Delivery' })).toBeAttached()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the main city is applied by itself, another one is chosen and kept (ST-09)', async ({ page, shop }) => {
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

test('what a shop switched off has no link and no page (ST-08)', async ({ page, shop }) => {
  const off = [
    '/about',
    '/offerta',
    '/privacy',
    '/branches',
    '/vacancy',
    '/profile/promos',
    '/profile/cards',
    '/profile/favorites',
  ]
  await shop.open('minimal')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/profile', '/login', '/nowhere', '/search']) {
      await page.goto(new URL(path, page.url()).href)
      await expect(page.getByRole('heading').first()).toBeVisible()
      const links = await page
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(links.filter((link) => link !== null && off.includes(link))).toEqual([])
    }
  }
  for (const path of off) {
    await page.goto(new URL(path, page.url()).href)
    await expect(page.getByText(`Page not found: ${path}`)).toBeVisible()
    await expect(page).toHaveTitle(/Page Not Found/)
  }
})

test('pages that come later are no pages yet, and nobody links to them', async ({ page, shop }) => {
  await shop.open('demo')
  await expect(page.locator('a[href="/vacancy"]')).toHaveCount(0)
  await page.goto(new URL('/vacancy', page.url()).href)
  await expect(page.getByText('Page not found: /vacancy')).toBeVisible()
})

test('a page for customers asks to log in and comes back (SI-05)', async ({ page, shop }) => {
  await shop.open('demo')
  await page.goto(new URL('/profile/orders', page.url()).href)
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('textbox', { name: /phone/i }).fill('900000051')
  await shop.press('Get the code')
  await page.getByRole('textbox', { name: /code/i }).pressSequentially('111111')
  await expect(page).toHaveURL(/\/profile\/orders$/)
})

for (const width of [360, 600, 1024, 1440, 1920]) {
  test(
    `no sideways scroll at ${width} px (WB-01)`,
    wide(width !== 360 && width !== 1440),
    async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 900 })
      await shop.open('demo', { lang: 'ru' })
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      for (const path of [
        '/',
        '/search',
        '/search?q=osh',
        '/basket',
        '/checkout',
        '/login',
        '/about',
        '/profile',
        '/nowhere',
      ]) {
        await page.goto(new URL(path, page.url()).href)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
        const [inner, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
        expect(content, path).toBeLessThanOrEqual(inner ?? 0)
      }
    },
  )
}

test('each brand keeps its basket, and the resting tab says what lies in it', async ({ page, shop }) => {
  await shop.open('brands')
  const tabs = page.getByRole('navigation', { name: 'Brands' }).getByRole('button')
  await expect(tabs).toHaveCount(2)
  const fill = async () => {
    const add = page.getByRole('button', { name: /^Add / })
    await expect(add.first()).toBeVisible()
    for (const one of await add.all()) {
      await one.click()
      const sheet = page.getByRole('dialog')
      await expect(sheet.or(page.getByRole('button', { name: /^One more/ })).first()).toBeVisible()
      if ((await sheet.count()) === 0) return
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  }
  await fill()
  await expect(tabs.first()).toContainText('Basket · 1')
  await tabs.last().click()
  await expect(page.getByRole('link', { name: /^Basket/ })).toHaveCount(0)
  await expect(tabs.first()).toContainText('Basket · 1')
  await fill()
  await expect(tabs.last()).toContainText(/Basket · \d/)
  await page.reload()
  await expect(tabs.last()).toHaveAttribute('aria-current', 'page')
  await expect(tabs.first()).toContainText('Basket · 1')
  await tabs.first().click()
  await expect(page.getByRole('link', { name: /^Basket/ }).last()).toContainText('1')
})
