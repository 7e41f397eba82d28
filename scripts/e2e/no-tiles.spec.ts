import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/*
 * A device that could render maps, and a map that does not come: its tiles are refused, or its worker is a 404. An order
 * is delivered by the search and picked up by the list.
 */

const DISH = 'Norin with horse meat'

const TROUBLES = {
  'all tiles refused': (page: Page) => page.route('**/maps/tiles/**', (route) => route.abort('failed')),
  'no worker': (page: Page) =>
    page.route(/\/assets\/maplibre-gl-worker[\w-]*\.m?js$/, (route) =>
      route.fulfill({ status: 404, body: '' }),
    ),
} as const

const isOrder = (page: Page) =>
  page.waitForRequest(
    (request) => request.method() === 'POST' && /\/orders\/v1\/orders(\/at-time)?$/.test(request.url()),
  )

for (const [nth, [name, provoke]] of Object.entries(TROUBLES).entries()) {
  test(`${name}: a delivery and a pick-up are ordered (DL-02, PU-01, BX-21)`, async ({
    page,
    shop,
    watch,
  }) => {
    watch.allowConsole(/net::ERR_FAILED|Failed to fetch|no map|status of 404|the map/)
    await provoke(page)
    await shop.open()
    await shop.signIn(`90000027${nth}`)
    await shop.fillBasket(DISH)

    await test.step('the page of the map finds an address by its words', async () => {
      await shop.go('/address/delivery')
      await expect(page.getByText('The map cannot be shown here')).toBeVisible({ timeout: 40_000 })
      await page.getByRole('searchbox').fill('Bunyodkor 12')
      await page
        .getByRole('listitem')
        .getByRole('button', { name: /Bunyodkor/ })
        .first()
        .click()
      await page.getByRole('textbox', { name: 'Flat' }).fill('57')
      await shop.press('Deliver here')
      await expect(page).toHaveURL(/\/$/)
    })
    await shop.go('/checkout')
    await shop.fillName()
    await expect(page.getByRole('button', { name: /^Order .*UZS/ })).toBeEnabled()
    const delivery = isOrder(page)
    await shop.press(/^Order .*UZS/)
    expect((await delivery).postDataJSON()).toMatchObject({ serviceType: 'DELIVERY', office: '57' })
    await shop.seesHeading(/^Order \d+/)

    await shop.go('/')
    await shop.addDish(DISH)
    await test.step('the map of the branches is their list', async () => {
      await shop.go('/address/pickup')
      await shop.pickUpByList()
      await expect(page).toHaveURL(/\/$/)
    })
    await shop.go('/checkout')
    await shop.fillName()
    await expect(page.getByRole('button', { name: /^Order .*UZS/ })).toBeEnabled()
    const pickUp = isOrder(page)
    await shop.press(/^Order .*UZS/)
    expect((await pickUp).postDataJSON()).toMatchObject({
      serviceType: 'PICK_UP',
      branch: { id: 'br-demo-mirobod' },
    })
    await shop.seesHeading(/^Order \d+/)
  })
}
