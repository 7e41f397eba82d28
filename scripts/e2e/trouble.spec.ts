import type { Locator, Page, Route } from '@playwright/test'
import { KEPT_PREFIX } from '#/domain/first-paint.ts'
import { fileOf } from './bundle-file.ts'
import { expect, shopUrl, test } from './fixtures.ts'
import type { Watch } from './watch.ts'

/*
 * A server slow, stopped, failing or talking nonsense: every screen says what happened and recovers without a reload,
 * and no basket is lost. Each screen goes through all five one after another, by its own "Try again".
 */

type Trouble = { how: (route: Route) => Promise<void>; words: RegExp }

/** Slow comes first: a screen that has not failed yet shows the shape of what comes. */
const TROUBLES = {
  slow: { how: () => new Promise(() => {}), words: /takes too long/ },
  stopped: { how: (route) => route.abort('connectionrefused'), words: /Check the connection/ },
  'answering 500': { how: (route) => route.fulfill({ status: 500, body: '' }), words: /server has trouble/ },
  'answering HTML': {
    how: (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in to the Wi-Fi</h1>' }),
    words: /server has trouble/,
  },
  'answering nonsense': {
    how: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"a":' }),
    words: /server has trouble/,
  },
} satisfies Record<string, Trouble>

const API = /\/(users|support|products|orders|payments|deliveries)\/v\d/
const DISH = 'Norin with horse meat'
const ABOUT = () => fileOf('src/features/content/AboutScreen.tsx')
const TEXTS = (lang: string) => fileOf(`locales/${lang}.po?first?lingui`, `locales/${lang}.po?rest?lingui`)
/** ms; a call without an answer ends, and a read that failed is asked again by itself. */
const LIMIT = 30_000

/** The calls of `path` are in trouble from `be` to `mend`. */
async function trouble(page: Page, watch: Watch, path: RegExp, method?: string) {
  watch.allowConsole(/net::ERR_|status of 500|\[dasturxon\]/)
  let how: Trouble['how'] | null = null
  let asked = 0
  await page.route(
    (url) => path.test(url.pathname),
    async (route) => {
      if (!how || (method && route.request().method() !== method)) return route.fallback()
      asked++
      await how(route)
    },
  )
  return {
    be: (name: keyof typeof TROUBLES) => {
      how = TROUBLES[name].how
    },
    mend: () => {
      how = null
    },
    /** How many calls were in trouble so far. */
    asked: () => asked,
  }
}
type Broken = Awaited<ReturnType<typeof trouble>>

const again = (root: Page | Locator) => root.getByRole('button', { name: 'Try again' })

/** What a read says through all the troubles: its shape first, then words with a way on. Ends mended, not yet asked. */
async function endures(
  page: Page,
  broken: Broken,
  ask: () => Promise<unknown>,
  place: Page | Locator = page,
) {
  broken.be('slow')
  await ask()
  await expect(place.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeVisible()
  for (const [name, { words }] of Object.entries(TROUBLES)) {
    await test.step(name, async () => {
      const alert = place.getByRole('alert')
      if (name === 'slow') {
        await expect(async () => {
          await page.clock.fastForward(LIMIT)
          await expect(alert).toContainText(words, { timeout: 2_000 })
        }).toPass()
      } else {
        broken.be(name as keyof typeof TROUBLES)
        await again(place).click()
      }
      await expect(alert).toContainText('Could not load')
      await expect(alert).toContainText(words)
    })
  }
  broken.mend()
}

/** What a press says through all the troubles: that it is under way, once, then words at the field, which keeps its text. */
async function isTold(
  page: Page,
  broken: Broken,
  {
    button,
    field,
    press = () => button.click(),
  }: { button: Locator; field: Locator; press?: () => Promise<void> },
) {
  for (const [name, { words }] of Object.entries(TROUBLES)) {
    await test.step(name, async () => {
      broken.be(name as keyof typeof TROUBLES)
      const before = broken.asked()
      // A press within 350 ms of the last one counts as a double click.
      await page.waitForTimeout(400)
      await press()
      await expect.poll(broken.asked).toBe(before + 1)
      if (name === 'slow') {
        await expect(button).toHaveAttribute('aria-busy', 'true')
        await page.clock.runFor(400)
        await button.click({ force: true })
        expect(broken.asked()).toBe(before + 1)
        await page.clock.fastForward(LIMIT)
      }
      await expect(field).toHaveAccessibleDescription(words)
    })
  }
  broken.mend()
}

test.beforeEach(({ page }) => page.clock.install())

const SCREENS: readonly (readonly [screen: string, path: string, calls: RegExp, then: string | RegExp])[] = [
  ['the menu', '/', /\/products\/v1\/overalls/, DISH],
  ['a category', '/category?id=cat-demo-qozon', /\/products\/v1\/overalls/, DISH],
  ['a product', '/product/p-demo-norin', /\/products\/v1\/overalls/, 'Note for the kitchen'],
  ['the search', '/search', /\/products\/v1\/overalls/, 'Often ordered'],
  ['about us', '/about', /\/company\/policies/, /Qozon began/],
  ['the privacy text', '/privacy', /\/company\/policies/, /data/i],
  ['the public offer', '/offerta', /\/company\/policies/, /offer/i],
]
for (const [screen, path, calls, then] of SCREENS) {
  test(`${screen}: slow, stopped, failing, nonsense; there after Try again`, async ({
    page,
    shop,
    watch,
  }) => {
    const broken = await trouble(page, watch, calls)
    await endures(page, broken, () => shop.open('demo', { path }))
    await again(page).click()
    await shop.sees(then)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

test('parts of the app and a language that do not come: asked for again in place, without a reload', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/PartLost/)
  await shop.open()
  await shop.addDish(DISH)
  for (const [name, files, ask, then] of [
    ['a screen', ABOUT(), () => shop.follow('About us'), /Qozon began/],
    [
      'a sheet',
      fileOf('src/features/product/ProductSheet.tsx'),
      () => shop.follow(DISH),
      'Note for the kitchen',
    ],
  ] as const) {
    await test.step(name, async () => {
      const broken = await trouble(page, watch, files)
      broken.be('stopped')
      await page.goto(new URL('/', page.url()).href)
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      await ask()
      await shop.sees('Could not load')
      await shop.sees(/Check the connection/)
      await again(page).click()
      await shop.sees('Could not load')
      broken.mend()
      await again(page).click()
      await shop.sees(then)
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    })
  }
  await test.step('a language', async () => {
    const broken = await trouble(page, watch, TEXTS('ru'))
    broken.be('stopped')
    await page.goto(new URL('/profile', page.url()).href)
    await page.getByRole('button', { name: 'Language' }).last().click()
    const sheet = page.getByRole('dialog', { name: 'Language' })
    await sheet.getByRole('radio', { name: /Русский/ }).click({ force: true })
    await expect(sheet.getByRole('alert')).toContainText('Could not load')
    broken.mend()
    await sheet.getByRole('radio', { name: /Русский/ }).click({ force: true })
    await expect(sheet).toBeHidden()
    await shop.sees('Язык')
  })
})

test('a part that a new release took away: one reload, and the basket is whole (F14)', async ({
  page,
  shop,
  watch,
}) => {
  await shop.open()
  await shop.addDish(DISH)
  watch.allowConsole(/status of 404|PartLost|\[dasturxon\]/)
  // The document as the new release has it, asked for once; from then on the server has what it names.
  let isOld = true
  await page.route(ABOUT(), (route) => (isOld ? route.fulfill({ status: 404, body: '' }) : route.fallback()))
  await page.route(/:\d+\/$/, (route) => {
    if (!isOld) return route.fallback()
    isOld = false
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><div id="root"></div>' })
  })
  const reloaded = page.waitForEvent('load')
  await shop.follow('About us')
  await reloaded
  await shop.sees(/Qozon began/)
  await page.goto(new URL('/basket', page.url()).href)
  await shop.sees(DISH)
})

test('the basket is kept while the menu is in trouble, and comes with it by itself', async ({
  page,
  shop,
  watch,
}) => {
  // With the menu of the last visit the basket has its words; this customer's device keeps none.
  await page.addInitScript((prefix) => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (name, text) {
      if (!name.startsWith(prefix)) setItem.call(this, name, text)
    }
  }, KEPT_PREFIX)
  await shop.open()
  await shop.addDish(DISH)
  const broken = await trouble(page, watch, /\/products\/v1\/overalls/)
  broken.be('slow')
  await page.goto(new URL('/basket', page.url()).href)
  await expect(page.getByRole('heading', { name: 'Basket' })).toBeVisible()
  for (const [name, { words }] of Object.entries(TROUBLES)) {
    if (name === 'slow') await page.clock.fastForward(LIMIT)
    else {
      broken.be(name as keyof typeof TROUBLES)
      await again(page).click()
    }
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(page.getByRole('alert')).toContainText('Your basket is kept')
  }
  broken.mend()
  await page.clock.fastForward(LIMIT)
  await shop.sees(DISH)
  await shop.sees('34,000')
})

test('the start: a shop without an answer says so, and is there after Try again', async ({
  page,
  shop,
  watch,
}) => {
  const broken = await trouble(page, watch, API)
  broken.be('slow')
  await shop.open()
  // The app is asked for when the menu had its chance.
  await page.clock.fastForward(3_000)
  await page.waitForFunction(() => document.getElementById('root')?.dataset.taken !== undefined)
  for (const name of Object.keys(TROUBLES)) {
    if (name === 'slow') await page.clock.fastForward(LIMIT + 5_000)
    else {
      broken.be(name as keyof typeof TROUBLES)
      await again(page).click()
      await expect(again(page)).not.toHaveAttribute('aria-busy')
    }
    await shop.sees('This shop is not available now')
    await shop.sees(/Your basket is kept/)
  }
  broken.mend()
  await again(page).click()
  await expect(page.getByRole('button', { name: `Add ${DISH}` })).toBeVisible()
})

test('settings, brands and cities of a server in trouble: no half shop, and nothing stays missing', async ({
  page,
  shop,
  watch,
}) => {
  for (const [what, calls] of [
    ['settings', /\/merchant\/settings\/web/],
    ['brands', /\/brand\/catalog/],
  ] as const) {
    await test.step(what, async () => {
      const broken = await trouble(page, watch, calls)
      broken.be('answering 500')
      await shop.open('brands')
      await shop.sees('This shop is not available now')
      broken.mend()
      await again(page).click()
      await expect(page.getByRole('navigation', { name: 'Brands' })).toBeVisible()
    })
  }
  await test.step('cities', async () => {
    const broken = await trouble(page, watch, /\/city-merchant\//)
    broken.be('answering 500')
    await shop.open('demo', { path: '/choose-address' })
    await expect(page.getByRole('searchbox')).toBeVisible()
    const city = page.getByRole('button', { name: 'Samarkand' })
    await expect(city).toHaveCount(0)
    broken.mend()
    await expect(async () => {
      await page.clock.fastForward(LIMIT)
      await expect(city).toBeVisible({ timeout: 1_000 })
    }).toPass()
  })
  await test.step('analytics (ST-05)', async () => {
    watch.allowHost('mc.yandex.ru')
    watch.allowConsole(/net::ERR_/)
    await page.route(/\/merchant\/settings\/web/, async (route) => {
      const request = route.request()
      const url = request.url().replace('demo.localhost', '127.0.0.1')
      const answer = await fetch(url, { headers: request.headers() })
      await route.fulfill({
        json: { ...(await answer.json()), yandexMetricsEnabled: true, yandexMetricsId: '1' },
      })
    })
    const counted: string[] = []
    await page.route('https://mc.yandex.ru/**', (route) => {
      counted.push(route.request().url())
      return route.abort('connectionrefused')
    })
    await shop.open()
    await expect.poll(() => counted.length).toBe(1)
    await shop.addDish(DISH)
    await shop.follow('About us')
    await shop.sees(/Qozon began/)
    expect(counted.map((url) => new URL(new URL(url).searchParams.get('page-url') ?? '').pathname)).toEqual([
      '/',
      '/about',
    ])
  })
})

test('branches, places and the nearest branch: the choice of an address says so and recovers', async ({
  page,
  shop,
  watch,
}) => {
  test.slow()
  await shop.open('demo', { path: '/choose-address' })
  await test.step('places', async () => {
    const broken = await trouble(page, watch, /\/geocode\/search/)
    await endures(page, broken, () => page.getByRole('searchbox').fill('Bunyodkor 12'))
    await again(page).click()
  })
  await test.step('whether we deliver there', async () => {
    const broken = await trouble(page, watch, /\/closest/)
    broken.be('answering 500')
    await page
      .getByRole('listitem')
      .getByRole('button', { name: /Bunyodkor/ })
      .first()
      .click()
    await shop.sees('Could not check if we deliver here')
    broken.mend()
    await again(page).click()
    await shop.sees(/Branch .* km/)
  })
  await test.step('the address row', async () => {
    const broken = await trouble(page, watch, /\/closest/)
    broken.be('stopped')
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (/branch/i.test(key)) localStorage.removeItem(key)
    })
    await page.goto(new URL('/', page.url()).href)
    const row = page.getByRole('button', { name: /^Set your address/ })
    await expect(row).toHaveAccessibleName(/No answer yet, asking again/)
    broken.mend()
    await page.clock.fastForward(LIMIT)
    await expect(row).toHaveAccessibleName(/Tashkent\s· \w+/)
  })
  await test.step('branches', async () => {
    await page.getByRole('radio', { name: 'Pick-up' }).check({ force: true })
    const broken = await trouble(page, watch, /\/branches\/full/)
    await endures(page, broken, () => page.goto(new URL('/choose-address', page.url()).href))
    await again(page).click()
    await expect(page.getByRole('button', { name: /open until|opens at|closed/ }).first()).toBeVisible()
  })
})

test('a server that dies in the middle of a visit: the menu and the basket go on, and all is live again by itself', async ({
  page,
  shop,
  watch,
}) => {
  test.slow()
  await shop.open()
  await shop.addDish(DISH)
  await shop.chooseAddress('Bunyodkor 12')
  const broken = await trouble(page, watch, API)
  for (const name of Object.keys(TROUBLES)) {
    await test.step(name, async () => {
      broken.be(name as keyof typeof TROUBLES)
      await page
        .getByRole('button', { name: `One more ${DISH}` })
        .first()
        .click()
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(page.getByRole('button', { name: `One more ${DISH}` }).first()).toBeVisible()
    })
  }
  const sheet = page.getByRole('dialog', { name: DISH })
  await page.getByRole('link', { name: DISH }).first().click()
  await expect(sheet).toContainText('Note for the kitchen')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page
    .getByRole('link', { name: /^Basket/ })
    .last()
    .click()
  await shop.sees('Could not work out the delivery price')
  await shop.sees(DISH)
  broken.mend()
  await page.clock.fastForward(LIMIT)
  await expect(page.getByRole('button', { name: /^Checkout .*UZS/ })).toBeVisible()
  await expect(again(page)).toHaveCount(0)
})

test('checkout: tariff, ways of paying, fee and branch say so, and Order waits for all of them', async ({
  page,
  shop,
  watch,
}) => {
  test.slow()
  await shop.open()
  await shop.signIn('900000045')
  await page.goto(new URL('/', page.url()).href)
  await shop.addDish(DISH)
  await page.getByRole('button', { name: `One more ${DISH}` }).click()
  await page.goto(new URL('/checkout', page.url()).href)
  await shop.chooseAddress('Bunyodkor 12')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Aziza')
  const order = page.getByRole('button', { name: /^Order/ })
  await expect(order).toBeEnabled()

  const broken = await trouble(page, watch, /\/tariff\/|\/payment-types|\/order\/setting|\/closest/)
  broken.be('slow')
  await page.reload()
  await expect(order).toBeDisabled()
  for (const name of Object.keys(TROUBLES)) {
    await test.step(name, async () => {
      broken.be(name as keyof typeof TROUBLES)
      if (name === 'slow') await page.clock.fastForward(LIMIT)
      else
        for (const title of ['delivery price', 'total', 'branch', 'ways of paying'])
          await page.getByText(`Could not`).filter({ hasText: title }).first().waitFor()
      await expect(again(page)).toHaveCount(4)
      await expect(page.getByRole('button', { name: /^Order .*UZS/ })).toHaveCount(0)
      await expect(order).toBeDisabled()
      if (name !== 'slow') for (const one of await again(page).all()) await one.click()
    })
  }
  broken.mend()
  await page.clock.fastForward(LIMIT)
  await expect(page.getByRole('button', { name: /^Order 79,000 UZS/ })).toBeEnabled()
  await expect(again(page)).toHaveCount(0)
})

test('the number, the code and a promo: under way once, told in words, kept for the next try', async ({
  page,
  shop,
  watch,
}) => {
  test.slow()
  await shop.open()
  await shop.addDish(DISH)
  await page.getByRole('button', { name: `One more ${DISH}` }).click()
  await page.goto(new URL('/login', page.url()).href)
  await test.step('the number', async () => {
    const field = page.getByRole('textbox', { name: /phone/i })
    await field.fill('900000070')
    const broken = await trouble(page, watch, /\/users\/login$/)
    await isTold(page, broken, {
      button: page.getByRole('button', { name: /^Get the code/ }),
      field,
    })
    await expect(field).toHaveValue(/^\+998 90 000 00 70/)
    await expect(async () => {
      await shop.press('Get the code')
      await expect(page).toHaveURL(/\/login\/confirm$/, { timeout: 2_000 })
    }).toPass()
  })
  await test.step('the code', async () => {
    const field = page.getByLabel('Code from the SMS').first()
    const broken = await trouble(page, watch, /\/login\/verify/)
    const confirm = page.getByRole('button', { name: 'Confirm' })
    await isTold(page, broken, {
      button: confirm,
      field,
      press: async () => {
        if (await confirm.isEnabled()) await confirm.click()
        else await field.pressSequentially('111111')
      },
    })
    await expect(async () => {
      if (await confirm.isVisible()) await confirm.click()
      await expect(page).not.toHaveURL(/\/login/, { timeout: 2_000 })
    }).toPass()
  })
  await test.step('a promo', async () => {
    await page.goto(new URL('/basket', page.url()).href)
    await shop.sees(DISH)
    await page.getByRole('button', { name: /Promo code/ }).click()
    await page.getByRole('textbox', { name: 'Promo code' }).fill('SALOM10')
    const broken = await trouble(page, watch, /\/promo\/check/)
    await isTold(page, broken, {
      button: page.getByRole('button', { name: 'Apply' }),
      field: page.getByRole('textbox', { name: 'Promo code' }),
    })
    await page.getByRole('button', { name: 'Apply' }).click()
    await shop.sees(/SALOM10 applied/)
  })
})

test('my orders, one order, its cancelling and the profile: as of when, and live again by themselves', async ({
  page,
  shop,
  watch,
}) => {
  test.slow()
  await shop.open()
  await shop.signIn('900000050')
  const at = (path: string) => new URL(path, page.url()).href
  await test.step('active and archived orders, none yet', async () => {
    for (const path of ['/profile/orders', '/profile/orders?tab=archive']) {
      const broken = await trouble(page, watch, /\/orders\/v1\/orders\/user/)
      await endures(page, broken, () => page.goto(at(path)))
      await again(page).click()
      await shop.sees(/Nothing is on its way|No orders yet|^Order \d+/)
    }
  })
  await test.step('a slow name and a slow order: one press, one order, told when the answer is late', async () => {
    await page.goto(at('/'))
    await shop.addDish(DISH)
    await page.goto(at('/checkout'))
    await page.getByRole('radio', { name: 'Pick-up' }).check({ force: true })
    await page.getByRole('textbox', { name: 'Your name' }).fill('Aziza')
    // A later hour: it can still be cancelled when we come to that.
    await page.getByRole('group', { name: 'When' }).getByRole('radio').last().check({ force: true })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/orders(\/at-time)?$/.test(request.url())) sent.push(request.url())
    })
    const name = await trouble(page, watch, /\/users\/[\w-]+\/WITH_TOKEN/, 'PUT')
    const order = page.getByRole('button', { name: /^Order/ })
    name.be('slow')
    await order.click()
    await expect(order).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(400)
    await order.click({ force: true })
    expect(name.asked()).toBe(1)
    expect(sent).toEqual([])
    // The name helps the kitchen; without an answer to it the order goes all the same, once.
    await page.clock.fastForward(LIMIT)
    await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+/)
    expect(sent).toHaveLength(1)
  })
  await test.step('the order', async () => {
    const broken = await trouble(page, watch, /\/orders\/v1\/orders\/o-/, 'GET')
    await endures(page, broken, () => page.reload())
    await again(page).click()
    await shop.sees('34,000')

    broken.be('stopped')
    await page.clock.fastForward(11_000)
    await shop.sees('Not up to date')
    await shop.sees('34,000')
    broken.mend()
    await page.clock.fastForward(61_000)
    await expect(page.getByText('Not up to date')).toHaveCount(0)
  })
  await test.step('its cancelling', async () => {
    await page
      .getByRole('button', { name: /^Cancel/ })
      .first()
      .click()
    const sheet = page.getByRole('dialog', { name: 'Cancel the order?' })
    await sheet.getByRole('radio').first().check({ force: true })
    const broken = await trouble(page, watch, /\/cancel$/)
    const cancel = sheet.getByRole('button', { name: 'Cancel the order' })
    for (const name of ['slow', 'stopped', 'answering 500'] as const) {
      broken.be(name)
      await cancel.click()
      if (name === 'slow') {
        await expect(cancel).toHaveAttribute('aria-busy', 'true')
        await cancel.click({ force: true })
        await page.clock.fastForward(LIMIT)
      }
      await expect(sheet.getByRole('alert').filter({ hasText: TROUBLES[name].words })).toBeVisible()
    }
    expect(broken.asked()).toBe(3)
    broken.mend()
    await cancel.click()
    await shop.sees('Order cancelled')
  })
  await test.step('the profile', async () => {
    const broken = await trouble(page, watch, /\/users\/me\//)
    broken.be('slow')
    await page.goto(at('/profile'))
    await shop.sees('+998 90 000 00 50')
    for (const [name, { words }] of Object.entries(TROUBLES)) {
      if (name !== 'slow') {
        broken.be(name as keyof typeof TROUBLES)
        await again(page).click()
      }
      await expect(async () => {
        if (name === 'slow') await page.clock.fastForward(LIMIT)
        await expect(page.getByText(words).first()).toBeVisible({ timeout: 2_000 })
      }).toPass()
      await shop.sees(/Not up to date/)
      await shop.sees('+998 90 000 00 50')
    }
    broken.mend()
    await page.clock.fastForward(LIMIT)
    await expect(page.getByText('Not up to date')).toHaveCount(0)
  })
})

