import { expect } from './fixtures.ts'
import { countPosts, ORDERS } from './presses.ts'
import { does, PRESS } from './storm.ts'
import { LONG_MS, type Walk } from './telegram-rows.ts'

/* One order by the client's main button, paid on a page outside (TG-05, TG-06, TG-10). */

/** Presses Order twice, and for good measure once more under the loader. Returns what was sent. */
export async function ordersOnce({ page, telegram, client }: Walk) {
  const { mainButton } = telegram
  const orders = countPosts(page, ORDERS)
  const sent = page.waitForRequest((request) => request.method() === 'POST' && ORDERS.test(request.url()), {
    timeout: LONG_MS,
  })
  await expect(mainButton).toHaveText(/^Order · \d+,\d00\sUZS$/)
  await expect(mainButton).toHaveCSS('background-color', 'rgb(252, 224, 0)')
  if (client.isStormy) {
    await does(
      async () => orders.posts > 0,
      () => mainButton.click(PRESS),
    )
    return (await sent).postDataJSON()
  }
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(ORDERS, async (route) => {
    await held
    await route.fallback()
  })
  await mainButton.dblclick()
  await expect(mainButton).toHaveAttribute('aria-busy', 'true')
  await telegram.press('main')
  letGo()
  const body = (await sent).postDataJSON()
  await expect.poll(() => orders.posts).toBe(1)
  return body
}

export async function paysOutside(walk: Walk) {
  const { page, telegram, client } = walk
  const { app, mainButton } = telegram
  const { data } = await telegram.waitFor('web_app_open_link')
  await client.isAway(true)
  const tab = await page.context().newPage()
  await tab.goto((data as { url: string }).url)
  const home = tab.waitForRequest((request) => request.url().startsWith('https://t.me/'))
  await tab.getByRole('button', { name: /Paid$/ }).click()
  await home
  await tab.close()
  await client.isAway(false)
  // By the return: the order is looked at every ten seconds anyway.
  await expect(app.getByText('Paid', { exact: true })).toBeVisible({
    timeout: client.isStormy ? 20_000 : 5_000,
  })
  await expect(mainButton).toBeHidden()
}
