import { fileOf } from './bundle-file.ts'
import { expect, test } from './fixtures.ts'

/* The map over the checkout's address: it is loaded last and delays nothing. */

const DISH = 'Norin with horse meat'

test.use({ savesData: false })

test('the map comes when the order can be sent, moves nothing, and a press on it changes the address', async ({
  page,
  shop,
  watch,
}) => {
  test.slow()
  watch.allowConsole(/net::ERR_FAILED/)
  const code = fileOf('src/ui/map/engine/maplibre.ts')
  const maps: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (code.test(pathname) || /maplibre|^\/maps\//.test(pathname)) maps.push(pathname)
  })
  await shop.open()
  await shop.signIn('900000037')
  await shop.fillBasket(DISH)
  await shop.go('/checkout')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nodira')
  const change = page.getByRole('button', { name: 'Change', exact: true })
  const address = page.getByRole('main').getByRole('button', { name: /^Bunyodkor/ })
  const canvas = page.locator('canvas')
  const order = page.getByRole('button', { name: /^Order 79,000\sUZS/ })

  let answer = () => {}
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/tariff/client/calculate', async (route) => {
    await late
    await route.fallback()
  })
  await expect(change).toHaveCount(0)
  // The sheet has a map of its own, which is not what is looked at here.
  const saveData = (isOn: boolean) =>
    page.evaluate((value) => {
      const line = (navigator as never as { connection: object }).connection
      Object.defineProperty(line, 'saveData', { value, configurable: true })
    }, isOn)
  await saveData(true)
  await shop.chooseAddress('Bunyodkor 12')
  await saveData(false)
  await test.step('before the price is known: its space and its button, and no request for a map', async () => {
    await expect(change).toBeVisible()
    await expect(page.getByRole('button', { name: 'Order', exact: true })).toBeDisabled()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect([maps, await canvas.count()]).toEqual([[], 0])
  })
  const before = await address.boundingBox()
  await test.step('a map that fails changes nothing', async () => {
    await page.route('**/maps/**', (route) => route.abort('failed'))
    const lost = page.waitForEvent('requestfailed', {
      predicate: (request) => request.url().includes('/maps/'),
      timeout: 30_000,
    })
    answer()
    await expect(order).toBeVisible()
    await lost
    await expect(canvas).toHaveCount(0)
    await expect(change).toBeVisible()
    expect(await address.boundingBox()).toEqual(before)
    await page.unroute('**/maps/**')
  })
  await test.step('a pick-up has no address and no map', async () => {
    await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
    await expect(change).toHaveCount(0)
    await page.getByRole('radio', { name: 'Delivery' }).check({ force: true })
  })
  await test.step('it is rendered, and nothing has moved', async () => {
    const opacity = () =>
      canvas.evaluate((rendered) => getComputedStyle(rendered.closest('.maplibregl-map') ?? rendered).opacity)
    await expect(canvas).toBeVisible()
    await expect.poll(opacity).toBe('1')
    expect(maps.some((path) => path.startsWith('/maps/tiles/'))).toBe(true)
    expect(await address.boundingBox()).toEqual(before)
  })
  await test.step('the map is a picture inside one button', async () => {
    expect(await canvas.getAttribute('tabindex')).toBe('-1')
    await expect(page.getByRole('button', { name: 'Zoom in' })).toHaveCount(0)
    const box = await canvas.boundingBox()
    await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 40)
    const sheet = page.getByRole('dialog', { name: 'Delivery address' })
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(change).toBeFocused()
  })
  await expect(order).toBeVisible()
  const sent = page.waitForRequest((request) => /\/orders\/v1\/orders$/.test(request.url()))
  await order.click()
  expect((await sent).postDataJSON()).toMatchObject({ serviceType: 'DELIVERY', deliveryPrice: 9_000 })
  await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/)
})
