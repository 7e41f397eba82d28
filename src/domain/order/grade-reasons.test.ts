import { expect, test } from 'vitest'
import { keptReasons, knownReasons, reasonsFor } from './grade-reasons.ts'

const GOOD = ['TASTY', 'HOT', 'ON_TIME', 'POLITE', 'PACKED']
const BAD = ['COLD', 'LATE', 'MISSING', 'WRONG', 'NOT_TASTY', 'RUDE', 'SPILLED']

test.each([
  [0, 'DELIVERY', []],
  [1, 'DELIVERY', BAD],
  [3, 'PICK_UP', BAD],
  [4, 'DELIVERY', GOOD],
  [5, 'YANDEX_EATS', GOOD],
  [5, 'DINE_IN', ['TASTY', 'HOT', 'ON_TIME', 'POLITE']],
  [2, 'DINE_IN', ['COLD', 'LATE', 'MISSING', 'WRONG', 'NOT_TASTY', 'RUDE']],
])('%i stars of %s are asked for their reasons (DX-13)', (grade, service, expected) => {
  expect(reasonsFor(grade, service)).toEqual(expected)
})

test('other stars keep what still is a reason, in the order of the chips (DX-13)', () => {
  expect(keptReasons(['ON_TIME', 'TASTY'], reasonsFor(4, 'DELIVERY'))).toEqual(['TASTY', 'ON_TIME'])
  expect(keptReasons(['ON_TIME', 'TASTY'], reasonsFor(1, 'DELIVERY'))).toEqual([])
})

test.each([
  [
    ['HOT', 'TASTY', 'HOT'],
    ['TASTY', 'HOT'],
  ],
  [['HOT', 'BY_DRONE', 7, null], ['HOT']],
  ['HOT', []],
  [null, []],
  [{ 0: 'HOT' }, []],
])('of the reasons that a server sends, %j, these are known: %j (DX-13)', (sent, expected) => {
  expect(knownReasons(sent)).toEqual(expected)
})
