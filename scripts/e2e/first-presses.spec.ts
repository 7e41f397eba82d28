import type { Locator, Page } from '@playwright/test'
import { appIsThere, isAppScript, openWithoutApp } from './app-is-there.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'

/* Everything rendered before the app has started can be pressed: no press is lost or counted twice (BK-04). */

const NORIN = 'Norin with horse meat'
/** A dish that needs choices before it can be added. */
const CHOICE = 'Choyxona oshi'

declare global {
  interface Window {
    rendered: { withoutBanners: number; withBroken: number }
    takeover: { presses: number; shown: string | undefined; canTake: boolean } | undefined
  }
}

/** Runs in the page: neither storage nor cookies accept anything. */
function storeNothing() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
}

/** Runs in the page: presses + between the parts of the app's first render, and reads that card once it is the app's. */
function pressWhileRendering() {
  const card = () => document.querySelector('article:has([data-press="add p-demo-norin"])')
  let presses = 0
  // A task takes its turn among those of React; a timer would come too late.
  const turn = new MessageChannel()
  turn.port1.onmessage = () => {
    if (window.takeover) return
    card()?.querySelector<HTMLElement>('[data-press="add p-demo-norin"]')?.click()
    presses++
    turn.port2.postMessage(null)
  }
  new MutationObserver((_, observer) => {
    const root = document.getElementById('root')
    if (root?.dataset.taken === undefined) return
    observer.disconnect()
    new MutationObserver(() => {
      window.takeover ??= {
        presses,
        shown: card()?.querySelector('[role=group]')?.textContent?.trim(),
        canTake: card()?.querySelector('[data-press="take p-demo-norin"]') !== null,
      }
    }).observe(root, { childList: true })
    turn.port2.postMessage(null)
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-taken'] })
}

/** Runs in the page: counts frames without the banners that an earlier one had, and frames with a broken picture. */
function recordFrames() {
  const rendered = { withoutBanners: 0, withBroken: 0 }
  window.rendered = rendered
  let hadBanners = false
  const frame = () => {
    const hasBanners = document.querySelector('[data-press^="banner "]') !== null
    if (hadBanners && !hasBanners) rendered.withoutBanners++
    hadBanners ||= hasBanners
    const isBroken = (image: HTMLImageElement) =>
      !image.hasAttribute('src') &&
      image.getBoundingClientRect().top < innerHeight &&
      image.checkVisibility({ visibilityProperty: true })
    if ([...document.images].some(isBroken)) rendered.withBroken++
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

test('before the app has started dishes are added and removed at once, and the app continues with that basket', async ({
  page,
  shop,
}) => {
  const start = await openWithoutApp(page, shop)
  await shop.add(NORIN).click()
  await expect(shop.countOf(NORIN)).toHaveText('1')
  await shop.more(NORIN).click()
  await shop.more(NORIN).click()
  await page.getByRole('button', { name: `One less ${NORIN}` }).click()
  await expect(shop.countOf(NORIN)).toHaveText('2')
  start()
  await appIsThere(page)
  await expect(shop.countOf(NORIN)).toHaveText('2')
  await shop.more(NORIN).click()
  await expect(shop.countOf(NORIN)).toHaveText('3')
  await shop.go('/basket')
  await expect(page.locator('main').getByRole('group', { name: NORIN })).toHaveText('3')
})

for (const stores of [true, false])
  test(`the first frame of the app has what was added while it was being rendered${stores ? '' : ', without any storage'}`, async ({
    page,
    shop,
  }) => {
    await page.addInitScript(pressWhileRendering)
    if (!stores) await page.addInitScript(storeNothing)
    const start = await openWithoutApp(page, shop)
    await expect(shop.add(NORIN)).toBeVisible()
    const cdp = await page.context().newCDPSession(page)
    // So that React needs several parts.
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    start()
    await appIsThere(page)
    const { presses = 0, shown, canTake } = (await page.evaluate(() => window.takeover)) ?? {}
    expect(presses).toBeGreaterThan(2)
    expect({ shown, canTake }).toEqual({ shown: `${presses}`, canTake: true })
    await expect(shop.countOf(NORIN)).toHaveText(`${presses}`)
  })

test('a reload before the app has started loses nothing', async ({ page, shop }) => {
  const start = await openWithoutApp(page, shop)
  await shop.add(NORIN).click()
  await page.reload()
  await expect(shop.countOf(NORIN)).toHaveText('1')
  await shop.more(NORIN).click()
  start()
  await appIsThere(page)
  await expect(shop.countOf(NORIN)).toHaveText('2')
})

test('by keyboard the focus stays on the button, and is on the same button of the app', async ({
  page,
  shop,
}) => {
  const start = await openWithoutApp(page, shop)
  await shop.add(NORIN).focus()
  await page.keyboard.press('Enter')
  await expect(shop.more(NORIN)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(shop.countOf(NORIN)).toHaveText('2')
  start()
  await appIsThere(page)
  await expect(shop.more(NORIN)).toBeFocused()
})

test('of several links pressed the last one is followed', async ({ page, shop }) => {
  const start = await openWithoutApp(page, shop)
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(2).click()
  const dish = page.getByRole('article').getByRole('link', { name: NORIN }).first()
  await dish.click()
  await expect(dish).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('[aria-busy]')).toHaveCount(1)
  start()
  await expect(page.getByRole('dialog').getByRole('heading', { name: NORIN })).toBeVisible()
})

test('a dish with choices opens its sheet when the app has started, and is not added', async ({
  page,
  shop,
}) => {
  const start = await openWithoutApp(page, shop)
  await shop.add(CHOICE).click()
  await expect(shop.add(CHOICE)).toHaveAttribute('aria-busy', 'true')
  start()
  await expect(page.getByRole('dialog').getByRole('heading', { name: CHOICE })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shop.countOf(CHOICE)).toHaveText('')
})

test('when the app takes over, what is rendered stays, and no picture is drawn as a broken one', async ({
  page,
  shop,
}) => {
  await page.addInitScript(recordFrames)
  const start = await openWithoutApp(page, shop)
  await expect(page.getByRole('list', { name: 'Offers' }).getByRole('listitem').first()).toBeVisible()
  start()
  await appIsThere(page)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.rendered)).toEqual({ withoutBanners: 0, withBroken: 0 })
})

test('a bundle that does not arrive is reported under the menu, and a retry keeps what was pressed', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/net::ERR_|Failed to fetch|\[dasturxon\]/)
  await page.route(isAppScript, (route) => route.abort('connectionfailed'))
  await shop.open()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('The page did not load. Your basket is saved.')
  await shop.add(NORIN).click()
  await expect(shop.countOf(NORIN)).toHaveText('1')
  await page.getByRole('article').getByRole('link', { name: NORIN }).first().click()
  await page.unroute(isAppScript)
  await alert.getByRole('button').click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: NORIN })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shop.countOf(NORIN)).toHaveText('1')
})

