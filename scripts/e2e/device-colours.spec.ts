import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './fixtures.ts'

/*
 * Colours that a device puts in the place of the shop's own: Windows' contrast themes, which show no grounds and no shadows, and
 * browsers of Android that darken pages.
 */

/** Which share of its pixels differs from the one at its upper left corner. */
async function drawn(element: Locator): Promise<number> {
  const { data, info } = await sharp(await element.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const ground = data[0] ?? 0
  return data.filter((value) => Math.abs(value - ground) > 60).length / (info.width * info.height)
}

test('fields and boxes of a code have edges, the one in use a thick one (TH-05)', async ({ page, shop }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await shop.open('demo', { path: '/search' })
  const search = page.getByRole('searchbox')
  await expect(search).toHaveCSS('outline-style', 'solid')
  await search.focus()
  await expect(search).toHaveCSS('outline-width', '3px')
  await shop.open('demo', { path: '/login' })
  await page.getByLabel('Phone number').pressSequentially('900000787')
  await page.getByRole('button', { name: /^Get the code/ }).click()
  const code = page.getByLabel('Code from the SMS').first()
  await expect(code).toBeVisible()
  expect(await drawn(code)).toBeGreaterThan(0.01)
  // What is typed stands in the boxes alone, not a second time under them.
  await expect(code).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
})

/** How light the page is at its upper left corner, 0 to 255. */
async function lightness(page: Page): Promise<number> {
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 4, height: 4 } })
  const { channels } = await sharp(png).stats()
  return channels[0]?.mean ?? 0
}

test('a browser that darkens pages leaves the shop its own colours (TH-05)', async ({ page, shop }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  await page.goto('data:text/html,<p>no colours of its own</p>')
  expect(await lightness(page)).toBeLessThan(60)
  await shop.open()
  await expect(shop.add('Norin with horse meat')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await lightness(page)).toBeGreaterThan(240)
  await shop.open('dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await lightness(page)).toBeLessThan(60)
})
