import { expect, test } from './fixtures.ts'
import { choseEnglish } from './shop.ts'

/* The report on device, client and release, for who looks for a fault (CX-11). */

const PHONE = '900000097'

test('from the version in the profile to the clipboard, without a word on who it is', async ({
  page,
  context,
  shop,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await shop.open()
  await shop.signIn(PHONE)
  await shop.go('/profile')
  await shop.follow(/^Version \d/)
  await expect(page).toHaveURL(/\/capabilities$/)
  await shop.seesHeading('About this device')
  await expect(page.getByRole('region', { name: 'What Telegram can do here' })).toHaveCount(0)
  await shop.press('Copy the report')
  await shop.sees('Report copied')
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toMatch(/version: \d+\.\d+\.\d+/)
  expect(report).toContain('shell: web')
  expect(report).toContain('GET /products/v1/overalls?')
  const token = (await context.cookies()).find(({ name }) => /token/.test(name))?.value ?? ''
  expect(token.length).toBeGreaterThan(10)
  for (const secret of [PHONE, token]) expect(report).not.toContain(secret)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/profile$/)
})

test('inside Telegram it says what the client has, and the main button copies it', async ({
  page,
  telegram,
}) => {
  await choseEnglish(page)
  const { app, mainButton } = telegram
  await telegram.open({ path: '/capabilities', profile: 'old' })
  const methods = app.getByRole('region', { name: 'What Telegram can do here' })
  await expect(methods).toContainText('request_write_access−')
  await expect(methods).toContainText('setup_main_button+')
  await expect(app.getByRole('region', { name: 'The client' })).toContainText('Bot API6.0')
  await mainButton.click()
  await expect(app.getByText(/Report copied|copy the report by hand/)).toBeVisible()
  expect(await telegram.errors()).toEqual([])
})
