import type { BrowserContext, Frame, FrameLocator, Locator, Page } from '@playwright/test'
import { CACHE_PREFIX } from '#/config/first-paint.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { choseEnglish, type Shop } from './shop.ts'

/* A server that sends a merchant's credentials to everybody: none of them stays on a customer's device. */

const DISH = 'Norin with horse meat'
const CANARY = 'CANARY-'

/** Fields of a merchant, its settings and branches that must not be stored; no schema reads them. */
const SECRETS = [
  'yandexDeliveryKey',
  'iikoApiLogin',
  'iikoOrganizationId',
  'smsUsername',
  'smsPassword',
  'smsContent',
  'botToken',
]
const leaks = Object.fromEntries(SECRETS.map((name) => [name, `${CANARY}${name}`]))

/** The value with every secret in every record of it, however deep. */
function leaking(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(leaking)
  if (typeof value !== 'object' || value === null) return value
  return { ...Object.fromEntries(Object.entries(value).map(([key, one]) => [key, leaking(one)])), ...leaks }
}

const API = /\/(users|support|products|orders|payments|deliveries|webbot)\/v\d\//

/** Adds the secrets to every response of the server. Returns what was heard outside the page's own memory. */
async function leakEverywhere(context: BrowserContext, page: Page) {
  const heard: string[] = []
  let leaked = 0
  page.on('console', (message) => heard.push(`console: ${message.text()}`))
  context.on('request', (request) => heard.push(`request: ${request.url()} ${request.postData() ?? ''}`))
  page.on('framenavigated', (frame) => heard.push(`address: ${frame.url()}`))
  await context.route(
    (url) => API.test(url.pathname),
    async (route) => {
      const url = route
        .request()
        .url()
        .replace(/\/\/\w+\.localhost/, '//127.0.0.1')
      // The calls of a page that was left are aborted.
      const answer = await route.fetch({ url }).catch(() => null)
      if (!answer) return route.abort().catch(() => {})
      const text = await answer.text().catch(() => '')
      if (!/^[[{]/.test(text)) return route.fulfill({ response: answer }).catch(() => {})
      leaked += 1
      await route.fulfill({ response: answer, json: leaking(JSON.parse(text)) }).catch(() => {})
    },
  )
  return { heard, leaked: () => leaked }
}

/** All that a frame of ours holds or shows, as text. */
const everythingIn = (frame: Frame) =>
  frame.evaluate(async () => {
    const found: Record<string, string> = {
      cookies: document.cookie,
      history: JSON.stringify(history.state),
      page: document.documentElement.outerHTML,
      fields: [...document.querySelectorAll('input, textarea, select')]
        .map((field) => (field as HTMLInputElement).value)
        .join('\n'),
      name: window.name,
    }
    for (const area of ['localStorage', 'sessionStorage'] as const)
      for (const [name, text] of Object.entries(window[area])) found[`${area} ${name}`] = `${name} ${text}`
    for (const { name = '' } of await indexedDB.databases()) {
      const base = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name)
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
      for (const store of base.objectStoreNames) {
        const all = base.transaction(store).objectStore(store).getAll()
        await new Promise((resolve) => {
          all.onsuccess = resolve
        })
        found[`indexedDB ${name} ${store}`] = JSON.stringify(all.result)
      }
      base.close()
    }
    if ('caches' in window)
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys())
          found[`caches ${name} ${request.url}`] = (await (await cache.match(request))?.text()) ?? ''
      }
    return found
  })

type Visit = {
  page: Page
  root: Page | FrameLocator
  shop: Shop
  /** The committing button. */
  main: Locator
  /** Starts again with the responses cached by the last visit. */
  restart: () => Promise<unknown>
  logIn: () => Promise<void>
}

/** The frame the shop is rendered in. */
const shopFrame = (page: Page) =>
  page.frames().find((frame) => /localhost|127\.0\.0\.1/.test(new URL(frame.url()).hostname)) ??
  page.mainFrame()

