import { profiles } from '../telegram-frame/page/profiles.ts'
import { startIsOver } from './app-is-there.ts'
import { denyStorage, NOTHING_IN_A_FRAME } from './deny-storage.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'

/*
 * The shop as it is shipped, inside Telegram. Each group has its own customer: the sandbox, as Telegram's rules ask,
 * takes the launch of one person ten times a minute.
 */

const people = Object.keys(profiles) as (keyof typeof profiles)[]

for (const profile of people) {
  test(
    `starts in ${profile}, signs in silently and shows the menu`,
    extended(profile !== 'weba' && profile !== 'old'),
    async ({ page, telegram }) => {
      const signedIn = page.waitForResponse((answer) => answer.url().includes('/webbot/v1/users/token'))
      await telegram.open({ profile })
      expect((await signedIn).status()).toBe(200)
      await expect(telegram.app.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await telegram.waitFor('web_app_ready')
      expect(await telegram.errors()).toEqual([])
      // One shop, one header: Telegram's.
      await expect(telegram.app.getByRole('banner')).toHaveCount(0)
    },
  )
}

for (const theme of ['day', 'night', 'custom', 'missing', 'invalid'] as const) {
  test(
    `wears the theme ${theme}, also when it changes`,
    extended(theme !== 'night' && theme !== 'missing'),
    async ({ page, telegram }) => {
      await telegram.open({ theme, user: 'second' })
      await telegram.waitFor('web_app_ready')
      const ground = () =>
        page
          .frames()
          .at(-1)
          ?.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--page'))
      await expect.poll(async () => (await telegram.state()).colours.header).toBe(await ground())
      await telegram.theme(theme === 'night' ? 'day' : 'night')
      await expect.poll(ground).toBe(theme === 'night' ? '#ffffff' : '#17212b')
      await expect.poll(async () => (await telegram.state()).colours.header).toBe(await ground())
    },
  )
}

test('launch data that is too old or forged does not sign in, and the menu is there all the same', async ({
  page,
  telegram,
}) => {
  for (const wrong of [{ age: 90_000 }, { forge: 'token' }, { forge: 'hash' }] as const) {
    const refused = page.waitForResponse((answer) => answer.url().includes('/webbot/v1/users/token'))
    await telegram.open(wrong)
    expect((await refused).status()).toBe(400)
    await expect(telegram.app.getByRole('heading', { level: 2 }).first()).toBeVisible()
  }
})

test('where every storage throws, session and basket hold for the visit, and a reload signs in again (TG-08)', async ({
  page,
  telegram,
}) => {
  await page.addInitScript(denyStorage, NOTHING_IN_A_FRAME)
  const signedIn = () => page.waitForResponse((answer) => answer.url().includes('/webbot/v1/users/token'))
  const first = signedIn()
  await telegram.open({ user: 'new', lang: 'uz' })
  expect((await first).status()).toBe(200)
  await expect(telegram.app.getByRole('heading', { level: 2 }).first()).toBeVisible()
  const { app } = telegram
  await app.getByRole('button', { name: 'Dimlama: savatga qoʻshish' }).click()
  await app
    .getByRole('link', { name: /^Savat/ })
    .first()
    .click()
  await expect(app.getByRole('heading', { level: 1, name: 'Savat' })).toBeVisible()
  await expect(app.getByRole('link', { name: 'Dimlama' }).or(app.getByText('Dimlama')).first()).toBeVisible()
  const second = signedIn()
  await telegram.reload()
  expect((await second).status()).toBe(200)
  await expect(telegram.app.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('a launch link pasted into a browser does not sign in', async ({ page, shop }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const data = encodeURIComponent('user=%7B%22id%22%3A279058397%7D&auth_date=1&signature=&hash=ff')
  await shop.open('demo', { path: `/#tgWebAppData=${data}&tgWebAppVersion=9.1&tgWebAppPlatform=ios` })
  await shop.seesHeading(/./)
  // The heading is boot's already; the launch goes when the app has started.
  await expect(page).not.toHaveURL(/tgWebApp/)
  await startIsOver(page)
  expect(asked.filter((url) => url.includes('/webbot/'))).toEqual([])
  expect((await page.context().cookies()).filter((cookie) => cookie.name.includes('token'))).toEqual([])
})
