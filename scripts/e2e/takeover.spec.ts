import { appIsThere, openWithoutApp } from './app-is-there.ts'
import { denyStorage } from './deny-storage.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'

/* The moment in which the app replaces the first screen: nothing rendered, and nothing pressed, is lost (BK-04). */

const NORIN = 'Norin with horse meat'

declare global {
  interface Window {
    rendered: { withoutBanners: number; withBroken: number }
    takeover: { presses: number; shown: string | undefined; canTake: boolean } | undefined
  }
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

for (const stores of [true, false])
  test(
    `the first frame of the app has what was added while it was being rendered${stores ? '' : ', without any storage'}`,
    extended(),
    async ({ page, shop }) => {
      await page.addInitScript(pressWhileRendering)
      if (!stores)
        await page.addInitScript(denyStorage, { storage: 'is full', cookies: false, where: 'page' } as const)
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
    },
  )
