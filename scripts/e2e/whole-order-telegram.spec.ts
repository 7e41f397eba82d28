import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { choseEnglish } from './shop.ts'
import { everythingAgainst, tonight, type Walk } from './whole-order.ts'

/*
 * The same inside Telegram: the client's main button commits, and the app sends nothing that the client would refuse.
 */

test(
  'no tiles, a closed branch, tomorrow, a promo, cashback, and prices that move',
  extended(),
  async ({ page, telegram, telegramShop, watch }) => {
    watch.allowConsole(/net::ERR_FAILED|Failed to fetch|no map|status of 422/)
    await choseEnglish(page)
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
  },
)
