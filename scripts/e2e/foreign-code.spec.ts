import { appIsThere } from './app-is-there.ts'
import { listen } from './canary.ts'
import { expect, test } from './fixtures.ts'
import { override } from './override.ts'

/* Code that is not this release's: scripts of others, and a service worker of an earlier release. */

/** Scripts of others are asked for when the shop has nothing else to do. */
const SOON = { timeout: 60_000 }

test('scripts of others never run in the document of a shop that has them', async ({
  page,
  context,
  watch,
  shop,
}) => {
  const others = ['api-maps.yandex.ru', 'mc.yandex.ru', 'gso.amocrm.ru']
  for (const host of others) {
    watch.allowHost(host)
    await context.route(`https://${host}/**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
  }
  watch.allowConsole(/./)
  await override(page, /\/merchant\/settings\/web/, { yandexMetricsEnabled: true, yandexMetricsId: '4711' })
  const heard = listen(context)
  await shop.open('brands')
  await appIsThere(page)
  const scriptsOf = (host: string) => heard.scripts.filter(({ url }) => new URL(url).host === host)
  await expect.poll(() => scriptsOf('mc.yandex.ru').length, SOON).toBeGreaterThan(0)
  await shop.go('/address/delivery')
  await expect.poll(() => scriptsOf('api-maps.yandex.ru').length, SOON).toBeGreaterThan(0)
  await shop.go('/chat')
  await expect.poll(() => scriptsOf('gso.amocrm.ru').length, SOON).toBeGreaterThan(0)
  const own = new URL(page.url()).origin
  const foreign = heard.scripts.filter(({ url }) => new URL(url).origin !== own)
  expect(foreign.filter(({ isMain }) => isMain)).toEqual([])
})

test('a service worker of an earlier release takes itself and its caches away', async ({ page, shop }) => {
  // The policy of a shop's page lets none be registered, so this is done by a page that has none.
  const old = `${shop.address('demo')}/an-earlier-release`
  await page.route(old, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Old</title>' }))
  await page.goto(old)
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ])
  const registered = await page.evaluate(async () => {
    await (await caches.open('an-earlier-release')).put('/old.js', new Response('old()'))
    return (await navigator.serviceWorker.register('/sw.js')).scope
  })
  expect(registered).toBe(`${shop.address('demo')}/`)
  await expect.poll(left).toEqual([0, 0])
  await shop.open()
  await appIsThere(page)
  expect(await left()).toEqual([0, 0])
})
