import { LANGUAGE_KEY } from '#/config/first-paint.ts'
import { expect, test } from './fixtures.ts'
import { everythingAgainst, tonight, type Walk } from './whole-order.ts'

/* The same inside Telegram: the client's main button commits, and the client hears no word that it would refuse. */

test('no tiles, a closed branch, tomorrow, a promo, cashback, and prices that move', async ({
  page,
  telegram,
  telegramShop,
  watch,
}) => {
  watch.allowConsole(/net::ERR_FAILED|Failed to fetch|no map|status of 422/)
  await page.addInitScript((key) => localStorage.setItem(key, '"eng"'), LANGUAGE_KEY)
  await page.clock.install({ time: tonight() })
  const walk: Walk = {
    page,
    root: telegram.app,
    shop: telegramShop,
    main: telegram.mainButton,
    goTo: (path) => telegram.open({ user: 'second', path }),
  }
  await everythingAgainst(walk, { isAlone: false })
  expect(await telegram.errors()).toEqual([])
})