async function walk(
  { page, root, shop, main, restart, logIn }: Visit,
  leak: Awaited<ReturnType<typeof leakEverywhere>>,
) {
  const finds = async () => {
    const found = await everythingIn(shopFrame(page))
    for (const { name, value } of await page.context().cookies()) found[`cookie ${name}`] = value
    for (const [index, text] of leak.heard.entries()) found[`heard ${index} ${text.slice(0, 60)}`] = text
    return Object.entries(found).flatMap(([where, text]) => (text.includes(CANARY) ? [where] : []))
  }
  const isClean = () => expect.poll(finds).toEqual([])
  /** Waits until the responses of this visit are stored. */
  const untilCached = () =>
    expect
      .poll(
        async () =>
          (await shopFrame(page).evaluate(
            (prefix) => Object.keys(localStorage).filter((name) => name.startsWith(prefix)).length,
            CACHE_PREFIX,
          )) >= 5,
        { timeout: 30_000 },
      )
      .toBe(true)

  await test.step('home, and what is stored of it', async () => {
    await shop.addDish(DISH)
    await untilCached()
    expect(leak.leaked()).toBeGreaterThan(5)
    await isClean()
  })
  await test.step('a dish, the basket, the checkout', async () => {
    await shop.follow(DISH)
    await expect(root.getByRole('dialog', { name: DISH })).toContainText('Note for the kitchen')
    await isClean()
    await page.keyboard.press('Escape')
    await expect(root.getByRole('dialog')).toHaveCount(0)
    await shop.choose(root.getByRole('radio', { name: 'Pick-up' }))
    await shop.toBasket()
    await shop.sees(DISH)
    await isClean()
    await expect(main).toHaveText(/^Checkout/)
    await main.click()
    await logIn()
    await expect(root.getByRole('combobox', { name: 'Day' })).toBeVisible()
    await isClean()
  })
  await test.step('an order and its page', async () => {
    await root.getByRole('combobox', { name: 'Day' }).selectOption({ index: 1 })
    await root.getByRole('group', { name: 'When' }).getByRole('radio').last().check({ force: true })
    await shop.fillName()
    await expect(main).toHaveText(/^Order.*UZS/)
    await shop.thumb()
    await main.click()
    await shop.sees(/^Order sent\. No\. \d+/)
    await isClean()
  })
  await test.step('the next visit begins with the stored responses of this one', async () => {
    await restart()
    await expect(root.getByRole('button', { name: `Add ${DISH}` }).first()).toBeVisible()
    await untilCached()
    await isClean()
  })
}

test('on the web no secret of a merchant stays, is shown, logged or sent', async ({
  page,
  context,
  shop,
}) => {
  test.slow()
  const leak = await leakEverywhere(context, page)
  await shop.open()
  await walk(
    {
      page,
      root: page,
      shop,
      main: page.getByRole('button', { name: /^(Checkout|Order)/ }).last(),
      restart: () => shop.go('/'),
      logIn: async () => {
        await shop.signIn('900000091')
        await shop.go('/checkout')
      },
    },
    leak,
  )
})

test(
  'inside Telegram no secret of a merchant stays, is shown, logged or sent',
  extended(),
  async ({ page, context, telegram, telegramShop: shop }) => {
    test.slow()
    await choseEnglish(page)
    const leak = await leakEverywhere(context, page)
    await telegram.open({ user: 'second' })
    await walk(
      {
        page,
        root: telegram.app,
        shop,
        main: telegram.mainButton,
        restart: () => telegram.open({ user: 'second' }),
        logIn: async () => {},
      },
      leak,
    )
  },
)

test('responses that an earlier version stored unfiltered are gone with the first visit', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/status of 503|no usable answer/)
  await page.addInitScript((text) => {
    if (!localStorage.getItem('seen'))
      localStorage.setItem('cache:kept:v1:demo/users/v1/merchants/sub/demo', text)
    localStorage.setItem('seen', '1')
  }, `5 {"id":"m-demo","smsPassword":"${CANARY}old"}`)
  // The old data has to go even when the server cannot be reached.
  await page.route(API, (route) => route.fulfill({ status: 503, body: '' }))
  await shop.open()
  await shop.press(/Try again/)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(CANARY)
})