test.describe('header, address, service, tabs and basket', () => {
  const dialog = (page: Page) => page.getByRole('dialog')
  const cases: readonly {
    what: string
    press: (page: Page) => Locator
    done: (page: Page) => Promise<void>
  }[] = [
    {
      what: 'the search',
      press: (page) => page.getByRole('link', { name: 'Search', exact: true }),
      done: (page) => expect(page).toHaveURL(/\/search$/),
    },
    {
      what: 'the profile',
      press: (page) => page.getByRole('link', { name: 'Profile' }),
      done: (page) => expect(page).toHaveURL(/\/profile$/),
    },
    {
      what: 'the language',
      press: (page) => page.getByRole('button', { name: 'Language: English' }),
      done: (page) => expect(dialog(page).getByRole('heading', { name: 'Language' })).toBeVisible(),
    },
    {
      what: 'the address',
      press: (page) => page.getByRole('button', { name: /Change the address/ }),
      done: (page) => expect(dialog(page)).toBeVisible(),
    },
    {
      what: 'the service',
      press: (page) => page.getByRole('radio', { name: 'Pick-up' }),
      done: (page) => expect(page.getByRole('radio', { name: 'Pick-up' })).toBeChecked(),
    },
  ]

  for (const { what, press, done } of cases)
    test(
      `${what} answers at once and is done when the app is there`,
      extended(what === 'the profile' || what === 'the language'),
      async ({ page, shop }) => {
        const start = await openWithoutApp(page, shop)
        await press(page).click()
        await expect(press(page)).toHaveAttribute('aria-busy', 'true')
        start()
        await done(page)
      },
    )

  test('the basket is there with the first dish, and is opened when the app is there', async ({
    page,
    shop,
  }) => {
    const start = await openWithoutApp(page, shop)
    await shop.add(NORIN).click()
    const pill = page.getByRole('link', { name: /^Basket · 1/ })
    await expect(pill).toContainText('34,000')
    await shop.more(NORIN).click()
    await page.getByRole('link', { name: /^Basket · 2/ }).click()
    start()
    await expect(page).toHaveURL(/\/(basket|checkout)$/)
    await expect(page.locator('main').getByRole('group', { name: NORIN })).toHaveText('2')
  })

  test('the tab of the basket, with the number on it', async ({ page, shop }) => {
    const start = await openWithoutApp(page, shop, 'stress300')
    const tab = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Basket' })
    await page.getByRole('article').getByRole('button', { name: /^Add/ }).first().click()
    await expect(tab).toHaveText(/1\s*Basket/)
    await tab.click()
    await expect(tab).toHaveAttribute('aria-busy', 'true')
    start()
    await expect(page).toHaveURL(/\/basket$/)
  })

  test('on a wide page too, by keyboard', extended(), async ({ page, shop }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const start = await openWithoutApp(page, shop)
    const address = page.getByRole('button', { name: /Change the address/ })
    await address.focus()
    await page.keyboard.press('Enter')
    await expect(address).toHaveAttribute('aria-busy', 'true')
    start()
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(address).toBeFocused()
  })
})
