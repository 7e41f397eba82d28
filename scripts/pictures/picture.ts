import path from 'node:path'
import type { Look } from '../screens/walk.ts'

export const folder = path.join(import.meta.dirname, '../../.data/pictures')

/** Takes the picture of a state, named after it and its variant: `basket.web-light-390-uz.png`. */
export const picture: Look = async ({ page, variant: { shell, theme, width, size = width, lang } }, name) => {
  await page.screenshot({
    path: path.join(folder, 'shots', `${name}.${shell}-${theme}-${size}-${lang}.png`),
  })
}
