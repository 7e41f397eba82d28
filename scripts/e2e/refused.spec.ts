import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { isCommon, REFUSED, refuse } from './refused.ts'

/* A whole order with one feature of the browser refused (ST-20). What no storage keeps is in no-storage.spec.ts. */

/** A sandboxed frame refuses both. */
const NO_HISTORY = REFUSED.filter(({ owner, how }) => owner === 'history' && how === 'throws')

for (const [nth, together] of [...REFUSED.map((one) => [one]), NO_HISTORY].entries()) {
  const feature = together.map(({ owner, name }) => [owner, name].filter(Boolean).join('.')).join(' and ')
  const how = together[0]?.how
  test(
    `${feature} (${how}): a pick-up is ordered (ST-20)`,
    extended(!together.some(isCommon)),
    async ({ page, shop, watch }) => {
      watch.allowConsole(/./)
      for (const refused of together) await page.addInitScript(refuse, refused)
      await page.goto(shop.address('demo'))
      await expect(page.getByRole('article').getByRole('button').first()).toBeVisible()
      // Where nothing is stored the language of the browser stays, which is English.
      await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
      await shop.addDish('Norin with horse meat')
      await shop.toBasket()
      await shop.thumb()
      await shop.press(/^Checkout/)
      await shop.thumb()
      const order = page.getByRole('button', { name: /^Order .*UZS/ })
      await expect(order).toBeEnabled()
      await order.click()
      await page.getByLabel('Phone number').pressSequentially(`900000${700 + nth}`)
      await shop.thumb()
      await page.getByRole('button', { name: /^Get the code/ }).click()
      await page.getByLabel('Code from the SMS').first().pressSequentially('111111')
      // A browser that cannot replace an entry may end at the menu; the basket is as it was.
      await expect(page).not.toHaveURL(/\/login/)
      await shop.thumb()
      if (new URL(page.url()).pathname !== '/checkout') {
        await shop.toBasket()
        await shop.thumb()
        await shop.press(/^Checkout/)
      }
      await shop.fillName()
      await expect(order).toBeEnabled()
      await shop.thumb()
      await order.click()
      await shop.seesHeading(/^Order \d+/)
    },
  )
}
