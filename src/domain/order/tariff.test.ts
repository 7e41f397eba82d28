import { describe, expect, test } from 'vitest'
import { ADDRESS_CENTRE, MERCHANT_CENTRE } from '#/domain/constants.ts'
import { distanceMetres } from '#/domain/geo/geo.ts'
import { appliedTariff, tariffRequest } from './tariff.ts'

describe('tariff', () => {
  const branch = { id: 'br-1', ...MERCHANT_CENTRE }
  const address = { ...ADDRESS_CENTRE, streetName: 'Bunyodkor', houseNumber: '12' }
  const asked = { service: 'DELIVERY', products: 80_000, branch, address, cityId: 'c-1' } as const

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

  test.each([
    ['pick-up', { service: 'PICK_UP' }],
    ['an empty basket', { products: 0 }],
    ['no branch', { branch: null }],
    ['no address', { address: null }],
  ] as const)('nothing to ask: %s', (_rule, change) => {
    expect(tariffRequest({ ...asked, ...change })).toBeNull()
  })

  const tariff = { price: 12_000, tariffId: 't-1', deliveryType: 'YANDEX' }
  test.each([
    [
      'a delivery takes it',
      'DELIVERY',
      80_000,
      tariff,
      { tariffId: 't-1', deliveryType: 'YANDEX', price: 12_000 },
    ],
    [
      'an unknown price is not zero',
      'DELIVERY',
      80_000,
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
    ['pick-up has none', 'PICK_UP', 80_000, tariff, { tariffId: null, deliveryType: null, price: 0 }],
    ['dine-in has none', 'DINE_IN', 80_000, tariff, { tariffId: null, deliveryType: null, price: 0 }],
  ] as const)('%s', (_rule, service, products, given, expected) => {
    expect(appliedTariff(service, products, given)).toEqual(expected)
  })
})
