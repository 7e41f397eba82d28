// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { type PathName, paths } from '#/paths.ts'
import { isPageOn, namedPage } from '#/tenant/pages.ts'
import { type Abilities, type Ability, FLAGS } from '#/tenant/settings-rules.ts'
import { routes } from './routes.ts'

/** Every page with its path and layout, written down a second time. */
const TABLE = `
/ default
/about default
/basket default
/search default
/offerta default
/privacy default
/category default
/checkout default
/login/rules default
/login auth
/login/confirm auth
/branches default
/branches/map default
/product/:id default
/vacancy default
/vacancy/:id default
/profile default
/profile/user default
/profile/promos default
/profile/favorites default
/profile/cards default
/profile/cards/create default
/profile/cards/confirm default
/profile/orders default
/profile/orders/:id default
/profile/orders/:id/map default
/profile/address default
/profile/address/create default
/address/pickup map
/address/pickup2 map
/address/delivery map
/choose-address default
/merchantNotAvailable auth`

/** Pages that came later. */
const OURS = `
/profile/notifications default
/chat default
/basket/code default
/track/:token default
/basket/together default
/capabilities default`
const PAGES = (TABLE + OURS).trim().split('\n')

test('every page of the table has its layout, and there is no other page (WB-02)', () => {
  const ours = (Object.keys(paths) as PathName[]).map((name) => `${paths[name]} ${routes[name].layout}`)
  expect(ours.toSorted()).toEqual(PAGES.toSorted())
})

const NEEDED: { [Name in PathName]?: readonly Ability[] } = {
  about: ['about'],
  basketCode: ['handOver'],
  tracking: ['tracking'],
  basketTogether: ['sharedBasket'],
  offerta: ['terms'],
  privacy: ['privacy'],
  branches: ['branches'],
  branchesMap: ['branches'],
  vacancies: ['vacancies'],
  vacancy: ['vacancies'],
  notifications: ['notifications'],
  chat: ['chat', 'crmChat'],
  promos: ['promo'],
  favorites: ['favourites'],
  cards: ['cards'],
  cardCreate: ['cards'],
  cardConfirm: ['cards'],
  addresses: ['delivery'],
  addressCreate: ['delivery'],
  pickupAddress: ['pickup'],
  pickupAddress2: ['pickup'],
  deliveryAddress: ['delivery'],
  chooseAddress: ['delivery', 'pickup'],
}

/** The customer's own pages without the order, which has a column of its own. */
const OWN_LISTS = [
  'profile',
  'profileUser',
  'notifications',
  'chat',
  'promos',
  'favorites',
  'cards',
  'cardCreate',
  'cardConfirm',
  'orders',
  'addresses',
  'addressCreate',
] as const

const names = Object.keys(paths) as PathName[]
const allOf = (isOn: boolean) =>
  Object.fromEntries(Object.keys(FLAGS).map((name) => [name, isOn])) as Abilities

test.each(names)('%s is there, and linked to, with any of its abilities only (ST-08)', (name) => {
  const needed = NEEDED[name] ?? []
  expect(isPageOn(name, allOf(false))).toBe(needed.length === 0)
  for (const ability of needed) expect(isPageOn(name, { ...allOf(false), [ability]: true })).toBe(true)
  const others = Object.fromEntries(needed.map((ability) => [ability, false]))
  expect(isPageOn(name, { ...allOf(true), ...others })).toBe(needed.length === 0)
})

test('what belongs to a customer is for customers only', () => {
  const guarded = Object.entries(routes).flatMap(([name, { only }]) =>
    only ? [paths[name as PathName]] : [],
  )
  const own = PAGES.map((row) => row.split(' ')[0] ?? '')
  // The profile itself is open to visitors: language, contacts and texts are for everybody.
  expect(guarded.toSorted()).toEqual(own.filter((path) => path.startsWith('/profile/')).toSorted())
})

test('on phones only the menu and texts end with the footer', () => {
  const ended = names.filter((name) => routes[name].hasFooter)
  expect(ended.toSorted()).toEqual(['about', 'home', 'loginRules', 'offerta', 'privacy'])
})

test('beside the customer’s own pages is the list of them, beside search and category the menu’s columns', () => {
  const beside = (which: string) =>
    names.filter((name) => routes[name].beside === which).map((name) => paths[name])
  const own = OWN_LISTS.map((name) => paths[name])
  expect(beside('account').toSorted()).toEqual(own.toSorted())
  expect(beside('menu').toSorted()).toEqual(['/category', '/search'])
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
