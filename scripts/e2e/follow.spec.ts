import type { FrameLocator, Page } from '@playwright/test'
import { expect, shopUrl, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { DISH, toPickUpTomorrow } from './trouble.ts'
import { playYandex, withKey } from './ymaps3.ts'

/* An order after it was placed: where it is (OR-03), and when it may still be cancelled (OR-08). */

const PLACED = /\/profile\/orders\/(o-[\w-]+)/

/** Waits for the page of the order just placed; `advance` is the kitchen, a step at a time, on the sandbox's desk. */
async function placed(page: Page) {
  await page.waitForURL(PLACED)
  const id = PLACED.exec(page.url())?.[1] ?? ''
  const advance = async (steps: number) => {
    for (let step = 0; step < steps; step++) {
      const answer = await page.request.post(`${shopUrl}/sandbox/orders/${id}`, { form: { do: 'advance' } })
      expect(answer.ok()).toBe(true)
    }
  }
  return { id, advance }
}

/** A delivery for later, on its map; `advance` as above. */
async function onTheMap(page: Page, shop: Shop, phone: string) {
  await shop.open()
  await shop.signIn(phone)
  await page.goto(new URL('/', page.url()).href)
  await shop.addDish(DISH)
  await page.getByRole('button', { name: `One more ${DISH}` }).click()
  await page.goto(new URL('/checkout', page.url()).href)
  await shop.chooseAddress('Bunyodkor 12')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nodira')
  await page.getByRole('combobox', { name: 'Day' }).selectOption({ index: 1 })
  await page.getByRole('group', { name: 'When' }).getByRole('radio').last().press('Space')
  await shop.press(/^Order .*UZS/)
  const { id, advance } = await placed(page)
  await shop.follow('On the map')
  await expect(page).toHaveURL(new RegExp(`/${id}/map$`))
  return advance
}

/** Branch and door, and nobody between them until a courier has what he brings; then he moves. */
async function followed(map: Page | FrameLocator, page: Page, advance: (steps: number) => Promise<void>) {
  const door = map.getByRole('img', { name: 'Delivery address' })
  const courier = map.getByRole('img', { name: 'Courier' })
  // The library alone is a megabyte; on a busy machine that takes its time.
  await expect(door).toBeVisible({ timeout: 30_000 })
  await expect(courier).toHaveCount(0)
  // Taken, being cooked, and a courier on the way to the branch: still nobody to look at.
  await advance(5)
  await expect(page.getByText('Cooking now')).toBeVisible({ timeout: 15_000 })
  await expect(courier).toHaveCount(0)
  // By itself: every 10 s the order is looked at again, and 18 s later it leaves.
  await expect(courier).toBeVisible({ timeout: 40_000 })
  const place = async () => JSON.stringify(await courier.boundingBox())
  const left = await place()
  // The courier moves, the map stands still: its middle is that of what the words below leave, and they may grow.
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
  await expect(page.locator('.maplibregl-marker').getByRole('img')).toHaveCount(2, { timeout: 30_000 })
  await followed(page, page, advance)
})

test('the same by the key of the merchant, in its frame (OR-03, DL-10)', async ({
  page,
  context,
  shop,
  watch,
}) => {
  test.slow()
  watch.allowHost('api-maps.yandex.ru')
  await playYandex(context)
  await withKey(page)
  const advance = await onTheMap(page, shop, '900000094')
  const map = page.frameLocator('iframe')
  await expect(map.getByText('a stand-in for Yandex Maps')).toBeVisible({ timeout: 30_000 })
  await followed(map, page, advance)
})

test('cancelled with a reason while nobody cooks; a kitchen that began meanwhile refuses (OR-08)', async ({
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
    await cancel.click()
    await expect(confirm).toBeDisabled()
    await sheet.getByRole('radio', { name: 'Wrong address' }).check({ force: true })
  }

  await test.step('with a reason, which stays', async () => {
    const order = await toPickUpTomorrow(page, shop)
    await order.click()
    await placed(page)
    await shop.looks()
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
    const { advance } = await placed(page)
    await shop.looks()
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
