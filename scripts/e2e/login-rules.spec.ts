import { expect, test } from './fixtures.ts'

/* The rules of signing in, which are read in the middle of it (SI-03). */

test('the login rules open from the sign-in page, and each way back finds the number that was typed (SI-03)', async ({
  page,
  shop,
}) => {
  await shop.open('demo', { path: '/profile' })
  await shop.press(/^Log in/)
  const phone = page.getByRole('textbox', { name: /phone/i })
  await phone.fill('900000081')
  const typed = await phone.inputValue()
  expect(typed.replace(/\D/g, '')).toContain('900000081')
  const ways = {
    'Back of the page': () => page.getByRole('button', { name: 'Back' }).click(),
    'Back of the browser': () => page.goBack(),
  }
  for (const [way, back] of Object.entries(ways)) {
    await test.step(way, async () => {
      await shop.follow('login rules')
      await expect(page).toHaveURL(/\/login\/rules$/)
      await shop.seesHeading('Login rules')
      await shop.sees(/./)
      await back()
      await expect(page).toHaveURL(/\/login$/)
      await expect(phone).toHaveValue(typed)
    })
  }
  await test.step('the sign-in goes on where it was left, and closes to the page before it', async () => {
    await expect(page.getByRole('button', { name: /^Get the code/ })).toBeEnabled()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(/\/profile$/)
  })
})
