import { expect, test } from 'vitest'
import { UNKNOWN } from '#/domain/hours/tashkent.ts'
import { at, product } from '#/testing/samples.ts'
import { checkPromo, promoBase, promoCodeOf } from './promo.ts'

const promo = {
  isActive: true,
  startDate: '2026-01-01T00:00:00+05:00',
  endDate: '2026-12-31T23:59:59+05:00',
  minPrice: 50_000,
  scope: 'ALL',
} as const
const now = at('2026-11-21', '12:00')

test.each([
  ['holds', {}, 50_001, now, 'ok'],
  ['a total equal to the minimum is refused', {}, 50_000, now, 'PROMO_MIN_PRICE'],
  ['an empty basket is below the minimum of a promo for all dishes', {}, 0, now, 'PROMO_MIN_PRICE'],
  ['not active', { isActive: false }, 90_000, now, 'PROMO_NOT_ACTIVE'],
  ['it ends before it begins', { endDate: '2025-10-01T00:00:00+05:00' }, 90_000, now, 'PROMO_NOT_ACTIVE'],
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
  ['an end that cannot be read promises nothing', { endDate: UNKNOWN }, 90_000, now, 'PROMO_NOT_ACTIVE'],
  ['nor does such a beginning', { startDate: UNKNOWN }, 90_000, now, 'PROMO_NOT_ACTIVE'],
  ['no dates, no minimum', { startDate: null, endDate: null, minPrice: 0 }, 1, now, 'ok'],
])('promo: %s', (_rule, change, products, moment, verdict) => {
  expect(checkPromo({ ...promo, ...change }, { products, now: moment })).toBe(verdict)
})

const dish = (categoryId: string, groupId: string | null, costPrice: number) => ({
  product: { ...product({ costPrice }), categoryId, groupId },
  choices: {},
  count: 2,
})
const lines = [dish('soups', 'food', 30_000), dish('tea', 'drinks', 5_000), dish('bread', null, 4_000)]

test.each([
  ['all dishes', 'ALL', [], 78_000],
  ['one category', 'ONE_CATEGORY', ['soups'], 60_000],
  ['two categories', 'ONE_CATEGORY', ['soups', 'tea'], 70_000],
  ['a group', 'GROUP_CATEGORY', ['drinks'], 10_000],
  ['a dish without a group is in none', 'GROUP_CATEGORY', ['bread'], 0],
  ['a category without an ordered dish', 'ONE_CATEGORY', ['cakes'], 0],
] as const)('what a promo counts (PC-08): %s', (_rule, scope, scopeIds, expected) => {
  expect(promoBase({ scope, scopeIds }, lines, null)).toBe(expected)
})

test('a promo of other dishes says so, and its minimum is of its own dishes', () => {
  const scoped = { ...promo, scope: 'ONE_CATEGORY' } as const
  expect(checkPromo(scoped, { products: 0, now })).toBe('PROMO_OUT_OF_SCOPE')
  expect(checkPromo(scoped, { products: 50_000, now })).toBe('PROMO_MIN_PRICE')
  expect(checkPromo(scoped, { products: 50_001, now })).toBe('ok')
})

test.each([
  'SALOM10',
  ' SALOM10 ',
  'SALOM 10',
  'SAL\u200bOM10',
  '\u200eSALOM10',
  'SALOM\u00ad10',
  'ＳＡＬＯＭ１０',
  '\ufeffSALOM10\u00a0',
])('a code copied as %j is SALOM10 (PC-01)', (typed) => {
  expect(promoCodeOf(typed)).toBe('SALOM10')
})
