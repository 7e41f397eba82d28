import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/* Where the order goes: the map with its pin, what does the same without a map, and the saved addresses. */

const DISH = 'Norin with horse meat'

type Root = Page | FrameLocator

/** Pulls the map under the pin by so many pixels, and waits until the new place has its words. */
async function pull(page: Page, root: Root, by: { x: number; y: number }) {
  const canvas = root.getByRole('region', { name: 'Delivery address' })
  await expect(canvas).toBeVisible()
  await expect(root.getByText(/^Branch /).first()).toBeVisible()
  const box = await canvas.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 330]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by.x, y + by.y, { steps: 8 })
  await page.mouse.up()
}

test('a delivery to where the pin was put by hand reaches an order', async ({ page, shop }) => {
  await shop.open()
  await shop.signIn('900000031')
  await page.goto(new URL('/', page.url()).href)
  await shop.addDish(DISH)
  await page.getByRole('button', { name: `One more ${DISH}` }).click()
  await page.goto(new URL('/address/delivery', page.url()).href)
  await shop.sees('Amir Temur xiyoboni')
  await pull(page, page, { x: -110, y: -90 })
  await expect(page.getByText('Amir Temur xiyoboni')).toBeHidden()
  // The price of the basket's delivery, not a guess.
  await shop.sees(/delivery \d+,\d00\sUZS/)
  await page.getByRole('textbox', { name: 'Flat' }).fill('57')
  await shop.press('Deliver here')
  await expect(page).toHaveURL(/\/$/)

  await page.goto(new URL('/checkout', page.url()).href)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nodira')
  const sent = page.waitForRequest((request) => /\/orders\/v1\/orders$/.test(request.url()))
  await expect(page.getByRole('button', { name: /^Order \d+,\d00\sUZS/ })).toBeVisible()
  await shop.press(/^Order/)
  const body = (await sent).postDataJSON()
  expect(body).toMatchObject({ serviceType: 'DELIVERY', addressType: 'MAP', office: '57' })
  // Pulled up and to the left, the pin stands south and east of where it stood.
  expect(body.address.latitude).toBeLessThan(41.3112)
  expect(body.address.longitude).toBeGreaterThan(69.2794)
  await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/)
})
