import { expect, shopUrl, test } from './fixtures.ts'
import { choseEnglish } from './shop.ts'
import { chooseAddress, toDelivery } from './telegram-walk.ts'

/* The bot writes to customers who let it, which they are asked once, after their first order (BX-12). */

const DISH = 'Norin with horse meat'
const ORDER = /\/profile\/orders\/(o-[\w-]+)/

test.beforeEach(({ page }) => choseEnglish(page))

test('after the first order a customer lets the bot write, and it writes how the order goes', async ({
  page,
  telegram,
  telegramShop: shop,
}) => {
  const { app, mainButton } = telegram
  await telegram.open({ user: 'nophone', lang: 'en' })
  await toDelivery(telegram, shop)
  await chooseAddress(telegram, shop)
  await expect(mainButton).toHaveText(/^Order/)
  await shop.thumb()
  await mainButton.click()
  await telegram.answer('phone', 'sent')
  await shop.press('Share my number from Telegram')
  await shop.fillName('Dilnoza')
  await expect(mainButton).toHaveText(/^Order · 79/)
  await shop.thumb()
  await mainButton.click()

  const question = app.getByRole('region', { name: 'Messages about the order' })
  await expect(question).toBeVisible()
  await telegram.answer('write', 'allowed')
  await question.getByRole('button', { name: 'Turn on' }).click()
  await shop.sees('You’ll get updates in Telegram')
  await expect(question).toHaveCount(0)

  const frame = page.frames().find((one) => ORDER.test(one.url()))
  const [, id] = ORDER.exec(frame?.url() ?? '') ?? []
  const written = async () => (await page.request.get(`${shopUrl}/sandbox/bot-messages.json`)).text()
  await expect.poll(written).toContain(`startapp=o_${id}`)

  await test.step('it asks no second time', async () => {
    const { length } = await telegram.log()
    await telegram.reload()
    await telegram.waitFor('web_app_ready', length)
    await shop.sees(/^No\. \d+|Order/)
    await expect(question).toHaveCount(0)
  })
})

test('on the web nobody is asked', async ({ page, shop }) => {
  await shop.open()
  await shop.toDelivery('900000096', DISH)
  await shop.fillName()
  await shop.press(/^Order \d/)
  await expect(page).toHaveURL(ORDER)
  await shop.sees(/^Order sent\. No\. \d+/)
  await expect(page.getByRole('region', { name: 'Messages about the order' })).toHaveCount(0)
})
