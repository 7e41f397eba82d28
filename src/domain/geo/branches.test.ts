import { expect, test } from 'vitest'
import { takesBookings } from '#/domain/order/booking.ts'
import { hasTables, inOrder, offersPickup } from './branches.ts'

const branch = (id: string, change: object = {}) => ({
  id,
  latitude: 41.3,
  longitude: 69.2,
  isActive: true,
  deleted: false,
  isMain: false,
  settings: { pickupEnabled: true, dineinEnabled: true, bookingEnabled: true },
  ...change,
})
const far = branch('far', { latitude: 41.4, isMain: true })
const near = branch('near', { latitude: 41.31 })
const here = branch('here')

test.each([
  ['farthest first', [far, near, here]],
  ['nearest first', [here, near, far]],
  ['mixed', [near, far, here]],
])('the nearest comes first (PU-03), in whatever order they come: %s', (_rule, branches) => {
  const sorted = inOrder(branches, { latitude: 41.3, longitude: 69.2 })
  expect(sorted.map(({ id, distance }) => [id, distance])).toEqual([
    ['here', 0],
    ['near', 1112],
    ['far', 11_120],
  ])
})

test('while the position is unknown, the main one comes first and the others keep their order (PU-08)', () => {
  const sorted = inOrder([near, here, far], null)
  expect(sorted.map(({ id, distance }) => [id, distance])).toEqual([
    ['far', null],
    ['near', null],
    ['here', null],
  ])
})

test.each([
  ['an ordinary one', {}, true],
  ['one that says nothing of pick-up', { settings: null }, true],
  ['one without pick-up', { settings: { pickupEnabled: false } }, false],
  ['one that is switched off', { isActive: false }, false],
  ['one that is gone', { deleted: true }, false],
])('offers pick-up: %s (PU-06)', (_what, change, expected) => {
  expect(offersPickup(branch('x', change))).toBe(expected)
})

test.each([
  ['an ordinary one', {}, true, true],
  ['one that says nothing of its tables', { settings: null }, true, false],
  ['one without tables', { settings: { dineinEnabled: false, bookingEnabled: false } }, false, false],
  ['one that is switched off', { isActive: false }, false, false],
])('tables of %s', (_what, change, serves, books) => {
  expect([hasTables(branch('x', change)), takesBookings(branch('x', change))]).toEqual([serves, books])
})