test('the second page of the archive: the first one stays, and more comes after Try again', async ({
  page,
  shop,
  watch,
}) => {
  test.slow()
  await shop.open()
  await shop.signIn('900000053')
  const at = (path: string) => new URL(path, page.url()).href
  await page.goto(at('/'))
  await shop.addDish(DISH)
  await page.goto(at('/checkout'))
  await page.getByRole('radio', { name: 'Pick-up' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Your name' }).fill('Aziza')
  await page.getByRole('group', { name: 'When' }).getByRole('radio').last().check({ force: true })
  const sent = page.waitForRequest((one) => one.method() === 'POST' && /\/orders\/at-time$/.test(one.url()))
  await page.getByRole('button', { name: /^Order .*UZS/ }).click()
  const order = await sent
  await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+/)
  // More than one page of them, over at once.
  await page.evaluate(
    async ({ url, headers, body }) => {
      const send = (path: string, method: string, json: unknown) =>
        fetch(new URL(path, url), {
          method,
          headers: {
            'content-type': 'application/json',
            authorization: headers.authorization ?? '',
            merchant: headers.merchant ?? '',
            'idempotency-key': crypto.randomUUID(),
          },
          body: JSON.stringify(json),
        }).then((answer) => answer.json())
      for (let made = 0; made < 12; made++) {
        const { id } = await send(url, 'POST', body)
        await send(`/orders/v1/orders/${id}/cancel`, 'PUT', { reasonId: null, comment: '' })
      }
    },
    { url: order.url(), headers: await order.allHeaders(), body: order.postDataJSON() },
  )
  let isBroken = true
  watch.allowConsole(/net::ERR_/)
  await page.route(/\/orders\/v1\/orders\/user.*page=1/, (route) =>
    isBroken ? route.abort('connectionrefused') : route.fallback(),
  )
  await page.goto(at('/profile/orders?tab=archive'))
  const orders = page.getByRole('link', { name: /Order \d+/ })
  await expect(orders).toHaveCount(10)
  await orders.last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('alert').filter({ hasText: 'Could not load' })).toBeVisible()
  await expect(orders).toHaveCount(10)
  isBroken = false
  await again(page).click()
  await expect(orders).toHaveCount(12)
})

