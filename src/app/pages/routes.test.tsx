// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type PathName, paths } from '#/paths.ts'
import { keys } from '#/session/keys.ts'
import { namedPage } from '#/tenant/pages.ts'
import { addressOf, is404, leaveShop, loadPages, names, openShop } from '#/testing/test-app.tsx'
import { allByRole, press } from '#/testing/test-page.tsx'
import { until } from '#/testing/test-shop.tsx'

/* What is at the address of each page: the app is rendered there. */

/** The addresses that links, bots and printed codes of merchants have led to since before this app: each stays. */
const PROMISED = `
/ /about /basket /search /offerta /privacy /category /checkout /login/rules /login /login/confirm /branches
/branches/map /product/:id /vacancy /vacancy/:id /profile /profile/user /profile/promos /profile/favorites
/profile/cards /profile/cards/create /profile/cards/confirm /profile/orders /profile/orders/:id
/profile/orders/:id/map /profile/address /profile/address/create /address/pickup /address/pickup2
/address/delivery /choose-address /merchantNotAvailable`
  .trim()
  .split(/\s+/)

const pathsBut = (...others: PathName[]) =>
  names.filter((name) => !others.includes(name)).map((name) => paths[name])

beforeAll(loadPages)
afterEach(leaveShop)

/** Around the page, not in it. */
const around = (tag: string) => [...document.querySelectorAll(tag)].find((it) => !it.closest('main, dialog'))
const footer = () => around('footer')
const logo = () => around('header')?.querySelector('a[href="/"]') ?? null
const named = (name: string) =>
  allByRole('button', around('header') ?? document.createElement('i')).find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  )
const back = () => named('Back') ?? named('Close')

test('each address that was promised is a page of a shop that has everything', async () => {
  const { go } = await openShop({ isCustomer: true })
  const missing: string[] = []
  for (const path of PROMISED) {
    await go(addressOf(path))
    if (is404()) missing.push(path)
  }
  expect(PROMISED).toHaveLength(33)
  expect(missing).toEqual([])
})

describe.each([
  ['a phone', false],
  ['a computer', true],
])('on %s', (_of, isWide) => {
  /** Signing in and the end of a shop are without the shop around them, a map has room for nothing but a way back. */
  const layoutOf = (path: string) =>
    /^\/(?:login(?:\/confirm)?|merchantNotAvailable)$/.test(path)
      ? 'auth'
      : path.startsWith('/address/')
        ? 'map'
        : 'default'
  // A map on a computer has the shop's header, and no footer below it.
  const seen = () =>
    logo()
      ? isWide && !footer()
        ? 'map'
        : 'default'
      : named('Language: English EN') || !back()
        ? 'auth'
        : 'map'
  /** On phones only the menu and texts end with it: nothing that is filled in or chosen from does. */
  const hasFooter = (path: string) =>
    isWide
      ? layoutOf(path) === 'default'
      : ['/', '/about', '/offerta', '/privacy', '/login/rules'].includes(path)

  /** Beside what is the customer's own is the list of it, beside search and category the menu's columns. */
  const BESIDE = {
    Profile: /^\/(?:profile(?!\/orders\/)|chat|choose-address)/,
    Categories: /^\/(?:search|category)?$/,
    'About us': /^\/(?:about|offerta|privacy|branches|vacancy)(?!\/map)/,
  }
  const lists = Object.entries(BESIDE)
  const besideOf = (path: string) => (isWide ? lists.find(([, pages]) => pages.test(path))?.[0] : undefined)
  const beside = () =>
    isWide
      ? lists.map(([name]) => name).find((name) => document.querySelector(`nav[aria-label="${name}"]`))
      : undefined

  test('each page stands in its own layout, with its columns and footer or without (WB-02, WB-05, CT-05)', async () => {
    const { go } = await openShop({ isCustomer: true, isWide })
    // What stands around pages comes later than they do, the first time.
    for (const path of ['/profile', '/about', '/category', '/']) {
      await go(path)
      await until(() => expect([beside(), footer() !== undefined]).toEqual([besideOf(path), hasFooter(path)]))
    }
    const wrong: string[] = []
    // A customer is signed in already, and nobody has asked for a code.
    for (const path of pathsBut('login', 'loginConfirm')) {
      await go(addressOf(path))
      if (seen() !== layoutOf(path)) wrong.push(`${path}: ${seen()}`)
      if ((footer() !== undefined) !== hasFooter(path))
        wrong.push(`${path}: footer ${footer() !== undefined}`)
      if (beside() !== besideOf(path)) wrong.push(`${path}: beside ${beside()}`)
    }
    expect(wrong).toEqual([])
  })
})

