import { type ProfileName, profiles } from '../telegram-frame/page/profiles.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { countPosts, ORDERS } from './presses.ts'
import { choseEnglish } from './shop.ts'

/* A whole order by the client's own buttons in every kind of Telegram client (TG-12, TG-13, QA-03). */

const DISH = 'Norin with horse meat'

/** One that behaves and one that does not; the others are walked by `npm run e2e`. */
const ONE_OF_EACH: readonly ProfileName[] = ['ios', 'storm']

for (const profile of Object.keys(profiles) as ProfileName[]) {
  test(
    `an order from the first dish to its page, ${profile}`,
    extended(!ONE_OF_EACH.includes(profile)),
    async ({ page, telegram, telegramShop: shop }) => {
      test.slow()
      await choseEnglish(page)
      const { app, mainButton } = telegram
      const orders = countPosts(page, ORDERS)
      await telegram.open({ user: 'second', profile })
      const { reloadsEvery } = profiles[profile]
      /** Does a step until it has its effect: a page that the client loads anew takes no press meanwhile. */
      const step = async (act: () => Promise<unknown>, isDone: () => Promise<unknown>) => {
        if (reloadsEvery === 0) {
          await act()
          await isDone()
          return
        }
        await expect(async () => {
          await act().catch(() => {})
          await isDone()
        }).toPass()
      }
      const soon = { timeout: reloadsEvery ? 4_000 : 10_000 }
      const isPressed = (name: string | RegExp) => () => expect(mainButton).toHaveText(name, soon)

      await step(
        () => shop.hasDish(DISH),
        () => expect(shop.more(DISH)).toBeVisible(soon),
      )
      await step(
        () => shop.more(DISH).click(soon),
        () => expect(shop.basketLink()).toContainText('68,000', soon),
      )
      await step(() => shop.basketLink().click(soon), isPressed(/^Checkout · 70,000\sUZS$/))
      await step(() => mainButton.click(soon), isPressed(/^Order/))
      const sheet = app.getByRole('dialog', { name: 'Delivery address' })
      await step(
        () =>
          app
            .getByRole('button', { name: /Set your address/ })
            .first()
            .click(soon),
        () => expect(sheet).toBeVisible(soon),
      )
      await step(
        async () => {
          const search = sheet.getByRole('searchbox')
          if (!(await search.isVisible())) return
          await search.fill('Bunyodkor 12', soon)
          await sheet.getByRole('listitem').getByRole('button').first().click(soon)
        },
        () => expect(sheet.getByRole('textbox', { name: 'Flat' })).toBeVisible(soon),
      )
      await step(
        () => sheet.getByRole('textbox', { name: 'Flat' }).fill('57', soon),
        () => expect(sheet.getByRole('textbox', { name: 'Flat' })).toHaveValue('57', soon),
      )
      await step(
        async () => (await sheet.isVisible()) && mainButton.click(soon),
        isPressed(/^Order · 79,000\sUZS$/),
      )
      await step(
        async () => (await mainButton.isVisible()) && mainButton.click(soon),
        () => expect(app.getByText(/^Order sent\. No\. \d+|^Accepted|^Cooking/).first()).toBeVisible(soon),
      )
      expect(orders.posts).toBe(1)
      expect(await telegram.errors()).toEqual([])
    },
  )
}
