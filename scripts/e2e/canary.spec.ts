import { readFile } from 'node:fs/promises'
import type { BrowserContext, Frame, Response } from '@playwright/test'
import { appIsThere } from './app-is-there.ts'
import { type Canary, exactly, listen, phoneIn } from './canary.ts'
import { expect, shopUrl, test } from './fixtures.ts'
import { choseEnglish, type Shop } from './shop.ts'
import { here } from './unreadable.ts'

/*
 * A whole order, after which the token, the launch data and the phone of the customer are looked for wherever they
 * could leak to: addresses, Referer and other headers, storage, the console, and what the server prints.
 */

const DISH = 'Norin with horse meat'
/** A phone whose code is not known beforehand, as those of the sandbox's test phones are. */
const PHONE = '977004242'
const PICTURES = 'pictures.example'

/** What the server of the journeys has printed; nothing where the server was there before them. */
const printed = async () => (process.env.SHOP_PRINTED ? await readFile(process.env.SHOP_PRINTED, 'utf8') : '')

/** Every picture of the shop is on a host of somebody else. */
async function picturesElsewhere(context: BrowserContext) {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await context.route(`https://${PICTURES}/**`, (route) =>
    route.fulfill({ contentType: 'image/png', body: png }),
  )
  const elsewhere = (value: unknown, isPicture = false): unknown => {
    if (typeof value === 'string') return isPicture && value ? `https://${PICTURES}/${value}` : value
    if (Array.isArray(value)) return value.map((one) => elsewhere(one, isPicture))
    if (typeof value !== 'object' || value === null) return value
    const fields = Object.entries(value)
    return Object.fromEntries(
      fields.map(([key, inner]) => [
        key,
        // A slide has more than its picture.
        elsewhere(inner, /^(images?|icon|logo)$/.test(key) || (isPicture && /^(uz|ru|eng)$/.test(key))),
      ]),
    )
  }
  await context.route(
    /\/(overalls|banners|stories|catalog|vacancies|merchants\/sub\/\w+|settings\/web)(\?|$)/,
    async (route) => {
      const answer = await here(route)
      await route.fulfill({ response: answer, json: elsewhere(await answer.json()) })
    },
  )
}

const tokenOf = async (answered: Response) => String((await answered.json()).token)

const ofToken = (token: string): Canary => ({
  what: 'the token',
  is: exactly(token),
  allowed: [
    /^header authorization of \w+ [\w.]*localhost:\d+\/(users|support|products|orders|payments|deliveries|webbot)\/v\d/,
    // A cookie goes along to the host of the shop itself, for its pages and files; `watch` holds that no call has it.
    /^header cookie of GET [\w.]*localhost:/,
    /^cookie (__Host-)?token$/,
    /^localStorage session:v1:/,
  ],
})
/** `digits` of a phone without its country. */
const ofPhone = (digits: string): Canary => ({
  what: 'the phone',
  is: phoneIn(digits),
  allowed: [
    // The calls it is for.
    /^body of POST [\w.]*localhost:\d+\/users\/v1\/users\/login(\/verify)?$/,
    /^body of POST [\w.]*localhost:\d+\/orders\/v1\/orders(\/at-time|\/validate)?$/,
    // The customer’s own device: the session, the form of the login and of the order.
    /^localStorage (session:v1:|draft:v1:)/,
    /^sessionStorage (loginPhone|sentCode|codeWaits|formInputs)$/,
  ],
})
const ofLaunch = (hash: string): Canary => ({
  what: 'the launch data',
  is: exactly(hash),
  allowed: [
    /^body of POST [\w.]*localhost:\d+\/webbot\/v1\/users\/(token|auth|contact)$/,
    // For a reload, in this tab.
    /^sessionStorage (launch|tapps\/launchParams)$/,
  ],
})

/** From the menu to the page of the order, with the map on the way. Returns the number of the order. */
async function wholeOrder(
  shop: Shop,
  open: (path: string) => Promise<unknown>,
  commit: (name: RegExp) => Promise<void>,
) {
  const { root } = shop
  await shop.addDish(DISH)
  await shop.more(DISH).click()
  await open('/address/delivery')
  await expect(root.locator('main canvas')).toBeVisible()
  await open('/checkout')
  await shop.chooseAddress('Bunyodkor 12', () => commit(/^Deliver here/))
  await shop.fillName('Zulfizar')
  await commit(/^Order.*UZS/)
  await shop.sees(/^Order sent\. No\. \d+/)
  await expect
    .poll(() => root.locator('body').evaluate(() => location.pathname))
    .toMatch(/^\/profile\/orders\/o-/)
  for (const path of ['/profile', '/profile/orders', '/']) {
    await open(path)
    await expect(root.locator('main').first()).toBeVisible()
  }
}

