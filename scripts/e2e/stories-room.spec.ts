import { appIsThere } from './app-is-there.ts'
import { expect, test } from './fixtures.ts'
import { watchLayoutShifts } from './layout-shifts.ts'
import { rings } from './story-rings.ts'

/* The room of the rings above the banners: kept where they come, and nowhere else (NT-02). */

test('rings appear in reserved space: nothing below them moves', async ({ page, shop }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/support/v1/stories', async (route) => {
    await held
    await route.fallback()
  })
  await shop.open('demo')
  // Measured twice: when boot has rendered the banners before the app, and after the response.
  const offers = page.getByRole('list', { name: 'Offers' })
  const service = page.getByRole('radiogroup').filter({ visible: true }).first()
  const gap = async () => {
    const [above, below] = [await service.boundingBox(), await offers.boundingBox()]
    return Math.round((below?.y ?? 0) - (above?.y ?? 0))
  }
  await expect(offers).toBeVisible()
  await expect(service).toBeVisible()
  // Measured twice, since the app may take over between the halves of one measurement.
  let before = 0
  await expect(async () => {
    before = await gap()
    expect(before).toBeGreaterThan(0)
    expect(await gap()).toBe(before)
  }).toPass()
  await appIsThere(page)
  await expect.poll(gap).toBe(before)
  answer()
  await expect(rings(page).getByRole('button').first()).toBeVisible()
  await expect.poll(gap).toBe(before)
})

test('a shop that has none to show: nothing moves, and its next visit keeps no room', async ({
  page,
  shop,
}) => {
  await page.route('**/support/v1/stories', (route) => route.fulfill({ json: [] }))
  const offers = page.getByRole('list', { name: 'Offers' })
  const service = page.getByRole('radiogroup').filter({ visible: true }).first()
  const gap = async () => {
    const [above, below] = [await service.boundingBox(), await offers.boundingBox()]
    return Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))
  }
  const answered = page.waitForResponse('**/support/v1/stories')
  await shop.open('demo')
  await appIsThere(page)
  await answered
  await page.waitForLoadState('networkidle')
  expect(await gap()).toBeGreaterThan(90)
  // From the first picture to the last one.
  const shifts = await watchLayoutShifts(page)
  await page.reload()
  await appIsThere(page)
  await page.waitForLoadState('networkidle')
  expect(await gap()).toBeLessThan(20)
  expect(await shifts.take()).toBeLessThan(0.01)
  await page.unrouteAll()
  await page.reload()
  await expect(rings(page).getByRole('button').first()).toBeVisible()
  await expect.poll(gap).toBeGreaterThan(90)
})

test('where stories are off nothing is requested and no space is reserved', async ({ page, shop }) => {
  const asked: string[] = []
  page.on('request', (call) => call.url().includes('/stories') && asked.push(call.url()))
  await shop.open('minimal')
  await appIsThere(page)
  await page.waitForLoadState('networkidle')
  await expect(rings(page)).toHaveCount(0)
  expect(asked).toEqual([])
})
