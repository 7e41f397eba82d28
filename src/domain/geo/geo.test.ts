import { expect, test } from 'vitest'
import { MERCHANT_CENTRE } from '#/domain/constants.ts'
import { distanceMetres, isSamePoint, pointOf } from './geo.ts'

test('a tenth of a degree to the north is eleven kilometres, and the way back is as long', () => {
  const there = { ...MERCHANT_CENTRE, latitude: MERCHANT_CENTRE.latitude + 0.1 }
  expect(distanceMetres(MERCHANT_CENTRE, there)).toBe(11_120)
  expect(distanceMetres(there, MERCHANT_CENTRE)).toBe(11_120)
  expect(distanceMetres(MERCHANT_CENTRE, MERCHANT_CENTRE)).toBe(0)
})

test.each([
  [
    { latitude: 41.3, longitude: 69.2 },
    { latitude: 41.3, longitude: 69.2 },
  ],
  [
    { latitude: -90, longitude: 180 },
    { latitude: -90, longitude: 180 },
  ],
  [{ latitude: null, longitude: 69.2 }, null],
  [{ latitude: 41.3, longitude: null }, null],
  [{ latitude: 413, longitude: 69.2 }, null],
  [{ latitude: 41.3, longitude: -692 }, null],
  [{ latitude: Number.NaN, longitude: 69.2 }, null],
  // Nobody has entered it.
  [{ latitude: 0, longitude: 0 }, null],
  // Each in the field of the other.
  [
    { latitude: 69.2, longitude: 41.3 },
    { latitude: 41.3, longitude: 69.2 },
  ],
  [null, null],
])('%o is the point %o', (record, point) => {
  expect(pointOf(record)).toEqual(point)
})

const place = { latitude: 41.3, longitude: 69.2 }
test.each([
  ['the same', place, { ...place }, true],
  ['farther north', place, { ...place, latitude: 41.4 }, false],
  ['farther east', place, { ...place, longitude: 69.3 }, false],
  ['unknown', place, null, false],
  ['both unknown', null, null, false],
])('two places: %s', (_rule, one, other, is) => {
  expect([isSamePoint(one, other), isSamePoint(other, one)]).toEqual([is, is])
})
