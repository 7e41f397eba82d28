import { describe, expect, test } from 'vitest'
import { ADDRESS_CENTRE, MERCHANT_CENTRE } from '#/domain/constants.ts'
import { distanceMetres } from '#/domain/geo/geo.ts'
import { appliedTariff, tariffRequest, untilFreeDelivery } from './tariff.ts'

describe('tariff', () => {
  const branch = { id: 'br-1', ...MERCHANT_CENTRE }
  const address = { ...ADDRESS_CENTRE, streetName: 'Bunyodkor', houseNumber: '12' }
  const asked = {
    service: 'DELIVERY',
    ordered: { products: 80_000, count: 2 },
    branch,
    address,
    cityId: 'c-1',
  } as const

  test('asks for the products after their discount, from branch to address (DL-06)', () => {
    expect(tariffRequest(asked)).toEqual({
      productPrice: 80_000,
      distance: distanceMetres(branch, address),
      branchId: 'br-1',
      latitude: 41.311321,
      longitude: 69.279223,
      address: 'Bunyodkor 12',
      cityId: 'c-1',
    })
  })

  test('a street without a house number is the whole address', () => {
    expect(tariffRequest({ ...asked, address: { ...address, houseNumber: '' } })?.address).toBe('Bunyodkor')
  })

  test.each([
    ['pick-up', { service: 'PICK_UP' }],
    ['an empty basket', { ordered: { products: 0, count: 0 } }],
    ['no branch', { branch: null }],
    ['no address', { address: null }],
  ] as const)('nothing to ask: %s', (_rule, change) => {
    expect(tariffRequest({ ...asked, ...change })).toBeNull()
  })

  test('a dish that costs nothing is delivered, too', () => {
    expect(tariffRequest({ ...asked, ordered: { products: 0, count: 1 } })?.productPrice).toBe(0)
  })

  const tariff = { price: 12_000, tariffId: 't-1', deliveryType: 'YANDEX' }
  test.each([
    [
      'a delivery takes it',
      'DELIVERY',
      1,
      tariff,
      { tariffId: 't-1', deliveryType: 'YANDEX', price: 12_000 },
    ],
    [
      'an unknown price is not zero',
      'DELIVERY',
      1,
      null,
      { tariffId: null, deliveryType: 'OWN', price: null },
    ],
    [
      'an empty basket clears it',
      'DELIVERY',
      0,
      tariff,
      { tariffId: null, deliveryType: 'YANDEX', price: 0 },
    ],
    ['pick-up has none', 'PICK_UP', 1, tariff, { tariffId: null, deliveryType: null, price: 0 }],
    ['dine-in has none', 'DINE_IN', 1, tariff, { tariffId: null, deliveryType: null, price: 0 }],
  ] as const)('%s', (_rule, service, count, given, expected) => {
    expect(appliedTariff(service, { count }, given)).toEqual(expected)
  })
})

test.each([
  ['so much is missing', { price: 9_000, freeFrom: 200_000 }, 182_000, 18_000],
  ['one so’m is missing', { price: 9_000, freeFrom: 200_000 }, 199_999, 1],
  ['the sum is reached', { price: 9_000, freeFrom: 200_000 }, 200_000, null],
  ['it is free already', { price: 0, freeFrom: 200_000 }, 50_000, null],
  ['no sum makes it free', { price: 9_000, freeFrom: null }, 50_000, null],
  ['an empty basket has no delivery', { price: 9_000, freeFrom: 200_000 }, null, null],
  ['all of it is missing for a dish that costs nothing', { price: 9_000, freeFrom: 200_000 }, 0, 200_000],
  ['the price is not known', null, 50_000, null],
] as const)('until the delivery is free: %s (BX-20)', (_, tariff, products, missing) => {
  const ordered = { products: products ?? 0, count: products === null ? 0 : 1 }
  expect(untilFreeDelivery(tariff, ordered)).toBe(missing)
})
