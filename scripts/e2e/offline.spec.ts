import { fileOf } from './bundle-file.ts'
import { expect, test } from './fixtures.ts'

/* The bar that reports a missing network; orders without a network are in `kept-menu.spec.ts`. */

test('without a network the page says so, where data is saved too (BX-14)', async ({
  page,
  context,
  shop,
  watch,
}) => {
  watch.allowConsole(/net::ERR_|\[dasturxon\]/)
  const bar = page.waitForResponse(fileOf('src/features/offline/OfflineBar.tsx'))
  await shop.open()
  await (await bar).finished()
  // What is still on its way would fail, and say so.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await shop.sees('No internet')
  await context.setOffline(false)
  await expect(page.getByText('No internet')).toBeHidden()
})
