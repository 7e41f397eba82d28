import { newerFeatures } from '../newer-features.ts'
import { expect, test } from './fixtures.ts'

/*
 * A whole order in a browser without all that one of the oldest supported ones lacks (ST-19): functions of the language
 * and of the page are taken away before the first script. What they lack of styles is seen by `npm run engines`.
 */

/** Chromium itself needs them to play the page, or the tests do. */
const KEPT = new Set([
  'chrome',
  'TrustedTypePolicyFactory',
  'trustedTypes',
  'TrustedHTML',
  'TrustedScript',
  'TrustedScriptURL',
])

test('a delivery is ordered without anything that is newer than the oldest supported browsers (ST-19)', async ({
  page,
  shop,
}) => {
  const features = newerFeatures().filter(
    ({ owner, name }) => !KEPT.has(name) && !KEPT.has(owner.split('.')[0] ?? ''),
  )
  await page.addInitScript((given) => {
    for (const { owner, name } of given) {
      let target: unknown = window
      for (const part of owner.split('.').filter(Boolean))
        target = (target as Record<string, unknown> | undefined)?.[part]
      if (target) Reflect.deleteProperty(target as object, name)
    }
  }, features)
  await shop.open()
  const lacking = await page.evaluate(() => [
    'requestIdleCallback' in window,
    'checkVisibility' in Element.prototype,
    'groupBy' in Object,
    'map' in Reflect.get(globalThis, 'Iterator').prototype,
  ])
  expect(lacking).toEqual([false, false, false, false])
  await shop.toDelivery('900000690', 'Norin with horse meat')
  await shop.fillName()
  const order = page.getByRole('button', { name: /^Order .*UZS/ })
  await expect(order).toBeEnabled()
  await shop.thumb()
  await order.click()
  await shop.seesHeading(/^Order \d+/)
})
