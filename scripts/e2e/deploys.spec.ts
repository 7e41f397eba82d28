import { RELOADED_KEY } from '#/config/first-paint.ts'
import { appIsThere } from './app-is-there.ts'
import { expect, test } from './fixtures.ts'
import { playReleases } from './releases.ts'
import { basketIn, isNotBlank, takes, visitOf } from './whole-visit.ts'

/* A new release at each step of a whole order, whose files have all other names: at most one reload, nothing lost. */

/** A page is not reloaded twice within this time, ms. */
const GUARD = 10_000

test('a deploy at every step of an order: no blank page, at most one reload each, and the basket stays (ST-07)', async ({
  page,
  shop,
  watch,
}) => {
  test.setTimeout(600_000)
  watch.allowConsole(/status of 404|ChunkLoadError|net::ERR_ABORTED|\[dasturxon\]/)
  await page.clock.install()
  const { deploy } = await playReleases(page)
  // A reload that a step back in the history cancels, and that begins again after it, is one.
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  await shop.open()
  await expect(shop.add('Norin with horse meat')).toBeVisible()
  const steps = visitOf(page, shop, '900000249')
  let reloads = 0
  for (const step of steps)
    await test.step(step.name, async () => {
      await page.waitForLoadState()
      const before = await basketIn(page)
      await page.clock.fastForward(GUARD + 1_000)
      deploy()
      loads = 0
      await step.act().catch(() => {})
      await isNotBlank(page, 30_000)
      if (!step.changesBasket) expect(await basketIn(page)).toBe(before)
      await takes(step)
      expect(loads).toBeLessThanOrEqual(1)
      reloads += loads
    })
  // Else the files of the old releases were there all the time.
  expect(reloads).toBeGreaterThan(3)
  await page.clock.fastForward(GUARD + 1_000)
  deploy()
  loads = 0
  await page.getByRole('button', { name: /^Order .*UZS/ }).click()
  await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/)
  // The page may be loading its files of the new release.
  await expect(page.getByRole('heading', { name: /^Order \d+/ }).first()).toBeVisible()
  expect(loads).toBeLessThanOrEqual(1)
  await shop.go('/profile/orders')
  await expect(page.getByRole('link', { name: /No\. \d+|Order \d+/ })).toHaveCount(1)
})

test('a page whose files a deploy has removed is reloaded once, and its basket stays; one that is reloaded in vain says so (ST-07)', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/status of 404|net::ERR_ABORTED|Failed to fetch|\[dasturxon\]/)
  const { deploy } = await playReleases(page)
  let loads = 0
  let isDeploying = true
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++
  })
  // The deploy comes between the document and its files.
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && (isDeploying || loads === 1)) deploy()
  })
  await shop.open()
  await expect(page.getByRole('alert')).toContainText('The page did not load. Your basket is saved.')
  expect(loads).toBe(2)
  await shop.add('Norin with horse meat').click()
  isDeploying = false
  await page.evaluate((name) => sessionStorage.removeItem(name), RELOADED_KEY)
  loads = 0
  await page.reload()
  await expect(shop.countOf('Norin with horse meat')).toContainText('1')
  await appIsThere(page)
  expect(loads).toBe(2)
})