test('an order whose answer is late or nonsense: it is looked for, and there is one', async ({
  page,
  shop,
  watch,
}) => {
  test.slow()
  await shop.open()
  await shop.signIn('900000052')
  const at = (path: string) => new URL(path, page.url()).href
  const broken = await trouble(page, watch, /\/orders\/v1\/orders(\/at-time)?$/, 'POST')
  for (const [index, name] of (['slow', 'answering nonsense'] as const).entries()) {
    await test.step(name, async () => {
      await page.goto(at('/'))
      await shop.addDish(DISH)
      await page.goto(at('/checkout'))
      await page.getByRole('radio', { name: 'Pick-up' }).check({ force: true })
      const customer = page.getByRole('textbox', { name: 'Your name' })
      if (index === 0) await customer.fill('Aziza')
      // A later hour: it is among the active ones when they are counted.
      await page.getByRole('group', { name: 'When' }).getByRole('radio').last().check({ force: true })
      const order = page.getByRole('button', { name: /^Order .*UZS/ })
      await expect(order).toBeEnabled()
      broken.be(name)
      const before = broken.asked()
      await order.click()
      await expect.poll(broken.asked).toBe(before + 1)
      if (name === 'slow') {
        await expect(order).toHaveAttribute('aria-busy', 'true')
        await page.clock.fastForward(LIMIT)
      }
      await shop.sees('No answer yet. Checking if the order got through')
      await shop.sees(/Your basket is safe/)
      broken.mend()
      await expect(async () => {
        await page.clock.fastForward(LIMIT)
        await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+/, { timeout: 1_000 })
      }).toPass()
      await page.goto(at('/profile/orders'))
      await expect(page.getByRole('link', { name: /No\. \d+|Order \d+/ })).toHaveCount(index + 1)
      await page.goto(at('/basket'))
      await shop.sees('Your basket is empty')
    })
  }
})

