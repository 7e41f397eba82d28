import { expect, test } from 'vitest'
import { isSameHouse } from './same-house.ts'

const at = (houseNumber: string, latitude = 41.2756) => ({ latitude, longitude: 69.2035, houseNumber })

test.each([
  ['the same point', at('12'), true],
  ['a pin at its other corner, 44 m away', at('12', 41.276), true],
  ['the same number 100 m away', at('12', 41.2765), false],
  ['the house beside it', at('14', 41.276), false],
  ['a house whose number is not known', at(''), false],
])('%s (DL-18)', (_which, other, expected) => {
  expect(isSameHouse(at('12'), other)).toBe(expected)
  expect(isSameHouse(other, at('12'))).toBe(expected)
})

test.each([
  ['12 А', '12a'],
  ['12-B', '12 b'],
  ['', ' '],
])('the numbers %j and %j are one (DL-18)', (written, otherwise) => {
  expect(isSameHouse(at(written), at(otherwise))).toBe(true)
})
