import type { Locator } from '@playwright/test'
import { LANGUAGE_KEY } from '#/domain/first-paint.ts'
import { expect, shopUrl, test } from './fixtures.ts'

/* One product, in each of its three forms. */

const SHEET = { name: 'Choyxona oshi', category: 'Osh and qozon' }
const POP_UP = { name: 'Samsa pair', category: 'Tandoor' }
const FULL_SCREEN = { name: 'Minced kebab', category: 'Shashlik' }

const link = (root: { getByRole: Locator['getByRole'] }, name: string) =>
  root.getByRole('link', { name: new RegExp(`^${name}, `) }).first()

test.describe('the picture viewer (PR-02)', () => {
  test('keys and wheel zoom inside the limits, the slideshow turns every 5 s, Esc and Back close', async ({
    page,
    shop,
  }) => {
    await page.clock.install()
    await shop.open()
    await link(page, SHEET.name).click()
    const opener = page.getByRole('button', { name: `Look closer: ${SHEET.name}, 1` })
    const sheet = page.getByRole('dialog', { name: SHEET.name })
    await opener.click()
    const viewer = page.getByRole('dialog', { name: SHEET.name }).last()
    const picture = viewer.getByRole('img', { name: `${SHEET.name}, 1` })
    await expect(picture).toBeVisible()

    await test.step('at first it takes nine tenths of the width', async () => {
      await expect.poll(async () => Math.round((await picture.boundingBox())?.width ?? 0)).toBe(351)
    })
    const zoom = viewer.getByRole('alert')
    const press = async (key: string, times: number) => {
      for (let time = 0; time < times; time++) await page.keyboard.press(key)
    }
    await test.step('a step is a tenth, and says so for a second', async () => {
      await press('ArrowUp', 1)
      await expect(zoom).toHaveText('24%')
      await expect.poll(async () => Math.round((await picture.boundingBox())?.width ?? 0)).toBe(386)
      await page.clock.fastForward(1_000)
      await expect(zoom).toBeHidden()
      await page.mouse.move(195, 420)
      await page.mouse.wheel(0, -100)
      await expect(zoom).toHaveText('27%')
    })
    await test.step('no closer than a hundred times, no further than a hundredth', async () => {
      await press('ArrowUp', 66)
      await expect(zoom).toHaveText('10000%')
      await press('-', 100)
      await expect(zoom).toHaveText('1%')
      await press('-', 1)
      await expect(zoom).toHaveText('1%')
    })
    await test.step('arrows and buttons turn, round the end', async () => {
      await page.keyboard.press('ArrowLeft')
      await expect(viewer.getByText('3 of 3')).toBeVisible()
      await viewer.getByRole('button', { name: 'Next picture' }).click()
      await expect(viewer.getByText('1 of 3')).toBeVisible()
    })
    await test.step('the slideshow', async () => {
      await viewer.getByRole('button', { name: 'Start the slideshow' }).click()
      await page.clock.fastForward(4_000)
      await expect(viewer.getByText('1 of 3')).toBeVisible()
      await page.clock.fastForward(1_000)
      await expect(viewer.getByText('2 of 3')).toBeVisible()
      await page.clock.fastForward(5_000)
      await expect(viewer.getByText('3 of 3')).toBeVisible()
      await viewer.getByRole('button', { name: 'Stop the slideshow' }).press('Space')
      await page.clock.fastForward(6_000)
      await expect(viewer.getByText('3 of 3')).toBeVisible()
      await expect(viewer.getByRole('button', { name: 'Start the slideshow' })).toBeVisible()
    })
    await test.step('Esc closes it alone, and the focus is where it was', async () => {
      await page.keyboard.press('Escape')
      await page.clock.fastForward(300)
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expect(opener).toBeFocused()
    })
    await test.step('so does Back', async () => {
      await opener.press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(2)
      await expect.poll(() => page.evaluate(() => history.state?.layer)).toBe(2)
      await page.goBack()
      await page.clock.fastForward(300)
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expect(sheet).toBeVisible()
    })
  })

  test('in Telegram its own Back closes it; the names are in the customer’s language', async ({
    page,
    telegram,
  }) => {
    const { app, leave } = telegram
    await page.addInitScript((key) => localStorage.setItem(key, '"ru"'), LANGUAGE_KEY)
    await telegram.open({ user: 'known' })
    await link(app, 'Чайханский плов').click()
    await app.getByRole('button', { name: 'Рассмотреть поближе: Чайханский плов, 1' }).click()
    const viewer = app.getByRole('dialog').last()
    await viewer.getByRole('button', { name: 'Приблизить' }).click()
    await viewer.getByRole('button', { name: 'Следующее фото' }).click()
    await expect(viewer.getByText('2 из 3')).toBeVisible()
    await leave.click()
    await expect(app.getByRole('dialog')).toHaveCount(1)
    await leave.click()
    await expect(app.getByRole('dialog')).toHaveCount(0)
    expect(await telegram.errors()).toEqual([])
  })
})

