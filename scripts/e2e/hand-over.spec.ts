import { type Browser, devices, type Page } from '@playwright/test'
import { check } from './axe.ts'
import { expect, shopUrl, test } from './fixtures.ts'
import { choseEnglish, createShop, type Shop } from './shop.ts'
import { reportViolations, watch } from './watch.ts'

/* A basket that is built on one device goes on on another (CX-02). */

const NORIN = 'Norin with horse meat'
const LIVER = 'Liver with tail fat'
const CODE = /^[34679ACDEFGHJKMNPQRTUWXY]{3} [34679ACDEFGHJKMNPQRTUWXY]{3}$/
const HERE = 'The basket from the other device is here'

const lines = (root: Pick<Page, 'getByRole'>) => root.getByRole('heading', { level: 3 })
const sheetOf = (root: Shop['root']) => root.getByRole('dialog', { name: 'Continue on another device' })

/** Another device: a browser of its own, with nothing of the first one. `end` fails on what the watch has seen. */
async function otherDevice(browser: Browser) {
  const context = await browser.newContext({ ...devices['Pixel 7'] })
  await context.addInitScript(reportViolations)
  const { problems } = watch(context)
  const page = await context.newPage()
  await choseEnglish(page)
  return {
    page,
    shop: createShop(page, page, shopUrl),
    end: async () => {
      expect(problems).toEqual([])
      await context.close()
    },
  }
}

/** Opens the sheet in the basket and reads its code. */
async function codeOf(shop: Shop): Promise<string> {
  await shop.press('Continue on another device')
  const code = sheetOf(shop.root).getByText(CODE)
  await expect(code).toBeVisible()
  return (await code.textContent()) ?? ''
}

/** Types a code at the page for it. */
async function enterCode(shop: Shop, code: string) {
  await shop.seesHeading('Basket from another device')
  await shop.fill('Code', code)
  await shop.press('Bring the basket')
}

async function withBasket(shop: Shop, ...dishes: string[]) {
  for (const dish of dishes) await shop.addDish(dish)
  await shop.go('/basket')
  await expect(lines(shop.root)).toHaveText(dishes)
}

test('from a laptop to a phone by the link, which works once', async ({ page, context, browser, shop }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await shop.open()
  await shop.addDish(NORIN)
  await shop.more(NORIN).click()
  await shop.go('/basket')
  await codeOf(shop)
  const sheet = sheetOf(page)
  await expect(sheet.getByRole('img', { name: 'QR code for the browser' })).toBeVisible()
  await expect(sheet.getByRole('timer')).toHaveText(/^Works once, for (?:10:00|9:\d\d) more$/)
  await check(page, 'the code of a basket', 'dialog')
  await sheet.getByRole('button', { name: 'Send the link' }).click()
  await shop.sees('Link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(
    `${shop.address('demo')}/?start=h_${await sheet.getByText(CODE).textContent()}`.replace(' ', ''),
  )

  const phone = await otherDevice(browser)
  await test.step('the phone has the basket, and may order', async () => {
    await phone.page.goto(link)
    await phone.shop.sees(HERE)
    await expect(phone.page).toHaveURL(/\/basket$/)
    await expect(lines(phone.page)).toHaveText([NORIN])
    await expect(phone.shop.countOf(NORIN)).toContainText('2')
  })
  await test.step('a reload, and Back, bring nothing twice', async () => {
    await phone.page.reload()
    await expect(phone.shop.countOf(NORIN)).toContainText('2')
  })
  await phone.end()

  const third = await otherDevice(browser)
  await test.step('on a third device the same link says what to do', async () => {
    await third.page.goto(link)
    await third.shop.sees('This code has been used. Get a new one on the other device')
    await check(third.page, 'a code that was used')
  })
  await third.end()
  await test.step('the laptop still has its basket', async () => {
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Continue on another device' })).toBeFocused()
    await expect(lines(page)).toHaveText([NORIN])
  })
})

for (const [answer, dishes, said] of [
  ['Add them together', [LIVER, NORIN], HERE],
  ['Replace the basket here', [NORIN], HERE],
  ['Keep only the basket here', [LIVER], 'Your basket stayed as it was'],
] as const)
  test(`where there is a basket already the customer is asked: ${answer}`, async ({ browser, shop }) => {
    await shop.open()
    await withBasket(shop, NORIN)
    const code = await codeOf(shop)
    const phone = await otherDevice(browser)
    await phone.page.goto(shop.address('demo'))
    await withBasket(phone.shop, LIVER)
    await phone.shop.go('/basket/code')
    await enterCode(phone.shop, code.toLowerCase())
    await phone.shop.seesHeading('There is a basket here already')
    await phone.shop.sees('Here: 1 dish. From the other device: 1 dish.')
    if (answer === 'Add them together') await check(phone.page, 'two baskets', 'dialog')
    await phone.shop.glances()
    await phone.shop.press(answer)
    await phone.shop.sees(said)
    await expect(lines(phone.page)).toHaveText([...dishes])
    await phone.end()
  })

test('a shop with a bot offers its link, which starts the app with the code', async ({
  context,
  shop,
  page,
  watch: watched,
}) => {
  watched.allowHost('t.me')
  watched.allowConsole(/ERR_/)
  await shop.open()
  await withBasket(shop, NORIN)
  await codeOf(shop)
  const sheet = sheetOf(page)
  await sheet.getByRole('radio', { name: 'In Telegram' }).check({ force: true })
  await expect(sheet.getByRole('img', { name: 'QR code for Telegram' })).toBeVisible()
  const opened = context.waitForEvent('request', (request) => request.url().startsWith('https://t.me/'))
  await sheet.getByRole('button', { name: 'Open in Telegram on this device' }).click()
  const link = new URL((await opened).url())
  expect(link.pathname).toBe('/demo_bot')
  const start = link.searchParams.get('startapp') ?? ''
  expect(start).toBe(`h_${await sheet.getByText(CODE).textContent()}`.replace(' ', ''))
})

