import type { FrameLocator, Page } from '@playwright/test'
import { COMMIT_MS } from '#/shell/presses.ts'
import { appIsThere } from './app-is-there.ts'
import { extended } from './extended.ts'
import { expect, shopUrl, test } from './fixtures.ts'
import { watchLayoutShifts } from './layout-shifts.ts'
import type { Shop } from './shop.ts'
import { DISH, toPickUpTomorrow } from './trouble.ts'
import { orderDelivery, placed } from './under-way.ts'
import { playYandex, withKey } from './yandex.ts'

/* An order after it was placed: where it is (OR-03), and when it may still be cancelled (OR-08). */

/** A delivery for later, on its map; `advance` is the kitchen, a step at a time. */
async function onTheMap(page: Page, shop: Shop, phone: string) {
  const { advance } = await orderDelivery(page, shop, shopUrl, { phone, dish: DISH })
  await shop.follow('On the map')
  await expect(page).toHaveURL(/\/map$/)
  return advance
}

/** The map shows branch and door, and the courier only once they carry the order; then the courier's pin moves. */
async function followed(map: Page | FrameLocator, page: Page, advance: (steps: number) => Promise<void>) {
  const door = map.getByRole('img', { name: 'Delivery address' })
  const courier = map.getByRole('img', { name: 'Courier' })
  await expect(door).toBeVisible()
  await expect(courier).toHaveCount(0)
  // The order is accepted, is cooked, and the courier rides to the branch: still no courier on the map.
  await advance(5)
  await expect(page.getByText('Cooking now')).toBeVisible({ timeout: 15_000 })
  await expect(courier).toHaveCount(0)
  // Without a press: the page asks for the order every 10 s, and the courier leaves the branch 18 s later.
  await expect(courier).toBeVisible({ timeout: 40_000 })
  const place = async () => JSON.stringify(await courier.boundingBox())
  const left = await place()
  // The courier moves and the map stands still: its centre is that of the area the text below leaves free, which may
  // shrink.
  const doorPlace = async () => {
    const [pin, words] = [await door.boundingBox(), await page.locator('section').first().boundingBox()]
    return { x: pin?.x ?? 0, y: (pin?.y ?? 0) + (words?.height ?? 0) / 2 }
  }
  const still = await doorPlace()
  await expect.poll(place, { timeout: 25_000 }).not.toBe(left)
  const moved = async () => {
    const { x, y } = await doorPlace()
    return Math.hypot(x - still.x, y - still.y)
  }
  // px; half of an odd height is rounded by the map.
  await expect.poll(moved).toBeLessThan(2)
}

test('the map shows branch and address, and the courier while on the way (OR-03)', async ({ page, shop }) => {
  test.slow()
  const advance = await onTheMap(page, shop, '900000079')
  await expect(page.locator('.maplibregl-marker').getByRole('img')).toHaveCount(2)
  await followed(page, page, advance)
})

test(
  'the same by the key of the merchant, in its frame (OR-03, DL-10)',
  extended(),
  async ({ page, context, shop, watch }) => {
    test.slow()
    watch.allowHost('api-maps.yandex.ru')
    await playYandex(context)
    await withKey(page)
    const advance = await onTheMap(page, shop, '900000094')
    const map = page.frameLocator('iframe')
    await expect(map.getByText('a stand-in for Yandex Maps')).toBeVisible()
    await followed(map, page, advance)
  },
)

test('what the branch does is on the page at once, after a time without network too (OR-06)', async ({
  page,
  context,
  shop,
  watch,
}) => {
  // The notices of a step may be being read at the moment the network goes.
  watch.allowConsole(/ERR_INTERNET_DISCONNECTED.*\/notifications\//)
  await shop.open()
  await shop.signIn('900000048')
  const isOpen = () => page.waitForResponse(/\/orders\/v1\/orders\/[^/]+\/changes/)
  const opened = isOpen()
  const order = await toPickUpTomorrow(page, shop)
  await order.click()
  const { advance } = await placed(page, shopUrl)
  await opened
  // Polled only once a minute now, so that what is seen within seconds was streamed.
  const steps = page.getByRole('main').getByRole('list').first()
  const times = () => steps.getByText(/^\d\d:\d\d$/).count()
  await advance(2)
  await expect.poll(times).toBeGreaterThan(0)
  const before = await times()
  await context.setOffline(true)
  await advance(1)
  const again = isOpen()
  await context.setOffline(false)
  await again
  await expect.poll(times).toBeGreaterThan(before)
})

test('cancelled with a reason before cooking starts; a kitchen that began meanwhile refuses (OR-08)', async ({
  page,
  shop,
}) => {
  test.slow()
  await shop.open()
  await shop.signIn('900000080')
  const cancel = page.getByRole('main').getByRole('button', { name: 'Cancel the order' })
  const sheet = page.getByRole('dialog', { name: 'Cancel the order?' })
  const confirm = sheet.getByRole('button', { name: 'Cancel the order' })
  const choose = async () => {
    // It may stand where the order was pressed a moment ago, and takes no second half of that press.
    await shop.thumb(COMMIT_MS)
    await cancel.click()
    await expect(confirm).toBeDisabled()
    await sheet.getByRole('radio', { name: 'Wrong address' }).check({ force: true })
  }

  await test.step('with a reason, which stays', async () => {
    const order = await toPickUpTomorrow(page, shop)
    await order.click()
    await placed(page, shopUrl)
    await choose()
    await confirm.click()
    await expect(sheet).toBeHidden()
    const panel = page
      .getByRole('status')
      .filter({ hasText: 'Order cancelled' })
      .filter({ hasText: 'Wrong address' })
    await expect(panel).toBeVisible()
    await page.reload()
    await expect(panel).toBeVisible()
    await expect(cancel).toHaveCount(0)
  })
  await test.step('too late', async () => {
    const order = await toPickUpTomorrow(page, shop)
    await order.click()
    const { advance } = await placed(page, shopUrl)
    await choose()
    await advance(3)
    await confirm.click()
    await expect(sheet).toBeHidden()
    await shop.sees('The order can no longer be cancelled')
    await shop.sees('Cooking now')
    await expect(cancel).toHaveCount(0)
    await page.reload()
    await shop.sees('Cooking now')
    await expect(cancel).toHaveCount(0)
  })
})

test('at the next visit the strip of an order under way has its room before it is loaded', async ({
  page,
  shop,
}) => {
  await shop.open()
  await shop.signIn('900000093')
  const order = await toPickUpTomorrow(page, shop)
  await order.click()
  await placed(page, shopUrl)
  const shifts = await watchLayoutShifts(page)
  // The order was placed in this tab; the second visit knows of it from the first.
  for (const _visit of ['the first', 'the second']) {
    await shop.go('/')
    await expect(page.getByRole('link', { name: /^No\. \d+/ })).toBeVisible()
    await appIsThere(page)
    await page.waitForLoadState('networkidle')
    expect(await shifts.list(), (await shifts.movers()).join('\n')).toEqual([])
  }
})