test('an uncaught error of a screen is the 500 page, logged once; the basket is whole (ER-02)', async ({
  page,
  shop,
  watch,
}) => {
  const logged: string[] = []
  watch.allowConsole(/boom/)
  page.on('console', (message) => message.text().includes('[dasturxon]') && logged.push(message.text()))
  await shop.open()
  await shop.addDish('Norin with horse meat')
  await page.route(ABOUT(), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function AboutScreen() { throw new Error("boom") }',
    }),
  )
  await page.getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveTitle(/Internal Server Error/)
  expect(logged).toHaveLength(1)
  await page
    .getByRole('link', { name: /menu/i })
    .or(page.getByRole('button', { name: /menu/i }))
    .first()
    .click()
  await page
    .getByRole('link', { name: /^Basket/ })
    .last()
    .click()
  await shop.sees('Norin with horse meat')
})

test('without the texts of the app the page says so in three languages, and a reload mends it', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/net::ERR_|\[dasturxon\]/)
  await page.route(TEXTS('en'), (route) => route.abort('connectionreset'))
  await shop.open()
  await shop.sees('The page did not load. Your basket is kept.')
  await shop.sees('Страница не загрузилась. Корзина сохранена.')
  await page.unroute(TEXTS('en'))
  await shop.press(/Reload/)
  await expect(page.getByRole('button', { name: 'Add Norin with horse meat' })).toBeVisible()
})

test('a parameter that is none is a 404, and no call is made for it (PR-13)', async ({ page, shop }) => {
  await shop.open()
  for (const id of ['%00', 'x'.repeat(300)]) {
    const calls: string[] = []
    page.on('request', (request) => request.url().includes('xxx') && calls.push(request.url()))
    await page.goto(new URL(`/product/${id}`, page.url()).href)
    await shop.sees(/Page not found/)
    expect(calls.filter((url) => !url.includes('/product/'))).toEqual([])
  }
})

test('a merchant that does not exist wipes what was stored and says so', async ({ page, watch }) => {
  watch.allowConsole(/\[dasturxon\] start ended: no merchant/)
  const missing = shopUrl.replace('//127.0.0.1', '//nobody.localhost')
  await page.goto(`${missing}/`)
  await expect(page).toHaveURL(`${missing}/merchantNotAvailable`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button')).not.toHaveCount(0)
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ''])
})
