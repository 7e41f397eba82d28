import { startFrame } from '../telegram-frame/serve.ts'
import { expect, shopUrl, test } from './fixtures.ts'

/* A foreign site whose name resolves to this machine must not read from the servers here. */

const STRANGER = 'rebind.evil.example'

test.beforeEach(({ watch }) => {
  watch.allowHost(STRANGER)
  watch.allowConsole(/Cross-Origin-Opener-Policy header has been ignored/)
})

for (const path of [
  '/',
  '/sandbox',
  '/sandbox/outbox',
  '/sandbox/outbox.json',
  '/sandbox/launch?merchant=demo',
]) {
  test(`a stranger's name shows nothing of ${path}`, async ({ page }) => {
    const answer = await page.goto(shopUrl.replace('127.0.0.1', STRANGER) + path)
    expect(answer?.status()).toBe(421)
    await expect(page.locator('body')).toContainText('Open http://localhost:')
    expect(await page.content()).not.toMatch(/query_id|\[|<table|type="module"/)
  })
}

test('a page of a stranger reads and changes nothing under its own name', async ({ page }) => {
  const own = shopUrl.replace('127.0.0.1', STRANGER)
  await page.route(`${own}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Recipes</title>' }),
  )
  await page.goto(own)
  const calls = [
    '/sandbox/outbox.json',
    '/sandbox/launch?merchant=demo',
    '/sandbox/contact?merchant=demo',
    '/healthz',
  ]
  const read = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
    calls,
  )
  expect(read).toEqual(calls.map(() => 421))
  const changed = await page.evaluate(async () => (await fetch('/sandbox/reset', { method: 'POST' })).status)
  expect(changed).toBe(421)
})

test('the Telegram window opens under an address of this machine, and a stranger neither reads nor frames it', async ({
  page,
  watch,
}) => {
  const frame = await startFrame({ port: 0, appUrl: shopUrl, sandboxUrl: shopUrl })
  try {
    await page.goto(`${frame.url}/?wait`)
    await page.waitForFunction(() => 'frame' in window)

    const stranger = frame.url.replace('127.0.0.1', STRANGER)
    const answer = await page.goto(`${stranger}/sandbox/outbox.json`)
    expect(answer?.status()).toBe(421)

    watch.allowConsole(/frame-ancestors|X-Frame-Options/)
    await page.route('http://tiny.localhost/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${frame.url}/?wait"></iframe>` }),
    )
    await page.goto('http://tiny.localhost/')
    await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/)
  } finally {
    await frame.stop()
  }
})
