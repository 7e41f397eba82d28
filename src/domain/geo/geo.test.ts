import { expect, test } from 'vitest'
import { MERCHANT_CENTRE } from '#/domain/constants.ts'
import { distanceMetres } from './geo.ts'

test('a tenth of a degree to the north is eleven kilometres, and the way back is as long', () => {
  const there = { ...MERCHANT_CENTRE, latitude: MERCHANT_CENTRE.latitude + 0.1 }
  expect(distanceMetres(MERCHANT_CENTRE, there)).toBe(11_120)
  expect(distanceMetres(there, MERCHANT_CENTRE)).toBe(11_120)
  expect(distanceMetres(MERCHANT_CENTRE, MERCHANT_CENTRE)).toBe(0)
})