test('signing in has its own layout', async () => {
  const { go } = await openShop()
  await go('/login')
  expect([logo(), named('Close') !== undefined, footer()]).toEqual([null, true, undefined])
})

test('a visitor is led from what belongs to a customer to sign-in, which knows the way back (SI-04, SI-05)', async () => {
  const { go } = await openShop()
  // The profile itself is open to visitors: language, contacts and texts are for everybody.
  const own = Object.values(paths).filter((path) => path.startsWith('/profile/'))
  const wrong: string[] = []
  // Sign-in has no second step before the first, so its address leads there, too.
  for (const path of pathsBut('login', 'loginConfirm')) {
    keys.redirectUrl.clear()
    await go(`${addressOf(path)}?from=here`)
    const isLed = location.pathname === '/login' && keys.redirectUrl.read() === `${addressOf(path)}?from=here`
    const isStill = location.pathname === addressOf(path) && keys.redirectUrl.read() === '/'
    if (!(own.includes(path as never) ? isLed : isStill)) wrong.push(`${path}: ${location.pathname}`)
  }
  expect(own.length).toBeGreaterThan(10)
  expect(wrong).toEqual([])
})

test.each([
  ['account', true],
  ['shop', false],
])('Back leads up from each page of the %s, in the end to the menu (TG-04)', async (_of, isOwn) => {
  const { go } = await openShop({ isCustomer: true })
  // None of these is the way into the shop, which nothing leads back from.
  const below = pathsBut('home', 'login', 'loginConfirm', 'merchantNotAvailable').map(addressOf)
  const known = new Set(['/'])
  for (const path of below.filter((one) => one.startsWith('/profile') === isOwn)) {
    await go(path)
    const way: string[] = []
    while (!known.has(location.pathname)) {
      expect(way, 'Back leads in a circle').not.toContain(location.pathname)
      expect(is404(), `${[...way, location.pathname]}`).toBe(false)
      way.push(location.pathname)
      await press(back() as HTMLElement)
    }
    for (const one of way) known.add(one)
  }
  await go('/')
  expect(back()).toBeUndefined()
})

test.each(['/nowhere', '/profile/nothing', '/product/%20', '/product/a%00b', `/vacancy/${'x'.repeat(201)}`])(
  '%s is a 404',
  async (address) => {
    const { go } = await openShop({ isCustomer: true })
    await go(address)
    expect(is404()).toBe(true)
  },
)

test('a link leads to every page, from outside of what belongs to the page', () => {
  const files = import.meta.glob<string>(
    ['/src/**/*.{ts,tsx}', '!/src/**/*.test.{ts,tsx}', '!/src/testing/**'],
    { query: '?raw', import: 'default', eager: true },
  )
  const rows = (files['/src/app/pages/routes.ts'] ?? '').split(/\n {2}(?=\w+: )/)
  const isLedTo = (name: PathName) => {
    const folder = /#(\/features\/[\w-]+\/)/.exec(rows.find((row) => row.startsWith(`${name}: `)) ?? '')?.[1]
    const link = new RegExp(`\\b(href|linkTo|pageCell|linkToAtom\\))\\(\\s*'${name}'`)
    return Object.entries(files).some(
      ([file, text]) => !(folder && file.startsWith(`/src${folder}`)) && link.test(text),
    )
  }
  const nextSteps = ['branchesMap', 'vacancy', 'cardCreate', 'cardConfirm', 'orderMap']
  // A link that a customer sends, and one that only merchants have.
  const fromElsewhere = ['tracking', 'pickupAddress2']
  expect(names.filter((name) => !isLedTo(name)).toSorted()).toEqual(
    [...nextSteps, ...fromElsewhere].toSorted(),
  )
})

test('a merchant names a page by its name or its path, and none that is a step of something', () => {
  expect([namedPage('about'), namedPage('/about'), namedPage('branches')]).toEqual([
    'about',
    'about',
    'branches',
  ])
  expect(['', 'login', '/checkout', 'product', '/nowhere', 'toString'].map(namedPage)).toEqual(
    Array(6).fill(null),
  )
})
