import { startIsOver } from './app-is-there.ts'
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
    await startIsOver(telegram.app)
    await expect(telegram.app.getByRole('button', { name: 'Add to the home screen' })).toHaveCount(0)
    expect(await telegram.errors()).toEqual([])
  })
}

test('on the web the shop can be installed with its own name, colour and icons', async ({ page, shop }) => {
  await shop.open()
  const manifest = page.locator('link[rel="manifest"]')
  await expect(manifest).toHaveAttribute('href', /^blob:/)
  // What the browser itself has read of it.
  const cdp = await page.context().newCDPSession(page)
  const { errors, data } = await cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const origin = new URL(page.url()).origin
  const read = JSON.parse(data ?? '{}')
  expect(read).toMatchObject({ start_url: `${origin}/`, scope: `${origin}/`, display: 'standalone' })
  expect(read.name).not.toBe('')
  for (const { src, sizes } of read.icons) {
    const icon = await page.evaluate(async (url) => {
      const answer = await fetch(url)
      return `${answer.status} ${answer.headers.get('content-type')}`
    }, src)
    expect(icon, sizes).toMatch(/^200 image\//)
  }
  expect(read.icons).toHaveLength(2)
})

test('the browser’s own question is asked from the profile, once it has one', async ({ page, shop }) => {
  await shop.open('demo', { path: '/profile' })
  const row = page.getByRole('button', { name: 'Add to the home screen' })
  await expect(page.getByRole('link', { name: /^Version/ })).toBeVisible()
  await expect(row).toHaveCount(0)
  // A browser without a window never asks by itself: its event, as the specification describes it.
  const ask = (outcome: string) =>
    page.evaluate((chosen) => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => {},
        userChoice: Promise.resolve({ outcome: chosen }),
      })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }, outcome)
  expect(await ask('dismissed')).toBe(true)
  await row.click()
  await expect(row).toHaveCount(0)
  expect(await ask('accepted')).toBe(true)
  await row.click()
  await expect(page.getByText('The icon is on your home screen')).toBeVisible()
  await expect(row).toHaveCount(0)
})
