import { expect, test } from './fixtures.ts'

/* The saved addresses. */

test('a saved address stands at the top, is changed and deleted (DL-01, DL-04, DL-05)', async ({
  page,
  shop,
}) => {
  await shop.open()
  await shop.signIn('900000032')
  await shop.go('/profile/address')
  await shop.sees('No saved addresses')
  for (const [name, where] of [
    ['Home', 'Bunyodkor 12'],
    ['Work', 'Amir Temur shoh 5'],
  ] as const) {
    await shop.press('Add address')
    await page.getByRole('searchbox').fill(where)
    await page.getByRole('listitem').getByRole('button').first().click()
    await page.getByRole('main').getByRole('button', { name, exact: true }).click()
    await shop.press('Save')
    await expect(page).toHaveURL(/\/profile\/address$/)
  }
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.first()).toContainText('Work')

  await test.step('a house has no entrance', async () => {
    await page.getByRole('link', { name: 'Change Home' }).click()
    await shop.thumb()
    await expect(page.getByRole('textbox', { name: 'Entrance' })).toBeVisible()
    await page.getByRole('radio', { name: 'House' }).check({ force: true })
    await expect(page.getByRole('textbox', { name: 'Entrance' })).toHaveCount(0)
    await shop.press('Correct the street or house')
    await page.getByRole('textbox', { name: 'House number' }).fill('14')
    await shop.press('Save')
    await expect(rows.last()).toContainText('Bunyodkor shoh koʻchasi, 14')
  })
  await rows.last().getByRole('button', { name: /^Home/ }).click()
  await expect(rows.last().getByRole('button', { name: /^Home/ })).toHaveAttribute('aria-pressed', 'true')
  await test.step('the one that was used last stands first from the next look on (BX-22)', async () => {
    await expect(rows.first()).toContainText('Work')
    await page.reload()
    await expect(rows.first()).toContainText('Home')
  })
  await test.step('on the menu another one is two presses away (DL-01)', async () => {
    const home = new URL('/', page.url()).href
    const book = page.url()
    await page.goto(home)
    await page
      .getByRole('button', { name: /Bunyodkor/ })
      .first()
      .click()
    const sheet = page.getByRole('dialog', { name: 'Delivery address' })
    await sheet.getByRole('button', { name: /^Work/ }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: /Amir Temur/ }).first()).toBeVisible()
    await page.goto(book)
    await expect(rows.first().getByRole('button', { name: /^Work/ })).toHaveAttribute('aria-pressed', 'true')
  })
  await page.getByRole('button', { name: 'Delete Work' }).click()
  await shop.answer('Delete')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(rows).toHaveCount(1)
})

test('a new address is found on the map and completed in the form, without a word of it being typed twice (DL-04)', async ({
  page,
  shop,
}) => {
  test.slow()
  await shop.open()
  await shop.signIn('900000243')
  await shop.go('/profile/address/create')
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toBeVisible()
  await shop.follow('On the map')
  await shop.seesHeading('Address')
  await expect(page).toHaveURL(/\/address\/delivery\?for=book$/)
  await page.getByRole('searchbox').fill('Bunyodkor 12')
  await page.getByRole('listitem').getByRole('button').first().click()
  await page.getByRole('textbox', { name: 'Flat' }).fill('57')
  await shop.press('Done')
  await expect(page).toHaveURL(/\/profile\/address\/create$/)
  await expect(page.getByRole('main').getByText(/Bunyodkor.*12/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Flat' })).toHaveValue('57')
  await page.getByRole('main').getByRole('button', { name: 'Home', exact: true }).click()
  await shop.press('Save')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/Home.*Bunyodkor.*12.*57/])
  await test.step('the order still has no address', async () => {
    await shop.go('/')
    await expect(page.getByRole('button', { name: /Set your address/ }).first()).toBeVisible()
  })
})

test('saved addresses that come late do not move what was found from under the thumb', async ({
  page,
  shop,
}) => {
  await shop.open()
  await shop.signIn('900000036')
  let answer = () => {}
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/users/v1/addresses/**', async (route) => {
    await late
    await route.fallback()
  })
  await shop.go('/')
  const sheet = await shop.openAddressSheet()
  await sheet.getByRole('searchbox').fill('Bunyodkor 12')
  const found = sheet.getByRole('listitem').getByRole('button').first()
  await expect(found).toBeVisible()
  const before = await found.boundingBox()
  const answered = page.waitForResponse(/\/users\/v1\/addresses\//)
  answer()
  await (await answered).finished()
  expect(await found.boundingBox()).toEqual(before)
})
