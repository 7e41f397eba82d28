import { type ProfileName, profiles } from '../telegram-frame/page/profiles.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { countPosts, ORDERS } from './presses.ts'
import { choseEnglish, type Shop } from './shop.ts'
import type { Telegram } from './telegram.ts'

/* A whole order by the client's own buttons in every kind of Telegram client (TG-12, TG-13, QA-03). */

const DISH = 'Norin with horse meat'

/** The others are walked by `npm run e2e`. */
const ONE_OF_THEM: ProfileName = 'ios'

/** How long a press or a look may take: between two reloads of a client that loads the page anew all the time. */
const SOON = { timeout: 4_000 }

/**
 * Does the next thing towards an order, by what stands on the screen. A client may load the page anew in the middle of
 * it, even at its first address: then it is the same thing again or an earlier one.
 */
async function goOn({ app, mainButton }: Telegram, shop: Shop) {
  const sheet = app.getByRole('dialog', { name: 'Delivery address' })
  if (await sheet.isVisible()) {
    const search = sheet.getByRole('searchbox')
    const flat = sheet.getByRole('textbox', { name: 'Flat' })
    if (await search.isVisible()) {
      await search.fill('Bunyodkor 12', SOON)
      return sheet.getByRole('listitem').getByRole('button').first().click(SOON)
    }
    if ((await flat.inputValue(SOON)) === '') return flat.fill('57', SOON)
    return mainButton.click(SOON)
  }
  const label = (await mainButton.isVisible()) ? await mainButton.textContent(SOON) : ''
  if (/^(Checkout|Order) · /.test(label ?? '')) return mainButton.click(SOON)
  if (label === 'Set an address' || label?.startsWith('Order')) {
    return app
      .getByRole('button', { name: /Set your address/ })
      .first()
      .click(SOON)
  }
  if (
    /68,000/.test(
      (await shop
        .basketLink()
        .textContent(SOON)
        .catch(() => '')) ?? '',
    )
  )
    return shop.basketLink().click(SOON)
  if (await shop.more(DISH).isVisible()) return shop.more(DISH).click(SOON)
  return shop.add(DISH).click(SOON)
}

for (const profile of Object.keys(profiles) as ProfileName[]) {
  test(
    `an order from the first dish to its page, ${profile}`,
    extended(profile !== ONE_OF_THEM),
    async ({ page, telegram, telegramShop: shop }) => {
      test.slow()
      await choseEnglish(page)
      const orders = countPosts(page, ORDERS)
      await telegram.open({ user: 'second', profile })
      await expect(shop.add(DISH)).toBeVisible()
      await expect(async () => {
        if (orders.posts === 0) await goOn(telegram, shop).catch(() => {})
        await expect.poll(() => orders.posts, { timeout: 500 }).toBe(1)
      }).toPass({ intervals: [100] })
      const { app } = telegram
      // The page of the order, or its row above the menu where the client has begun anew at its first address.
      const itsPage = app.getByRole('heading', { level: 1, name: /^Order \d+$/ })
      const placed = itsPage.or(app.getByRole('link', { name: /^No\. \d+/ }))
      await expect(placed.first()).toBeVisible()
      expect(orders.posts).toBe(1)
      expect(await telegram.errors()).toEqual([])
    },
  )
}
