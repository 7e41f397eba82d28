import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Look } from '../screens/walk.ts'

export const folder = path.join(import.meta.dirname, '../../.data/pictures')

/** Takes the picture of a state, named after it and its variant: `basket.web-light-390-uz.png`. */
export const picture: Look = async ({ page, variant: { shell, theme, width, size = width, lang } }, name) => {
  await mapsAreThere(page)
  await page.screenshot({
    path: path.join(folder, 'shots', `${name}.${shell}-${theme}-${size}-${lang}.png`),
  })
}

/** How long a still map is waited for, ms: it loads when the page is complete and the browser is idle, or never. */
const MAP_MS = 8_000

/** The ground of every still map has its map over it, in the page and in Telegram's frame. */
async function mapsAreThere(page: Page) {
  const drawn = page
    .frames()
    .map((frame) =>
      frame
        .waitForFunction(
          () =>
            [...document.querySelectorAll('[data-still-map]')].every((map) => map.querySelector('canvas')),
          null,
          { polling: 200, timeout: MAP_MS },
        )
        .catch(() => {}),
    )
  await Promise.all(drawn)
}
