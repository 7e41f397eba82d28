import { profiles } from '../telegram-frame/page/profiles.ts'
import { denyStorage, NOTHING_IN_A_FRAME } from './deny-storage.ts'
import { extended, isTwin } from './extended.ts'
import { expect, INIT_DATA, serveProbe, test } from './probe-client.ts'

/* What our shell and the real SDK send to a client, in every kind of client, with a probe page instead of the shop. */

for (const profile of Object.keys(profiles) as (keyof typeof profiles)[]) {
  test(
    `starts and takes an order by native buttons in ${profile}`,
    extended(isTwin(profile)),
    async ({ client }) => {
      await client.start({ profile })
      await expect(client.seen('telegram 7')).toBeVisible()
      await client.tap('Checkout')
      await expect(client.mainButton).toHaveText('Order · 45 000')
      await expect(client.mainButton).toHaveCSS('background-color', 'rgb(252, 224, 0)')
      await client.mainButton.dblclick()
      await expect(client.seen('sent 1')).toBeVisible()
      await expect(client.seen('sent 2')).toBeHidden()
      await expect(client.mainButton).toHaveAttribute('aria-busy', 'false')
    },
  )
}

test('sends nothing before its first message, and sets each button once per screen', async ({ client }) => {
  await client.start()
  await client.tap('Checkout')
  await expect(client.mainButton).toBeVisible()
  const own = (await client.log()).filter((entry) => entry.way === 'app')
  expect(own[0]?.event).toBe('iframe_ready')
  expect((await client.said('web_app_setup_main_button')).length).toBeLessThanOrEqual(2)
  expect(await client.said('web_app_setup_back_button')).toHaveLength(1)
  expect(await client.said('web_app_ready')).toHaveLength(1)
})

test('the busy button shows its loader and cannot be pressed', async ({ client }) => {
  await client.start({ profile: 'webk' })
  await client.tap('Checkout')
  await client.mainButton.click()
  await expect(client.mainButton).toHaveAttribute('aria-busy', 'true')
  // Two messages to the client: it shows the loader, and takes no press.
  await expect.poll(async () => (await client.state()).main.isActive).toBe(false)
  await expect(client.seen('sent 1')).toBeVisible()
})

test('Back closes the sheet, then the page, then disappears; the button follows', async ({
  client,
  page,
}) => {
  await client.start()
  await client.tap('Checkout')
  await expect(client.leave).toHaveAccessibleName('Back')
  await client.press('back')
  await expect(client.leave).toHaveAccessibleName('Close')
  await expect(client.mainButton).toBeHidden()
  await client.tap('Open the sheet')
  await expect(client.mainButton).toHaveText('Add')
  await expect.poll(async () => (await client.state()).allowsSwipe).toBe(false)
  await client.press('back')
  await expect(client.app.getByRole('heading', { name: 'Sheet' })).toBeHidden()
  await expect.poll(async () => (await client.state()).allowsSwipe).toBe(true)
  await client.tap('Open the sheet')
  await expect(client.app.getByRole('heading', { name: 'Sheet' })).toBeVisible()
  await expect
    .poll(() =>
      page
        .frames()
        .at(-1)
        ?.evaluate(() => history.state?.layer),
    )
    .toBe(1)
  await page
    .frames()
    .at(-1)
    ?.evaluate(() => history.back())
  await expect(client.app.getByRole('heading', { name: 'Sheet' })).toBeHidden()
})

test('grounds, closing question and settings follow the screen', async ({ client }) => {
  await client.start()
  await expect
    .poll(() => client.state())
    .toMatchObject({ colours: { header: '#ffffff' }, asksBeforeClose: false, hasSettings: true })
  await client.press('settings')
  await expect(client.app.getByRole('status')).toHaveText('settings')
  await client.tap('Checkout')
  await expect
    .poll(() => client.state())
    .toMatchObject({
      colours: { header: '#efeff4', background: '#efeff4', bottomBar: '#efeff4' },
      asksBeforeClose: true,
      hasSettings: false,
    })
})

