import { check } from './axe.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import {
  CODE,
  codeOf,
  enterCode,
  HERE,
  LIVER,
  lines,
  NORIN,
  otherDevice,
  otherDeviceWith,
  sheetOf,
  withBasket,
} from './hand-over.ts'
import { choseEnglish } from './shop.ts'

/* A basket that is built on one device goes on on another (CX-02). */

test('from a laptop to a phone by the link, which works once', async ({ page, context, browser, shop }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await shop.open()
  await shop.addDish(NORIN)
  await shop.more(NORIN).click()
  await shop.go('/basket')
  await codeOf(shop)
  const sheet = sheetOf(page)
  await expect(sheet.getByRole('img', { name: 'QR code for the browser' })).toBeVisible()
  await expect(sheet.getByRole('timer')).toHaveText(/^One-time code, (?:10:00|9:\d\d) left$/)
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
  ['Combine both', [LIVER, NORIN], HERE],
  ['Replace the basket here', [NORIN], HERE],
  ['Keep only the basket here', [LIVER], 'Your basket stayed as it was'],
] as const)
  test(
    `where there is a basket already the customer is asked: ${answer}`,
    extended(),
    async ({ browser, shop }) => {
      await shop.open()
      await withBasket(shop, NORIN)
      const code = await codeOf(shop)
      const phone = await otherDeviceWith(browser, LIVER)
      await phone.shop.go('/basket/code')
      await enterCode(phone.shop, code.toLowerCase())
      await phone.shop.seesHeading('There is a basket here already')
      await phone.shop.sees('Here: 1 dish. From the other device: 1 dish.')
      if (answer === 'Combine both') await check(phone.page, 'two baskets', 'dialog')
      await phone.shop.thumb()
      await phone.shop.press(answer)
      await phone.shop.sees(said)
      await expect(lines(phone.page)).toHaveText([...dishes])
      await phone.end()
    },
  )

test(
  'a shop with a bot offers its link, which starts the app with the code',
  extended(),
  async ({ context, shop, page, watch: watched }) => {
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
  },
)

test(
  'from the web into Telegram, and from there to a browser',
  extended(),
  async ({ browser, page, telegram, telegramShop: shop }) => {
    await choseEnglish(page)
    const laptop = await otherDeviceWith(browser, NORIN)
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
  },
)
