import sharp from 'sharp'
import { field, ME, otherDevice, status } from './account.ts'
import { expect, test } from './fixtures.ts'
import { CODE } from './shop.ts'

/* The customer's account: the profile, and another number. */

test('personal information: checked at the field, saved, shown, there after a reload (PF-02)', async ({
  page,
  shop,
}) => {
  await shop.open()
  await shop.signIn('900000056')
  await shop.go('/profile')
  await shop.follow('Personal information')
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await field(shop, 'First name').fill('Dilnoza')
  await field(shop, 'Last name').fill('Umarova')
  await field(shop, 'Birthday').fill('2999-01-01')
  await field(shop, 'Email').fill('dilnoza@')
  await shop.press('Save')
  await expect(field(shop, 'Birthday')).toHaveAccessibleDescription(/in the future/)
  await expect(field(shop, 'Email')).toHaveAccessibleDescription(/name@example\.uz/)
  await expect(field(shop, 'Birthday')).toBeFocused()

  await test.step('leaving the form loses nothing, and a notice says so', async () => {
    await page.getByRole('button', { name: 'Back' }).click()
    await shop.sees('Your changes are kept but not saved')
    await shop.press('Open')
    await expect(field(shop, 'Email')).toHaveValue('dilnoza@')
    await shop.sees('Not saved yet')
  })
  await field(shop, 'Birthday').fill('1999-05-17')
  await field(shop, 'Email').fill('dilnoza@example.uz')
  await page.getByRole('radio', { name: 'Female', exact: true }).check({ force: true })

  await test.step('a photo is sent in a reduced size', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    const photo = await sharp({
      create: { width: 2400, height: 1800, channels: 3, background: '#888', noise },
    })
      .jpeg({ quality: 95 })
      .toBuffer()
    const sending = page.waitForRequest((request) => request.url().endsWith('/support/v1/files'))
    await page
      .getByLabel('Add a picture')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo })
    const headers = await (await sending).allHeaders()
    expect(Number(headers['content-length'])).toBeLessThan(photo.length / 3)
    await shop.sees('Change the picture')
  })
  const saving = page.waitForRequest((request) => request.method() === 'PUT')
  await shop.press('Save')
  expect((await saving).postDataJSON()).toEqual({
    firstName: 'Dilnoza',
    lastName: 'Umarova',
    birthday: '1999-05-17',
    gender: 'FEMALE',
    email: 'dilnoza@example.uz',
    image: expect.stringMatching(/^u\/f-\w+\.webp$/),
  })
  await shop.sees('Saved')
  await expect(page).toHaveURL(/\/profile$/)
  await shop.sees('Dilnoza Umarova')
  const face = page.locator('main section img').first()
  await expect.poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(50)
  await page.reload()
  await shop.follow('Personal information')
  await expect(field(shop, 'Birthday')).toHaveValue('1999-05-17')
  await expect(page.getByRole('radio', { name: 'Female', exact: true })).toBeChecked()
  await shop.press('Remove the picture')
  await expect(page.getByLabel('Add a picture')).toBeFocused()
  await shop.press('Save')
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.locator('main').getByText('DU', { exact: true })).toBeVisible()
})

test('another number: one of another customer is refused in Russian, the new one ends other sessions (PF-03)', async ({
  page,
  shop,
}) => {
  await otherDevice(page, '+998900000059')
  await shop.open('demo', { lang: 'ru' })
  await shop.go('/login')
  await page.getByRole('textbox', { name: 'Номер телефона' }).pressSequentially('900000057')
  await page.getByRole('button', { name: /^Получить код/ }).click()
  const answered = page.waitForResponse(/\/login\/verify$/)
  await page.getByRole('textbox', { name: /Код/ }).pressSequentially(CODE)
  const { token: mine } = await (await answered).json()
  await expect(page).not.toHaveURL(/\/login/)
  const other = await otherDevice(page, '+998900000057')
  await shop.go('/profile/user')
  await page.getByRole('link', { name: 'Изменить номер' }).click()
  const number = page.getByRole('textbox', { name: 'Номер телефона' })
  const code = page.getByRole('textbox', { name: /Код/ })
  await number.fill('900000059')
  await page.getByRole('button', { name: /^Получить код/ }).click()
  await code.pressSequentially(CODE)
  await expect(number).toHaveAccessibleDescription('Этот номер привязан к другому аккаунту')
  await number.fill('900000058')
  await page.getByRole('button', { name: 'Получить код', exact: true }).click()
  await expect(page.getByText(/^Отправить код ещё раз · 0:5\d|1:00$/)).toBeVisible()
  await code.pressSequentially('222222')
  await expect(code).toHaveAccessibleDescription('Код неверный или устарел')
  expect(await status(page, ME, other)).toBe(200)
  await code.fill(CODE)
  await shop.sees('Номер изменён')
  await shop.sees('+998 90 000 00 58')
  expect([await status(page, ME, mine), await status(page, ME, other)]).toEqual([200, 401])
})
