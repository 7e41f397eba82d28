// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type PathName, paths } from '#/paths.ts'
import { linkToAtom } from '#/tenant/pages.ts'
import {
  ALL_ON,
  addressOf,
  every,
  is404,
  leaveShop,
  loadPages,
  names,
  openShop,
} from '#/testing/test-app.tsx'
import { settle } from '#/testing/test-shop.tsx'
import { FLAGS, TRACES, type TracedFlag } from '../../../scripts/e2e/switched-off.ts'

/* Pages that a merchant has switched off (ST-08), by the table that the journey walks, too. */

beforeAll(loadPages)
afterEach(leaveShop)

const flagsOfPages = FLAGS.filter((flag) => TRACES[flag].pages)
const off = (flag: TracedFlag) => ({ ...ALL_ON, ...TRACES[flag].given, [flag]: false })

test.each(flagsOfPages)(
  '%s: its pages are a 404 for visitor and customer, and have no link (ST-08)',
  async (flag) => {
    for (const isCustomer of [false, true]) {
      const { go, store } = await openShop({ settings: off(flag), isCustomer })
      for (const name of TRACES[flag].pages ?? []) {
        await go(addressOf(paths[name]))
        expect([is404(), location.pathname], name).toEqual([true, addressOf(paths[name])])
        const linkTo = store.get(linkToAtom) as (page: PathName) => string | null
        expect(linkTo(name), name).toBeNull()
      }
    }
  },
)

test('a page that is there without any flag is there whichever is on (ST-08)', async () => {
  const withFlag = new Set(flagsOfPages.flatMap((flag) => TRACES[flag].pages ?? []))
  const { go } = await openShop({ settings: every(false), isCustomer: true })
  const there: string[] = []
  for (const name of names) {
    await go(addressOf(paths[name]))
    if (!is404()) there.push(name)
  }
  // An address to be delivered to, or of a branch to fetch from: chosen where there is either.
  expect(there.toSorted()).toEqual(
    names.filter((name) => !withFlag.has(name) && name !== 'chooseAddress').toSorted(),
  )
})

test.each([
  ['deliveryActive', false],
  ['pickupActive', false],
  ['neither', true],
])('an address can be chosen unless nothing is delivered or fetched: with %s', async (flag, isMissing) => {
  const { go } = await openShop({ settings: { ...every(false), [flag]: true } })
  await go('/choose-address')
  expect(is404()).toBe(isMissing)
})

test('with the terms of use off, signing in speaks of no terms; with them on, it links both texts (ST-08)', async () => {
  const linked = () =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a')].map((link) => link.pathname)
  const shown = await openShop()
  await shown.go('/login')
  expect(linked()).toEqual(expect.arrayContaining(['/offerta', '/login/rules']))
  const { go } = await openShop({ settings: { ...ALL_ON, termsOfUseActive: false } })
  await go('/login')
  expect(linked()).toEqual(['/privacy'])
  expect(document.body.textContent).not.toContain('By continuing')
})

test.each([true, false])(
  'the addresses of a customer are asked for where something is delivered, and nowhere else: %s (ST-08)',
  async (deliveryActive) => {
    const { go, asked } = await openShop({ settings: { ...ALL_ON, deliveryActive }, isCustomer: true })
    for (const path of ['/', '/basket', '/checkout', '/profile', '/profile/orders', '/profile/address']) {
      await go(path)
      await settle()
    }
    const isAsked = (start: string) => asked().some((path) => path.startsWith(start))
    expect(isAsked('/orders/v1/orders/user/')).toBe(true)
    expect(isAsked('/users/v1/addresses/')).toBe(deliveryActive)
  },
)