/** What holds after every visit, in the frame of the shop. */
async function leavesNothing(frame: Frame, heard: ReturnType<typeof listen>, canaries: readonly Canary[]) {
  expect(await heard.find(canaries, frame)).toEqual([])
  const log = await printed()
  if (process.env.SHOP_PRINTED) expect(log).toContain('Sandbox is ready')
  for (const { what, is } of canaries) expect([what, is(log)]).toEqual([what, false])
  // Each of them was there to be found.
  for (const canary of canaries)
    expect([canary.what, await heard.placesOf(canary, frame)]).not.toEqual([canary.what, []])
  expect(heard.count()).toBeGreaterThan(500)
  await test.step('no host of a picture is told who looks', () => {
    // The CDN may be anybody's, too; the shop's own files are not a host that is told anything.
    const elsewhere = heard.pictures.filter(({ url }) => {
      const { host, pathname } = new URL(url)
      return host === PICTURES || pathname.startsWith('/cdn/')
    })
    expect(elsewhere.length).toBeGreaterThan(10)
    expect(elsewhere.filter(({ referer }) => referer !== undefined)).toEqual([])
  })
  await test.step('every script of the shop is its own', async () => {
    const own = new URL(frame.url()).origin
    const ofShop = heard.scripts.filter((script) => new URL(script.frame).origin === own)
    expect(ofShop.length).toBeGreaterThan(3)
    expect(ofShop.filter(({ url }) => new URL(url).origin !== own)).toEqual([])
    const inDocument = await frame.evaluate(() => [...document.scripts].flatMap(({ src }) => src || []))
    expect(inDocument.filter((src) => new URL(src).origin !== own)).toEqual([])
  })
  await test.step('there is no service worker', async () => {
    const count = await frame.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    expect(count).toBe(0)
  })
}

test('an order on the web leaves neither token nor phone where somebody else could read it', async ({
  page,
  context,
  shop,
  watch,
}) => {
  test.slow()
  watch.allowHost(PICTURES)
  const heard = listen(context)
  await picturesElsewhere(context)
  await shop.open('demo', { path: '/login' })
  await page.getByLabel('Phone number').pressSequentially(PHONE)
  await shop.press(/^Get the code/)
  const field = page.getByLabel('Code from the SMS').first()
  await expect(field).toBeVisible()
  const outbox = await fetch(`${shopUrl}/sandbox/outbox.json?phone=${encodeURIComponent(`+998${PHONE}`)}`)
  const [{ code }] = (await outbox.json()) as [{ code: string }]
  const answered = page.waitForResponse(/\/login\/verify$/)
  await field.pressSequentially(code)
  const token = await tokenOf(await answered)
  await expect(page).not.toHaveURL(/\/login/)
  await shop.go('/')
  await appIsThere(page)
  await wholeOrder(shop, shop.go, async (name) => {
    await shop.thumb()
    await page.getByRole('button', { name }).last().click()
  })
  await leavesNothing(page.mainFrame(), heard, [ofToken(token), ofPhone(PHONE)])
})

test('an order inside Telegram leaves neither token nor launch data where somebody else could read it', async ({
  page,
  context,
  telegram,
  telegramShop: shop,
  watch,
}) => {
  test.slow()
  watch.allowHost(PICTURES)
  await choseEnglish(page)
  const heard = listen(context)
  await picturesElsewhere(context)
  const answered = page.waitForResponse(/\/webbot\/v1\/users\/token$/)
  await telegram.open({ user: 'second' })
  const response = await answered
  const token = await tokenOf(response)
  const { initData } = response.request().postDataJSON() as { initData: string }
  const hash = new URLSearchParams(initData).get('hash') ?? ''
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  await wholeOrder(
    shop,
    (path) => telegram.open({ user: 'second', path }),
    async (name) => {
      await expect(telegram.mainButton).toHaveText(name)
      await shop.thumb()
      await telegram.mainButton.click()
    },
  )
  const frame = page.frames().find((one) => new URL(one.url()).hostname.endsWith('localhost'))
  if (!frame) throw new Error('no shop')
  // A launch of its own for every page: the data of the first was good for each of them.
  await leavesNothing(frame, heard, [ofToken(token), ofLaunch(hash)])
  expect(new URL(frame.url()).hash).toBe('')
})