for (const [theme, ground] of [
  ['night', '#17212b'],
  ['custom', '#fde7ef'],
  ['missing', '#ffffff'],
  ['invalid', '#17212b'],
] as const) {
  test(
    `the theme ${theme} recolours without a reload`,
    extended(theme === 'night' || theme === 'missing'),
    async ({ client }) => {
      await client.start()
      await client.theme(theme)
      await expect.poll(async () => (await client.state()).colours.header).toBe(ground)
      expect(await client.said('iframe_ready')).toHaveLength(1)
    },
  )

  test(
    `starts in the theme ${theme}`,
    extended(theme === 'night' || theme === 'missing'),
    async ({ client }) => {
      await client.start({ theme })
      await expect(client.seen('telegram 7')).toBeVisible()
      await expect.poll(async () => (await client.state()).colours.header).toBe(ground)
    },
  )
}

test('a client of 6.0 receives no method that it does not know', async ({ client }) => {
  await client.start({ profile: 'old' })
  await client.tap('Buzz')
  await client.tap('Open the sheet')
  await client.tap('Pay')
  await expect(client.app.getByRole('heading', { name: 'Sheet' })).toBeVisible()
  expect(await client.said('web_app_trigger_haptic_feedback')).toEqual([])
  expect(await client.said('web_app_setup_swipe_behavior')).toEqual([])
})

test('a reload keeps the launch, and does not follow its link again', async ({ client, page }) => {
  await client.start({ start: 'p_5' })
  await expect(client.seen('telegram 7 p_5')).toBeVisible()
  const { length } = await client.log()
  await client.reload()
  await client.waitFor('iframe_will_reload', length)
  await client.waitFor('web_app_ready', length)
  await expect(client.seen('telegram 7 no start')).toBeVisible()
  expect(page.frames().at(-1)?.url()).toBe('http://probe.localhost/')
})

test('links leave through the client, location comes from it', async ({ client, page }) => {
  await client.start()
  await client.answer('location', '41.3,69.2')
  await client.tap('Locate')
  await expect(client.app.getByRole('status')).toHaveText('{"latitude":41.3,"longitude":69.2,"accuracy":20}')
  await client.tap('Pay')
  await expect(page.getByRole('dialog')).toContainText('https://pay.example/7')
})

test('a blocked session storage does not send a Telegram customer to the web', async ({ client, page }) => {
  await page.addInitScript(denyStorage, NOTHING_IN_A_FRAME)
  await client.start()
  await expect(client.seen('telegram 7')).toBeVisible()
  const { length } = await client.log()
  await client.reload()
  await client.waitFor('web_app_ready', length)
  await expect(client.seen('telegram 7')).toBeVisible()
})

test('a launch without data is still Telegram, without a user', async ({ client }) => {
  await client.start({ data: false })
  await expect(client.seen('telegram nobody')).toBeVisible()
})

test('the same page in a plain browser is the web: at once, without the SDK, whatever the link says', async ({
  page,
  files,
}) => {
  await serveProbe(page.context(), files)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const hash = new URLSearchParams({
    tgWebAppData: INIT_DATA,
    tgWebAppVersion: '9.1',
    tgWebAppPlatform: 'ios',
  })
  await page.goto(`http://probe.localhost/#${hash}`)
  const line = page.getByText(/^web nobody no start \d+$/)
  await expect(line).toBeVisible()
  expect(Number((await line.textContent())?.split(' ').at(-1))).toBeLessThan(300)
  expect(page.url()).toBe('http://probe.localhost/')
  expect(loaded.filter((url) => url.includes('telegram'))).toEqual([])
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await expect(page).toHaveTitle('Home')
})

test('a production build trusts no local page', async ({ files }) => {
  const scripts = [...files.values()].map((file) => file.body).join('')
  expect(scripts).toContain('web.telegram.org')
  expect(scripts).not.toContain('ancestorOrigins')
})
