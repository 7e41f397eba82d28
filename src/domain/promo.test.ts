import { expect, test } from 'vitest'
import { checkPromo } from './promo.ts'
import { at } from './samples.ts'

const promo = {
  isActive: true,
  startDate: '2026-01-01T00:00:00+05:00',
  endDate: '2026-12-31T23:59:59+05:00',
  minPrice: 50_000,
}
const now = at('2026-11-21', '12:00')

test.each([
  ['holds', {}, 50_001, now, 'ok'],
  ['a total equal to the minimum is refused', {}, 50_000, now, 'PROMO_MIN_PRICE'],
  ['not active', { isActive: false }, 90_000, now, 'PROMO_NOT_ACTIVE'],
  [
    'not active counts before expired',
    { isActive: false, endDate: '2020-01-01T00:00:00Z' },
    1,
    now,
    'PROMO_NOT_ACTIVE',
  ],
  ['not started a minute before', {}, 90_000, at('2025-12-31', '23:59'), 'PROMO_NOT_STARTED'],
  ['started at its first moment', {}, 90_000, at('2026-01-01', '00:00'), 'ok'],
  ['its last second still holds', {}, 90_000, new Date('2026-12-31T18:59:59Z'), 'ok'],
  ['expired', {}, 90_000, at('2027-01-01', '00:00'), 'PROMO_EXPIRED'],
  ['no dates, no minimum', { startDate: null, endDate: null, minPrice: 0 }, 1, now, 'ok'],
])('promo: %s', (_rule, change, products, moment, verdict) => {
  expect(checkPromo({ ...promo, ...change }, { products, now: moment })).toBe(verdict)
})
