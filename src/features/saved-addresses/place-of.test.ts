import { expect, test } from 'vitest'
import type { Address } from '#/api/schema/address.ts'
import { orderWith } from '#/testing/test-order.ts'
import { fromSaved, placesOfOrders, toSaved } from './place-of.ts'

const saved: Address = {
  id: 'a-1',
  type: 'APARTMENT',
  name: 'Home',
  streetName: 'Bunyodkor shoh koʻchasi',
  houseNumber: '12',
  details: 'The blue gate',
  description: '',
  latitude: 41.2853,
  longitude: 69.2049,
  cityId: 'c-1',
  office: '57',
  domophone: '24K',
  entrance: '3',
  floor: '4',
  comment: 'Call first',
  landmark: '',
  createdDate: null,
}

test('a saved address has its door, its directions and the note for its couriers (CX-07)', () => {
  const { place, door } = fromSaved(saved)
  expect(place).toMatchObject({ mode: 'SAVED', savedId: 'a-1', houseNumber: '12' })
  expect(door).toEqual({ entrance: '3', floor: '4', office: '57', domophone: '24K' })
  expect(place.details).toBe('The blue gate')
  expect(place.note).toBe('Call first')
  expect(toSaved(place, door, { name: 'Home', comment: '' })).toMatchObject({ details: 'The blue gate' })
})

test('an address without a street is called by its name', () => {
  expect(fromSaved({ ...saved, streetName: '' }).place.streetName).toBe('Home')
})

test('a detached house is saved without door details, whatever was typed before', () => {
  const { place, door } = fromSaved(saved)
  const notes = { name: 'Home', comment: '' }
  expect(toSaved({ ...place, type: 'HOUSE' }, door, notes)).toMatchObject({ entrance: '', office: '' })
  expect(toSaved(place, door, notes)).toMatchObject({ entrance: '3', office: '57' })
})

const at = (houseNumber: string, latitude: number | null, change = {}) =>
  orderWith({
    address: {
      id: `oa-${houseNumber}`,
      streetName: 'Nukus',
      houseNumber,
      latitude,
      longitude: 69.27,
      office: '7',
    },
    ...change,
  })

test('used addresses are those of deliveries, newest first, each once, with their doors (DL-15)', () => {
  const orders = [
    at('3', 41.3),
    at('5', 41.5, { serviceType: 'PICK_UP' }),
    at('2', 41.2),
    at('3', 41.3),
    at('9', null),
  ]
  const used = placesOfOrders(orders, [])
  expect(used.map(({ place }) => place.houseNumber)).toEqual(['3', '2'])
  expect(used[0]).toMatchObject({
    place: { streetName: 'Nukus', mode: 'TARGET', savedId: null },
    door: { office: '7', entrance: '' },
  })
})

test('a used address that the account has saved is the saved one (DL-15)', () => {
  const { latitude, longitude } = saved
  const address = { streetName: 'Bunyodkor', latitude, longitude }
  expect(placesOfOrders([orderWith({ address })], [saved])).toEqual([fromSaved(saved)])
})
