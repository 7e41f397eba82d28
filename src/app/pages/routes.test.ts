// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { type PathName, paths } from '#/paths.ts'
import { routes } from './routes.ts'

/** The table of the spec, as it stands there. */
const SPEC = `
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

test('every page of the spec in its layout, and no other (WB-02)', () => {
  const ours = (Object.keys(paths) as PathName[]).map((name) => `${paths[name]} ${routes[name].layout}`)
  expect(ours.toSorted()).toEqual(SPEC.trim().split('\n').toSorted())
})

const OF_FEATURES = {
  about: ['about'],
  offerta: ['terms'],
  privacy: ['privacy'],
  branches: ['branches'],
  branchesMap: ['branches'],
  vacancies: ['vacancies'],
  vacancy: ['vacancies'],
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

test('a page of a feature exists with its ability only (ST-08)', () => {
  const needs = Object.entries(routes).flatMap(([name, { when }]) => (when ? [[name, when] as const] : []))
  expect(Object.fromEntries(needs)).toEqual(OF_FEATURES)
})

test('what belongs to a customer is for customers only', () => {
  const guarded = Object.entries(routes).flatMap(([name, { only }]) =>
    only ? [paths[name as PathName]] : [],
  )
  const own = SPEC.split('\n').map((row) => row.split(' ')[0] ?? '')
  // The profile itself greets a visitor: language, contacts and texts are for everybody.
  expect(guarded).toEqual(own.filter((path) => path.startsWith('/profile/')))
})