test('from the web into Telegram, and from there to a browser', async ({
  browser,
  page,
  telegram,
  telegramShop: shop,
}) => {
  await choseEnglish(page)
  const laptop = await otherDevice(browser)
  await laptop.page.goto(shop.address('demo'))
  await withBasket(laptop.shop, NORIN)
  const code = (await codeOf(laptop.shop)).replace(' ', '')
  await laptop.end()

  await telegram.open({ user: 'known', start: `h_${code}` })
  await shop.sees(HERE)
  await expect(lines(telegram.app)).toHaveText([NORIN])
  await test.step('the client starts the app again with the same link: nothing comes twice', async () => {
    await telegram.reload()
    await shop.seesHeading('Basket')
    await expect(lines(telegram.app)).toHaveText([NORIN])
  })
  await test.step('and on from Telegram in a browser', async () => {
    const back = await codeOf(shop)
    expect(back.replace(' ', '')).not.toBe(code)
    const browserAgain = await otherDevice(browser)
    await browserAgain.page.goto(shop.address('demo'))
    await browserAgain.shop.go('/basket')
    await browserAgain.shop.follow('I have a code from another device')
    await enterCode(browserAgain.shop, back)
    await expect(lines(browserAgain.page)).toHaveText([NORIN])
    await browserAgain.end()
  })
  expect(await telegram.errors()).toEqual([])
})

test('each trouble with a code says what to do, and loses nothing that was typed', async ({
  page,
  shop,
  watch: watched,
}) => {
  watched.allowConsole(/ERR_|Failed to load resource/)
  await shop.open('demo', { path: '/basket' })
  await shop.follow('I have a code from another device')
  const field = page.getByLabel('Code')
  await expect(field).toBeFocused()
  await test.step('no code at all', async () => {
    await enterCode(shop, 'hello')
    await shop.sees('A code has 6 letters and figures, such as K7M 3QX. Check what you typed.')
    await check(page, 'a code with a mistake')
  })
  await test.step('one that nobody has', async () => {
    await shop.thumb()
    await enterCode(shop, 'k7m-3qx')
    await shop.sees('There is no such code. Check its letters and figures')
    await expect(field).toHaveValue('k7m-3qx')
  })
  const fails = async (words: string | RegExp, ...how: Parameters<Page['route']>) => {
    await page.route(...how)
    await shop.thumb()
    await shop.press('Bring the basket')
    await shop.sees(words)
    await page.unroute(how[0])
    await expect(field).toHaveValue('k7m-3qx')
  }
  const take = '**/hand-over/take'
  await test.step('no network', () =>
    fails(/Check the connection and try again/, take, (route) => route.abort('failed')))
  await test.step('too many tries, by a server without words', () =>
    fails('Too often. Try again in 40 s', take, (route) =>
      route.fulfill({
        status: 429,
        json: { code: 'HAND_OVER_TOO_OFTEN', description: {}, details: [{ retryAfter: 40 }] },
      }),
    ))
  await test.step('a code that has expired, by a server without words', () =>
    fails('This code has expired. Get a new one on the other device.', take, (route) =>
      route.fulfill({ status: 410, json: { code: 'HAND_OVER_EXPIRED', description: {}, details: [] } }),
    ))
})

test('a dish that is not sold here is named, the rest comes', async ({ page, shop }) => {
  await shop.open('demo', { path: '/basket/code' })
  const name = (eng: string) => ({ uz: eng, ru: eng, eng })
  const line = { choices: {}, note: '', count: 1, seenPrice: 0 }
  await page.route('**/hand-over/take', (route) =>
    route.fulfill({
      json: {
        brandId: null,
        branchId: null,
        serviceType: 'PICK_UP',
        lines: [
          { ...line, productId: 'p-demo-suv', name: name('Still water') },
          { ...line, productId: 'p-demo-gone', name: name('Quail pilaf') },
        ],
      },
    }),
  )
  await enterCode(shop, 'K7M3QX')
  await shop.sees('No longer on the menu: Quail pilaf')
  await expect(lines(page)).toHaveText(['Still water'])
})

test('from the sheet to the page for a code, and one step back to the basket', async ({ page, shop }) => {
  await shop.open()
  await withBasket(shop, NORIN)
  await codeOf(shop)
  await sheetOf(page).getByRole('link', { name: 'I have a code from another device' }).click()
  await shop.seesHeading('Basket from another device')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await shop.looks()
  await page.goBack()
  await expect(page).toHaveURL(/\/basket$/)
  await expect(lines(page)).toHaveText([NORIN])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a code that runs out while it is shown is replaced by a new one', async ({ page, shop }) => {
  await shop.open()
  await withBasket(shop, NORIN)
  await page.route('**/hand-over', (route) =>
    route.fulfill({
      status: 201,
      json: { code: 'K7M3QX', expiresAt: new Date(Date.now() + 4_000).toISOString() },
    }),
  )
  const code = await codeOf(shop)
  await page.unroute('**/hand-over')
  await shop.sees('This code has expired')
  await shop.sees('Your basket is still here.')
  await shop.press('New code')
  await expect(sheetOf(page).getByText(CODE)).not.toHaveText(code)
})

test('a shop whose server has no such calls shows nothing of it', async ({ page, shop }) => {
  await shop.open('minimal', { path: '/?start=h_K7M3QX' })
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await shop.go('/profile')
  await shop.seesHeading('Profile')
  await expect(page.getByText('I have a code from another device')).toHaveCount(0)
  await shop.go('/basket/code')
  await shop.sees('/basket/code')
})
