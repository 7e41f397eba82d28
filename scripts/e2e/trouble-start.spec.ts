import { expect, test } from './fixtures.ts'
import { override } from './override.ts'
import { API, again, DISH, endures, LIMIT, recovers, SOON, TROUBLES, trouble } from './trouble.ts'

/* A server in trouble while the shop starts: merchant, settings, brands, cities, branches (trouble.ts says how). */

test.beforeEach(({ page }) => page.clock.install())

test('the start: a shop without an answer says so, and is there after Try again', async ({
  page,
  shop,
  watch,
}) => {
  const broken = await trouble(page, watch, API)
  broken.be('slow')
  await shop.open()
  // The app's files are requested after the menu, so the clock has to move on.
  const isTaken = () => page.evaluate(() => document.getElementById('root')?.dataset.taken !== undefined)
  await expect(async () => {
    await page.clock.fastForward(500)
    expect(await isTaken()).toBe(true)
  }).toPass()
  for (const name of Object.keys(TROUBLES)) {
    if (name === 'slow') await page.clock.fastForward(LIMIT + 5_000)
    else {
      broken.be(name as keyof typeof TROUBLES)
      await again(page).click()
      await expect(again(page)).not.toHaveAttribute('aria-busy')
    }
    await shop.sees('This shop is not available now')
    await shop.sees(/Your basket is saved/)
  }
  broken.recover()
  await again(page).click()
  await expect(page.getByRole('button', { name: `Add ${DISH}` })).toBeVisible()
})

test('settings, brands and cities of a server in trouble: no half shop, and nothing stays missing', async ({
  page,
  shop,
  watch,
}) => {
  for (const [what, calls] of [
    ['settings', /\/merchant\/settings\/web/],
    ['brands', /\/brand\/catalog/],
  ] as const) {
    await test.step(what, async () => {
      const broken = await trouble(page, watch, calls)
      broken.be('answering 500')
      await shop.open('brands')
      await shop.sees('This shop is not available now')
      broken.recover()
      await again(page).click()
      await expect(page.getByRole('navigation', { name: 'Brands' })).toBeVisible()
    })
  }
  await test.step('cities', async () => {
    const broken = await trouble(page, watch, /\/city-merchant\//)
    broken.be('answering 500')
    await shop.open('demo', { path: '/choose-address' })
    await expect(page.getByRole('searchbox')).toBeVisible()
    const city = page.getByRole('button', { name: 'Samarkand' })
    await expect(city).toHaveCount(0)
    await recovers(page, broken, () => expect(city).toBeVisible(SOON))
  })
  await test.step('analytics (ST-05)', async () => {
    watch.allowHost('mc.yandex.ru')
    watch.allowConsole(/net::ERR_/)
    await override(page, /\/merchant\/settings\/web/, { yandexMetricsEnabled: true, yandexMetricsId: '1' })
    let asked = 0
    await page.route('https://mc.yandex.ru/**', (route) => {
      asked++
      return route.abort('connectionrefused')
    })
    await shop.open()
    await shop.addDish(DISH)
    await expect.poll(() => asked).toBe(1)
    await shop.follow('About us')
    await shop.sees(/Qozon began/)
  })
})

test('branches, places and the nearest branch: the choice of an address says so and recovers', async ({
  page,
  shop,
  watch,
}) => {
  test.slow()
  await shop.open('demo', { path: '/choose-address' })
  await test.step('places', async () => {
    const broken = await trouble(page, watch, /\/geocode\/search/)
    await endures(page, broken, () => page.getByRole('searchbox').fill('Bunyodkor 12'))
    await again(page).click()
  })
  await test.step('whether we deliver there', async () => {
    const broken = await trouble(page, watch, /\/closest/)
    broken.be('answering 500')
    await page
      .getByRole('listitem')
      .getByRole('button', { name: /Bunyodkor/ })
      .first()
      .click()
    await shop.sees('Could not check if we deliver here')
    broken.recover()
    await again(page).click()
    await shop.sees(/Branch .* km/)
  })
  await test.step('the address row', async () => {
    const broken = await trouble(page, watch, /\/closest/)
    broken.be('stopped')
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (/branch/i.test(key)) localStorage.removeItem(key)
    })
    await shop.go('/')
    const row = page.getByRole('button', { name: /^Set your address/ })
    await expect(row).toHaveAccessibleName(/No response yet, trying again/)
    await recovers(page, broken, () => expect(row).toHaveAccessibleName(/Tashkent\s· \w+/, SOON))
  })
  await test.step('branches', async () => {
    await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
    const broken = await trouble(page, watch, /\/branches\/full/)
    await endures(page, broken, () => shop.go('/choose-address'))
    await again(page).click()
    await expect(page.getByRole('button', { name: /open until|opens at|closed/ }).first()).toBeVisible()
  })
})