test('each form gives the customer back to the same place of the menu (MN-07, PR-01)', async ({
  page,
  shop,
}) => {
  await shop.open()
  for (const { name, category } of [SHEET, POP_UP, FULL_SCREEN]) {
    await test.step(name, async () => {
      await page
        .getByRole('button', { name: category, exact: true })
        .or(page.getByRole('link', { name: category, exact: true }))
        .first()
        .click()
      const card = link(page, name)
      // By hand: on its way there the card becomes whole, which is another element.
      await card.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
      const place = page.getByRole('listitem').filter({ has: card })
      const top = async () => Math.round((await place.boundingBox())?.y ?? -1)
      await card.focus()
      await shop.stands()
      const before = await top()
      await card.press('Enter')
      await expect(page.getByRole('button', { name: /^Look closer/ }).first()).toBeVisible()
      await expect(page).toHaveURL(name === FULL_SCREEN.name ? /\/product\/[\w-]+$/ : /\/$/)
      await page.goBack()
      await expect(page.getByRole('button', { name: /^Look closer/ })).toHaveCount(0)
      await expect(card).toBeFocused()
      await expect.poll(top).toBe(before)
    })
  }
})

test('a product page gives the customer back to what was found and how far it was scrolled (MN-07)', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 480 })
  await shop.open('demo', { path: '/search?q=ch' })
  const card = link(page, 'Tandoor chicken leg')
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const before = await scrolled()
  expect(before).toBeGreaterThan(200)
  await card.press('Enter')
  await expect(page).toHaveURL(/\/product\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Tandoor chicken leg' })).toBeVisible()
  expect(await scrolled()).toBe(0)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/search\?q=ch$/)
  await expect(card).toBeFocused()
  await expect.poll(scrolled).toBe(before)
})

test('choices by keyboard alone: the short group is named, led to and counted (PR-03)', async ({
  page,
  shop,
}) => {
  await shop.open()
  await page
    .getByRole('button', { name: POP_UP.category, exact: true })
    .or(page.getByRole('link', { name: POP_UP.category, exact: true }))
    .first()
    .click()
  await link(page, POP_UP.name).press('Enter')
  const dialog = page.getByRole('dialog', { name: POP_UP.name })
  const group = dialog.getByRole('group', { name: /^Two samsas/ })
  await expect(group).toContainText('Choose 2, required')
  await expect(group).toContainText('Not chosen')
  await dialog.getByRole('button', { name: 'Choose “Two samsas”' }).press('Enter')
  await expect(group).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('checkbox', { name: /^Beef/ })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(group).toContainText('1 / 2')
  await expect(dialog.getByRole('button', { name: /^Add to basket/ })).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'One more Beef' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(group).toContainText('2 / 2')
  await test.step('the maximum cannot be passed', async () => {
    await dialog.getByRole('checkbox', { name: /^Lamb/ }).press('Space')
    await expect(dialog.getByRole('checkbox', { name: /^Lamb/ })).not.toBeChecked()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(group).toContainText('2 / 2')
  })
  await dialog.getByRole('button', { name: /^Add to basket/ }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: /^Basket/ }).first()).toBeVisible()
})

