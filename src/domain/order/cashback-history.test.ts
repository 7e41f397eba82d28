import { expect, test } from 'vitest'
import { type CashbackLine, cashbackByMonth, cashbackEarned, nextToExpire } from './cashback-history.ts'

const line = (date: string | null, kind: CashbackLine['kind'], amount: number): CashbackLine => ({
  createdDate: date && `${date}T12:00:00+05:00`,
  kind,
  amount,
})
const none = { came: 0, went: 0, expired: 0 }

test.each<[string, CashbackLine[], object[]]>([
  ['no line', [], []],
  ['one', [line('2026-11-02', 'EARNED', 4_500)], [{ ...none, month: '2026-11', came: 4_500 }]],
  [
    'a month with nothing between two',
    [line('2026-11-02', 'SPENT', -5_000), line('2026-09-30', 'EARNED', 700)],
    [
      { ...none, month: '2026-09', came: 700 },
      { ...none, month: '2026-10' },
      { ...none, month: '2026-11', went: 5_000 },
    ],
  ],
  [
    'what was spent without a minus, and what came back of a cancelled order',
    [
      line('2026-11-02', 'SPENT', 5_000),
      line('2026-11-03', 'RETURNED', 5_000),
      line('2026-11-04', 'EXPIRED', 300),
    ],
    [{ month: '2026-11', came: 5_000, went: 5_000, expired: 300 }],
  ],
  [
    'kinds that are not said go by their signs',
    [line('2026-11-02', '', -5_000), line('2026-11-03', '', 800)],
    [{ ...none, month: '2026-11', came: 800, went: 5_000 }],
  ],
  ['no date', [line(null, 'EARNED', 100)], []],
])('cashback of %s by month (DX-10)', (_what, lines, expected) => {
  expect(cashbackByMonth(lines, [])).toEqual(expected)
})

test('what will expire stands in the month in which it does', () => {
  const expiring = [
    { amount: 900, date: '2027-01-15T00:00:00+05:00' },
    { amount: 5, date: null },
  ]
  expect(cashbackByMonth([line('2026-11-02', 'EARNED', 900)], expiring)).toEqual([
    { ...none, month: '2026-11', came: 900 },
    { ...none, month: '2026-12' },
    { ...none, month: '2027-01', expired: 900 },
  ])
})

test.each([
  ['nothing', [], null],
  ['what is over', [{ amount: 100, date: '2026-10-01T00:00:00+05:00' }], null],
  [
    'the earliest of what is ahead',
    [
      { amount: 300, date: '2027-02-01T00:00:00+05:00' },
      { amount: 200, date: '2026-12-01T00:00:00+05:00' },
      { amount: 0, date: '2026-11-29T00:00:00+05:00' },
    ],
    { amount: 200, date: '2026-12-01T00:00:00+05:00' },
  ],
])('of %s expires next what is told', (_what, expiring, expected) => {
  expect(nextToExpire(expiring, new Date('2026-11-28T12:00:00Z'))).toEqual(expected)
})

test.each([
  [90_000, 0, 5, 4_500],
  [90_019, 0, 5, 4_500],
  [90_000, 90_000, 5, 0],
  [90_000, 120_000, 5, 0],
  [50_000, 10_000, 2.5, 1_000],
  [50_000, 0, 0, 0],
])('dishes for %d, %d of it paid with cashback, at %d %% earn %d', (dishes, cashback, percent, earned) => {
  expect(cashbackEarned(dishes, cashback, percent)).toBe(earned)
})
