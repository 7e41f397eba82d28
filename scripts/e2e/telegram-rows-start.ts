import type { Page } from '@playwright/test'
import { contrast, hexOf } from '#/domain/theme/colour.ts'
import { expect } from './fixtures.ts'
import { LONG_MS, type Walk } from './telegram-rows.ts'

/* What a client's launch and its theme come to (TG-01, TG-02, TG-03). */

/** The merchant's own colour, and the two grounds that the client gives. */
const YELLOW = '#fce000'
const NIGHT = '#17212b'
const DAY = '#ffffff'

const colour = async ({ telegram }: Walk, name: `--${string}`) =>
  hexOf(
    await telegram.app
      .locator(':root')
      .evaluate((root, property) => getComputedStyle(root).getPropertyValue(property), name),
  )

/** The menus that the app inside Telegram asks for. */
export function menusAsked(page: Page) {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/products/v1/overalls')) urls.push(request.url())
  })
  return urls
}

export async function signsIn({ telegram, shop, client }: Walk) {
  const out = telegram.app.getByText('Log out', { exact: true })
  const path = '/profile'
  await client.row(
    'TG-02: refused launch data leaves a visitor',
    { user: 'new', forge: 'hash', path },
    async () => {
      await expect.poll(() => client.signIns.at(-1)).toBe(400)
      await shop.seesHeading('Profile')
      await expect(telegram.app.getByRole('button', { name: /^Log in/ }).first()).toBeVisible()
      await expect(out).toHaveCount(0)
    },
  )
  await client.row('TG-02: genuine launch data signs in', { path }, async () => {
    await expect.poll(() => client.signIns.at(-1)).toBe(200)
    await expect(out).toBeVisible()
  })
}

/** The very address that the client has in its frame, in a tab of a browser. */
export async function isWebElsewhere({ page }: Walk) {
  const address = await page.locator('#view iframe').getAttribute('src')
  expect(address).toContain('tgWebAppPlatform')
  const tab = await page.context().newPage()
  const asked: string[] = []
  tab.on('request', (request) => asked.push(request.url()))
  await tab.goto(address ?? '')
  await expect(tab.getByRole('banner')).toBeVisible()
  await expect(tab).not.toHaveURL(/tgWebApp/)
  await expect.poll(() => asked.some((url) => /overalls\?type=WEB/.test(url))).toBe(true)
  expect(asked.filter((url) => /\/webbot\/|overalls\?type=TG/.test(url))).toEqual([])
  await tab.close()
}

/** Every text can be read on what is below it, and the accent is the merchant's. */
async function isReadable(walk: Walk) {
  const [page, text, brand, onBrand] = await Promise.all(
    (['--page', '--text', '--brand', '--brand-text'] as const).map((name) => colour(walk, name)),
  )
  expect(contrast(text ?? '', page ?? '')).toBeGreaterThan(4.5)
  expect(contrast(onBrand ?? '', brand ?? '')).toBeGreaterThan(4.5)
  expect(brand).toBe(YELLOW)
  // A client of 6.0 has no bars that could be coloured.
  const { header } = (await walk.telegram.state()).colours
  expect(header).toBe(walk.client.hasSince('6.1') ? page : null)
}

export async function wears(walk: Walk) {
  const { telegram, client } = walk
  const isOn = (ground: string) =>
    expect(async () => {
      expect(await colour(walk, '--page')).toBe(ground)
      await isReadable(walk)
    }).toPass({ timeout: LONG_MS })
  await isOn(NIGHT)
  await telegram.theme('day')
  await isOn(DAY)
  await client.reload()
  // A client that does not answer is believed as it was at the launch: one theme, and all of it.
  await isOn(client.kind.answers && client.kind.theme ? DAY : NIGHT)
}
