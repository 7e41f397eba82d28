import type { Page } from '@playwright/test'
import { expect, shopUrl, test } from './fixtures.ts'

/* Who may put the shop into a frame, as the browser sees it: every window around it counts. */

const TELEGRAM = 'https://web.telegram.org'
const EVIL = 'https://evil.example'
const shop = shopUrl.replace('127.0.0.1', 'demo.localhost')

/** Pages that hold a frame with the next one, the shop in the last. Answers the frame of the shop. */
async function framedBy(page: Page, around: readonly string[]) {
  const addresses = around.map((origin, at) => `${origin}/window-${at}`)
  for (const [at, address] of addresses.entries()) {
    const inside = addresses[at + 1] ?? `${shop}/`
    await page.context().route(address, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<title>${at}</title><iframe src="${inside}"></iframe>`,
      }),
    )
  }
  await page.goto(addresses[0] ?? '')
  await expect.poll(() => page.frames().length).toBe(around.length + 1)
  const frame = page.frames().at(-1)
  if (!frame) throw new Error('no frame')
  return frame
}

test.beforeEach(({ watch }) => {
  watch.allowHost('evil.example')
  watch.allowHost('web.telegram.org.evil.example')
})

test('Telegram’s window shows the shop', async ({ page }) => {
  const frame = await framedBy(page, [TELEGRAM])
  await expect(frame.getByRole('article').first()).toBeVisible()
})

for (const [name, around] of [
  ['a stranger’s page', [EVIL]],
  ['a mini app of a stranger inside Telegram', [TELEGRAM, EVIL]],
  ['a page that plays Telegram inside a stranger’s', [EVIL, TELEGRAM]],
  ['a stranger’s page with Telegram’s name in its own', ['https://web.telegram.org.evil.example']],
  ['Telegram’s name without its certificate', ['http://web.telegram.org']],
] as const)
  test(`${name} does not`, async ({ page, watch }) => {
    watch.allowConsole(/frame-ancestors/)
    const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()))
    const calls: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.origin === shop && url.pathname !== '/') calls.push(url.pathname)
    })
    const frame = await framedBy(page, around)
    await refused
    // What the browser shows instead is a page of its own, which is empty.
    await expect.poll(() => frame.url()).toMatch(/^chrome-error:/)
    expect(await frame.locator('article, button, a').count()).toBe(0)
    expect(calls).toEqual([])
  })
