import { expect, test } from './fixtures.ts'
import { choseEnglish } from './shop.ts'

/* An icon of the shop on the home screen (BX-13). */

test('a client with a home screen puts the icon there, and then offers it no more', async ({
  page,
  telegram,
}) => {
  await choseEnglish(page)
  const { app } = telegram
  await telegram.open({ path: '/profile', profile: 'ios' })
  const row = app.getByRole('button', { name: 'Add to the home screen' })
  await expect(row).toBeVisible()
  await telegram.answer('home', 'cancelled')
  await row.click()
  await expect(row).toBeVisible()
  await telegram.answer('home', 'added')
  await row.click()
  await expect(app.getByText('The icon is on your home screen')).toBeVisible()
  await expect(row).toHaveCount(0)
  const { length } = await telegram.log()
  await telegram.reload()
  await telegram.waitFor('home_screen_checked', length)
  await expect(app.getByRole('heading', { level: 1, name: 'Profile' })).toBeAttached()
  await expect(row).toHaveCount(0)
  expect(await telegram.errors()).toEqual([])
})

for (const profile of ['weba', 'old', 'mute'] as const) {
  test(`a client without one offers nothing, ${profile}`, async ({ page, telegram }) => {
    await choseEnglish(page)
    await telegram.open({ path: '/profile', profile })
    await expect(telegram.app.getByRole('link', { name: /^Version/ })).toBeVisible()
    await page.waitForTimeout(500)
    await expect(telegram.app.getByRole('button', { name: 'Add to the home screen' })).toHaveCount(0)
    expect(await telegram.errors()).toEqual([])
  })
}
