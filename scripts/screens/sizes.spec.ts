import { extended } from '../e2e/extended.ts'
import { layoutFaults } from './layout-faults.ts'
import { TOURS } from './list.ts'
import { expect, type Look, test } from './walk.ts'

/* The way to an order in narrow windows and a wide one, with ordinary letters and twice as large ones (BX-26, WB-01). */

const WIDTHS = [320, 360, 390, 1440]
const HEIGHT = 844
/** The phones of these walks: nobody else has them. */
const CUSTOMERS = 300

/** Looks at a state in every width. */
const look: Look = async ({ page, settled }, name) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await settled()
    expect.soft(await page.evaluate(layoutFaults), `${name} at ${width} px`).toEqual([])
  }
}

test('a broken word, a cut price and a loose dot are found', extended(), async ({ page }) => {
  await page.setViewportSize({ width: 320, height: HEIGHT })
  await page.setContent(`<!doctype html>
    <button style="width: 60px; overflow-wrap: anywhere; font: 20px monospace">Оформление</button>
    <p style="width: 60px; overflow: hidden; white-space: nowrap; font: 20px monospace">45 000 сум</p>
    <p style="width: 110px; font: 20px monospace">Чиланзар · 1 км</p>
    <p style="width: 160px; font: 20px monospace">Чиланзар и дальше</p>`)
  const faults = await page.evaluate(layoutFaults)
  expect(faults.map((fault) => fault.replace(/".*"/, '…'))).toEqual([
    'the word … of a button is broken',
    'the price … is cut',
    'a line of … begins or ends with ·',
  ])
})

for (const lang of ['uz', 'ru', 'eng'] as const)
  for (const text of [1, 2])
    test.describe(() => {
      const customers = CUSTOMERS + (text === 1 ? 0 : 12)
      test.use({
        variant: { shell: 'web', theme: 'light', lang, width: 390, text, customers },
        looks: { look },
      })
      test(
        `no word of a button is broken and no price is cut: ${lang}, letters × ${text} (BX-26)`,
        extended(),
        async ({ walk }) => {
          test.setTimeout(300_000)
          await TOURS.order?.run(walk)
        },
      )
    })
