import { test } from './fixtures.ts'
import { everythingAgainst, tonight, type Walk } from './whole-order.ts'

/*
 * An order with many obstacles, on the web. Simpler ways to an order are tested in address, dinein, no-webgl, order and
 * pay.
 */

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
    main: page.getByRole('button', { name: /^(Order|Pick up here|Pay .* with cashback)/ }),
    goTo: (path) => shop.go(path),
  }
  await everythingAgainst(walk, { isAlone: true })
})
