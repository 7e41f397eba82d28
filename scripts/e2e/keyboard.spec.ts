import type { Locator, Page } from '@playwright/test'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { isInSight } from './in-sight.ts'
import { choseEnglish, type Shop } from './shop.ts'

/* No field is under the keyboard, and bars at the bottom are above it (TG-07). */

const DISH = 'Norin with horse meat'

/** Every place with a field that a customer of a phone meets, one after the other. */
async function visit(
  page: Page,
  shop: Shop,
  keyboard: (isUp: boolean) => Promise<void>,
  seesField: (field: Locator, what: string) => Promise<void>,
  go: (path: string) => Promise<void>,
) {
  const { root } = shop
  const typeIn = async (field: Locator, what: string) => {
    await field.focus()
    await keyboard(true)
    await seesField(field, what)
    await keyboard(false)
  }
  await test.step('the product’s note', async () => {
    await root
      .getByRole('link', { name: /Fried lagʻmon/ })
      .first()
      .click()
    const sheet = root.getByRole('dialog').first()
    await typeIn(sheet.getByRole('textbox', { name: 'Note for the kitchen' }), 'product note')
    await sheet.getByRole('button', { name: 'Close' }).first().click()
    await expect(sheet).toBeHidden()
  })
  await test.step('search', async () => {
    await go('/search')
    await typeIn(root.getByRole('searchbox').first(), 'search')
  })
  await test.step('checkout and its address', async () => {
    await go('/')
    await shop.addDish(DISH)
    await root
      .getByRole('button', { name: `One more ${DISH}` })
      .first()
      .click()
    await go('/checkout')
    await root
      .getByRole('button', { name: /Set your address/ })
      .first()
      .click()
    const sheet = root.getByRole('dialog', { name: 'Delivery address' })
    await typeIn(sheet.getByRole('searchbox'), 'address search')
    await sheet.getByRole('searchbox').fill('Bunyodkor 12')
    await sheet.getByRole('listitem').getByRole('button').first().click()
    await sheet.getByRole('button', { name: 'Correct the street or house' }).click()
    for (const name of ['Street or area', 'House number', 'Entrance', 'Flat', 'Directions for the courier'])
      await typeIn(sheet.getByRole('textbox', { name, exact: true }).first(), `address ${name}`)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await root.getByRole('button', { name: /^For the kitchen/ }).click()
    const wish = root.getByRole('dialog', { name: 'For the kitchen' })
    await typeIn(wish.getByRole('textbox', { name: 'Note for the kitchen' }), 'checkout note')
    await page.keyboard.press('Escape')
    await expect(wish).toBeHidden()
    await root.getByRole('button', { name: 'Promo code' }).first().click()
    await typeIn(root.getByRole('textbox', { name: 'Promo code' }).first(), 'promo code')
  })
}

for (const profile of ['ios', 'android'] as const) {
  test(
    `every field above the keyboard of Telegram, ${profile}`,
    extended(),
    async ({ page, telegram, telegramShop }) => {
      test.slow()
      await choseEnglish(page)
      await telegram.open({ profile, user: 'second' })
      await visit(
        page,
        telegramShop,
        (isUp) => telegram.keyboard(isUp),
        async (field, what) => {
          await expect.poll(() => field.evaluate(isInSight, 0), { message: what }).toBe(true)
          const { main } = await telegram.state()
          if (main.isVisible) await expect(telegram.mainButton).toBeInViewport({ ratio: 1 })
        },
        async (path) => {
          await telegram.launch({ profile, user: 'second', path })
        },
      )
      expect(await telegram.errors()).toEqual([])
    },
  )
}

/** `resizes`: the page gets smaller, as in browsers of Android. `covers`: only the visual viewport does, as on iOS. */
for (const kind of ['resizes', 'covers'] as const) {
  test(
    `every field above a browser’s keyboard that ${kind} the page, and login too`,
    extended(kind === 'resizes'),
    async ({ page, shop }) => {
      test.slow()
      const HIDDEN = 336
      const hidden = kind === 'covers' ? HIDDEN : 0
      const keyboard = async (isUp: boolean) => {
        if (kind === 'resizes') return page.setViewportSize({ width: 390, height: isUp ? 844 - HIDDEN : 844 })
        await page.evaluate(
          (px) => {
            Object.defineProperty(visualViewport, 'height', {
              configurable: true,
              get: () => innerHeight - px,
            })
            visualViewport?.dispatchEvent(new Event('resize'))
          },
          isUp ? HIDDEN : 0,
        )
      }
      const sees = async (field: Locator, what: string) => {
        await expect.poll(() => field.evaluate(isInSight, hidden), { message: what }).toBe(true)
        for (const bar of await page
          .getByRole('button', { name: /^(Add|Checkout|Order|Deliver here|Get the code) ?/ })
          .all()) {
          const isFixed = await bar.evaluate(
            (button) => button.closest('[class*="bar"], [class*="inSheet"]') !== null,
          )
          if (isFixed && (await bar.isVisible()))
            await expect
              .poll(() => bar.evaluate(isInSight, hidden), { message: `${what}: the bar` })
              .toBe(true)
        }
      }
      const go = async (path: string) => {
        await shop.go(path)
      }
      await shop.open()
      await visit(page, shop, keyboard, sees, go)
      await test.step('login and its code', async () => {
        await go('/login')
        const phone = page.getByRole('textbox', { name: /phone/i })
        await phone.focus()
        await keyboard(true)
        await sees(phone, 'phone')
        await phone.fill('900000033')
        await shop.press('Get the code')
        await expect(page).toHaveURL(/confirm/)
        await sees(page.getByRole('textbox', { name: /code/i }), 'code')
      })
    },
  )
}
