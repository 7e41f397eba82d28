import type { FrameLocator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { choseEnglish } from './shop.ts'
import { rings } from './story-rings.ts'
import { DISH } from './trouble.ts'

/* In fullscreen Telegram's own buttons lie over the app: no word is hidden, by them or by what keeps clear of them. */

/** The texts in `main` that something lies over, or that stand where the client's buttons are. */
const hiddenTexts = (app: FrameLocator, top: number) =>
  app.locator('main').evaluate((main, inset) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const hidden: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || !node.textContent?.trim() || !element.checkVisibility({ opacityProperty: true }))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      // Texts for screen readers have no size; a rail goes on beyond the edge.
      if (element.getBoundingClientRect().width < 4) continue
      if (box.width < 4 || box.height < 4 || x < 0 || x > innerWidth || y > innerHeight) continue
      const seen = document.elementFromPoint(x, y)
      const isSeen =
        seen !== null &&
        (seen.contains(element) ||
          element.contains(seen) ||
          (seen.closest('article, label, li') ?? seen.closest('a, button'))?.contains(element))
      if (box.y < inset || !isSeen) hidden.push(node.textContent.trim())
    }
    return hidden
  }, top)

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
    const insets = () =>
      app.locator(':root').evaluate((root) => getComputedStyle(root).getPropertyValue('--inset-top'))
    await expect.poll(insets).toBe(`${top}px`)
    await test.step('the menu at its top', async () => {
      await expect(app.getByRole('navigation', { name: 'Categories' })).toBeVisible()
      expect(await hiddenTexts(app, top)).toEqual([])
    })
    await test.step('the basket', async () => {
      await shop.addDish(DISH)
      await shop.toBasket()
      await shop.seesHeading('Basket')
      expect(await hiddenTexts(app, top)).toEqual([])
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
  await page.waitForTimeout(300)
  expect(await isFull()).toBe(true)
  expect(await telegram.errors()).toEqual([])
})