test('a direct link opens the product, with the menu behind it on Back (PR-01)', async ({ page, shop }) => {
  await shop.open()
  const address = await link(page, SHEET.name).getAttribute('href')
  await page.goto(new URL(address ?? '', page.url()).href)
  await expect(page.getByRole('heading', { level: 1, name: SHEET.name })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(link(page, SHEET.name)).toBeVisible()
})

test('an old link to what is not sold says so and offers the menu (PR-10)', async ({ page, shop }) => {
  await shop.open('demo', { path: '/product/p-gone' })
  await shop.seesHeading('This product is not available now')
  await shop.follow('Open the menu')
  await expect(page).toHaveURL(/\/$/)
})

for (const id of ['%00', 'a'.repeat(300), 'a b', '..%2F..']) {
  test(`/product/${id.slice(0, 12)} is no page, and nobody is asked for it (PR-13)`, async ({
    page,
    shop,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\/v\d\//.test(request.url())) asked.push(request.url())
    })
    await shop.open('demo', { path: `/product/${id}` })
    await shop.sees(/^Page not found: \/product\//)
    expect(asked.filter((url) => url.includes(id) || url.includes(encodeURIComponent(id)))).toEqual([])
  })
}

test('a delivered order: its body holds what the menu says, its dishes are graded, the average follows (PR-12, PR-14)', async ({
  page,
  shop,
}) => {
  const DISH = 'Norin with horse meat'
  const menu = page.waitForResponse((answer) => answer.url().includes('/products/v1/overalls'))
  await shop.open()
  const { products } = await (await menu).json()
  const sold = products.find((one: { name: { eng: string } }) => one.name.eng === DISH)
  await shop.signIn('900000098')
  await page.goto(new URL('/', page.url()).href)
  await shop.addDish(DISH)
  await page.goto(new URL('/checkout', page.url()).href)
  await page.getByRole('radio', { name: 'Pick-up' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nodira')
  await page.getByRole('textbox', { name: 'Note for the kitchen' }).fill('#fast')
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/orders/v1/orders'),
  )
  await shop.press(/^Order/)
  const [{ product }] = (await sent).postDataJSON().cartItems

  await test.step('ids of other systems go along unchanged (PR-14)', async () => {
    const fields = [
      'posterId',
      'posterName',
      'posterAmount',
      'jowiId',
      'integrationId',
      'integrationCategoryId',
      'loinPosterId',
      'mxicCode',
      'barcode',
    ]
    const only = (from: Record<string, unknown>) =>
      Object.fromEntries(fields.map((field) => [field, from[field] ?? null]))
    expect(only(product)).toEqual(only(sold))
    expect(Object.values(only(sold)).some((value) => value !== null)).toBe(true)
  })

  const stars = (of: string) => page.getByRole('radiogroup', { name: of })
  await test.step('the order is graded once it has arrived', async () => {
    await expect(page.getByRole('heading', { name: 'How was it?' })).toBeVisible({ timeout: 45_000 })
    await stars('Your grade of the order').getByRole('radio', { name: '5 stars' }).check({ force: true })
    await page.getByRole('textbox', { name: 'What was good, what was not?' }).fill('Hot and on time')
    await shop.press('Send')
    await expect(page.getByRole('heading', { name: /^Thank you for the grade/ })).toBeVisible()
  })
  const wire = async () => {
    const answer = await page.request.get(`${shopUrl}/products/v1/grade`, { headers: { Merchant: 'demo' } })
    const grades: { productId: string; grade: number; count: number }[] = await answer.json()
    return grades.find(({ productId }) => productId === sold.id) ?? { grade: 0, count: 0 }
  }
  await test.step('and then its dish', async () => {
    const before = await wire()
    await stars(DISH).getByRole('radio', { name: '1 star', exact: true }).check({ force: true })
    await page.getByRole('textbox', { name: 'What was good, what was not?' }).fill('A hair in it')
    await shop.press('Send')
    await shop.sees('Thank you for the grade')
    await expect.poll(async () => (await wire()).count).toBe(before.count + 1)
    expect((await wire()).grade).toBeCloseTo((before.grade * before.count + 1) / (before.count + 1), 1)
  })
  await test.step('after a reload the order and the product know it', async () => {
    await page.reload()
    await expect(stars(DISH).getByRole('radio', { name: '1 star', exact: true })).toBeChecked()
    const { count } = await wire()
    await page.goto(new URL(`/product/${sold.id}`, page.url()).href)
    await page.getByRole('button', { name: /^Grade/ }).click()
    const reviews = page.getByRole('dialog', { name: 'Reviews' })
    await expect(reviews.getByText('A hair in it')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^Grade/ })).toContainText(`(${count})`)
  })
})

test.describe('sharing a dish (BX-10)', () => {
  test('in a browser that cannot share, the address is copied and that is said', async ({
    page,
    context,
    shop,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await shop.open()
    await link(page, SHEET.name).click()
    await page.getByRole('button', { name: 'Share' }).click()
    await shop.sees('The link is copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/product\/[\w-]+$/)
  })

  test.describe('in Telegram', () => {
    test.beforeEach(({ page }) =>
      page.addInitScript((key) => localStorage.setItem(key, '"eng"'), LANGUAGE_KEY),
    )

    test('from 8.0 the bot’s own message is sent on', async ({ telegram, telegramShop: shop }) => {
      await telegram.open({ user: 'second' })
      await link(telegram.app, SHEET.name).click()
      await telegram.answer('share', 'sent')
      await shop.press('Share')
      await telegram.waitFor('prepared_message_sent')
      expect(await telegram.errors()).toEqual([])
    })

    test('before that Telegram’s share link opens', async ({ telegram, telegramShop: shop }) => {
      await telegram.open({ user: 'second', version: '7.10' })
      await link(telegram.app, SHEET.name).click()
      await shop.press('Share')
      await expect
        .poll(async () => (await telegram.state()).left)
        .toMatch(/^https:\/\/t\.me\/share\/url\?url=/)
      expect(await telegram.errors()).toEqual([])
    })
  })
})
