import { expect, test } from './fixtures.ts'
import { hiddenTexts, insetOf } from './in-sight.ts'
import { choseEnglish } from './shop.ts'
import { rings } from './story-rings.ts'
import { DISH } from './trouble.ts'

/* In fullscreen Telegram's own buttons lie over the app: no word is hidden, by them or by what keeps clear of them. */

for (const top of [56, 58.8, 100]) {
  test(`in fullscreen with ${top} px of buttons no word is hidden (TG-07)`, async ({
    page,
    telegram,
    telegramShop: shop,
  }) => {
    await choseEnglish(page)
    const { app } = telegram
    await telegram.open({ user: 'second' })
    await expect(shop.add(DISH)).toBeVisible()
    await telegram.fullscreen(top)
    await expect.poll(() => insetOf(app, 'top')).toBe(`${top}px`)
    await test.step('the menu at its top', async () => {
      await expect(app.getByRole('navigation', { name: 'Categories' })).toBeVisible()
      await expect.poll(() => hiddenTexts(app, top)).toEqual([])
    })
    await test.step('the basket', async () => {
      await shop.addDish(DISH)
      await shop.toBasket()
      await shop.seesHeading('Basket')
      await expect.poll(() => hiddenTexts(app, top)).toEqual([])
    })
  })
}

test('stories and maps fill the phone’s screen, and leave it as they found it (BX-28)', async ({
  page,
  telegram,
}) => {
  await choseEnglish(page)
  const { app } = telegram
  const isFull = async () => (await telegram.state()).isFullscreen
  await telegram.open({ profile: 'ios', user: 'second' })
  const ring = rings(app).getByRole('button').first()
  await ring.click()
  const close = app.getByRole('button', { name: 'Close' })
  await expect.poll(isFull).toBe(true)
  await expect
    .poll(async () => (await close.boundingBox())?.y ?? 0, 'below the client’s own buttons')
    .toBeGreaterThan(59)
  await close.click()
  await expect.poll(isFull).toBe(false)
  // A client that was in fullscreen before stays so.
  await telegram.fullscreen(59)
  await ring.click()
  await close.click()
  await expect(close).toHaveCount(0)
  await telegram.hearsAll()
  expect(await isFull()).toBe(true)
  expect(await telegram.errors()).toEqual([])
})
