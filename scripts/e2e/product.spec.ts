import { appIsThere } from './app-is-there.ts'
import { extended } from './extended.ts'
import { expect, shopUrl, test } from './fixtures.ts'
import { FULL_SCREEN, link, openDish, POP_UP, SHEET } from './one-dish.ts'

/* One product, in each of its three forms. */

test('from each form the customer returns to the same place of the menu (MN-07, PR-01)', async ({
  page,
  shop,
}) => {
  await shop.open()
  await appIsThere(page)
  for (const { name, category } of [SHEET, POP_UP, FULL_SCREEN]) {
    await test.step(name, async () => {
      await page
        .getByRole('button', { name: category, exact: true })
        .or(page.getByRole('link', { name: category, exact: true }))
        .first()
        .click()
      const card = link(page, name)
      // Scrolled by script: while Playwright scrolls there, the card is replaced by its complete version, another
      // element.
      await card.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
      const place = page.getByRole('listitem').filter({ has: card })
      const top = async () => Math.round((await place.boundingBox())?.y ?? -1)
      await card.focus()
      await shop.stands()
      const before = await top()
      await card.press('Enter')
      await expect(page.getByRole('button', { name: /^View photo/ }).first()).toBeVisible()
      if (name === FULL_SCREEN.name) await expect(page).toHaveURL(/\/product\/[\w-]+$/)
      // Back closes the sheet once it has an entry in the history.
      else await page.waitForFunction(() => history.state?.layer === 1)
      await page.goBack()
      await expect(page.getByRole('button', { name: /^View photo/ })).toHaveCount(0)
      await expect(card).toBeFocused()
      await expect.poll(top).toBe(before)
    })
  }
})

test('inside Telegram a pop-up reaches down to the main button (MN-07)', extended(), async ({ telegram }) => {
  const { app } = telegram
  await telegram.open({ merchant: 'demo', user: 'known' })
  await openDish(app, POP_UP)
  const dialog = app.getByRole('dialog', { name: POP_UP.name })
  const endOf = (box: { y: number; height: number } | null) => Math.round((box?.y ?? 0) + (box?.height ?? -1))
  const gap = async () =>
    endOf(await dialog.boundingBox()) - endOf(await dialog.locator('[data-panel]').boundingBox())
  await expect.poll(gap).toBe(0)
})

test('from a product page the customer returns to the search results at the same scroll position (MN-07)', async ({
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

test('the mark is as big as a finger, and a tablet sees the whole picture (PR-08)', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await shop.open()
  await link(page, SHEET.name).click()
  const mark = page.getByRole('dialog').getByRole('button', { name: /^Rating/ })
  expect((await mark.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const picture = await page
    .getByRole('button', { name: /^View photo/ })
    .first()
    .boundingBox()
  // The proportions in which it was composed.
  expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(390 / 282, 1)
})

test('choices by keyboard alone: the incomplete group is named, focused and counted (PR-03)', async ({
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
  // A keyboard user presses Tab first; a second Enter without it counts as a bounced key.
  await page.keyboard.press('Tab')
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

test('an old link to a product that is not sold says so and offers the menu (PR-10)', async ({
  page,
  shop,
}) => {
  await shop.open('demo', { path: '/product/p-gone' })
  await shop.seesHeading('This dish isn’t available now')
  await shop.follow('Open the menu')
  await expect(page).toHaveURL(/\/$/)
})

for (const id of ['%00', 'a'.repeat(300), 'a%0Ab', '..%2F..']) {
  test(
    `/product/${id.slice(0, 12)} is no page, and no request is sent for it (PR-13)`,
    extended(/^a/.test(id)),
    async ({ page, shop }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (/\/v\d\//.test(request.url())) asked.push(request.url())
      })
      await shop.open('demo', { path: `/product/${id}` })
      await shop.sees(/^Page not found: \/product\//)
      expect(asked.filter((url) => url.includes(id) || url.includes(encodeURIComponent(id)))).toEqual([])
    },
  )
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
  await shop.go('/')
  await shop.addDish(DISH)
  await shop.go('/checkout')
  await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nodira')
  await shop.tellKitchen('#fast')
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
    await stars('Your rating of the order').getByRole('radio', { name: '5 stars' }).check({ force: true })
    await page.getByRole('textbox', { name: 'What was good, what was not?' }).fill('Hot and on time')
    await shop.press('Send')
    await expect(page.getByRole('heading', { name: /^Thank you for your rating/ })).toBeVisible()
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
    await shop.sees('Thank you for your rating')
    await expect.poll(async () => (await wire()).count).toBe(before.count + 1)
    expect((await wire()).grade).toBeCloseTo((before.grade * before.count + 1) / (before.count + 1), 1)
  })
  await test.step('after a reload the order and the product show the grade', async () => {
    await page.reload()
    await expect(stars(DISH).getByRole('radio', { name: '1 star', exact: true })).toBeChecked()
    const { count } = await wire()
    await shop.go(`/product/${sold.id}`)
    await page.getByRole('button', { name: /^Rating/ }).click()
    const reviews = page.getByRole('dialog', { name: 'Reviews' })
    await expect(reviews.getByText('A hair in it')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^Rating .*Reviews$/ })).toContainText(`(${count})`)
  })
})
