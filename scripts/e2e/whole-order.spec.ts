import { test } from './fixtures.ts'
import { everythingAgainst, tonight, type Walk } from './whole-order.ts'

/* An order that much stands against, on the web. The other ways to one: address, dinein, no-webgl, order and pay. */

test('no tiles, a closed branch, tomorrow, a promo, cashback, and prices that move (CO-10, PC-06, PU-01, SC-02)', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/net::ERR_FAILED|Failed to fetch|no map|status of 422/)
  await page.clock.install({ time: tonight() })
  await shop.open()
  await shop.signIn('900000092')
  const walk: Walk = {
    page,
    root: page,
    shop,
    main: page.getByRole('button', { name: /^(Order|Pick up here)/ }),
    goTo: (path) => page.goto(new URL(path, page.url()).href),
  }
  await everythingAgainst(walk, { isAlone: true })
})
