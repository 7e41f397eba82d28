import { expect, test } from 'vitest'
import type { Address } from '#/api/schema/address.ts'
import { fromSaved, toSaved } from './place-of.ts'

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

test('a saved address brings its door, the way to it and the note for its couriers (CX-07)', () => {
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

test('a house is kept without a door, whatever was typed before', () => {
  const { place, door } = fromSaved(saved)
  const notes = { name: 'Home', comment: '' }
  expect(toSaved({ ...place, type: 'HOUSE' }, door, notes)).toMatchObject({ entrance: '', office: '' })
  expect(toSaved(place, door, notes)).toMatchObject({ entrance: '3', office: '57' })
})
