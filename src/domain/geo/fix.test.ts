import { expect, test } from 'vitest'
import { endsOf, isRough } from './fix.ts'
import { distanceMetres } from './geo.ts'

const HERE = { latitude: 41.311, longitude: 69.24 }

test.each([
  [25_000, true],
  [101, true],
  [100, false],
  [0, false],
  [null, false],
])('a fix within %s m is rough: %s (DL-17)', (accuracy, rough) => {
  expect(isRough({ ...HERE, accuracy })).toBe(rough)
})

test('none is not rough', () => expect(isRough(null)).toBe(false))

test.each([150, 25_000])('the ends of a circle are its %i m away', (accuracy) => {
  for (const end of endsOf({ ...HERE, accuracy }))
    expect(Math.abs(distanceMetres(HERE, end) / accuracy - 1)).toBeLessThan(0.01)
})
