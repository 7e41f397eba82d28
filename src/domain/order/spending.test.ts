import { expect, test } from 'vitest'
import { type SpentOrder, spendingOf } from './spending.ts'

let made = 0
const order = (day: string | null, sum: number, more: Partial<SpentOrder> = {}): SpentOrder => ({
  id: `o-${++made}`,
  status: 'CLOSED',
  isPaid: true,
  createdDate: day && `${day}T12:00:00+05:00`,
  totals: { totalPrice: sum },
  ...more,
})

test.each<[string, Partial<SpentOrder>, boolean]>([
  ['delivered and paid', {}, true],
  ['delivered, to be paid at the door', { status: 'DELIVERED', isPaid: false }, true],
  ['paid and under way', { status: 'COOKING' }, true],
  ['under way and not paid', { status: 'COOKING', isPaid: false }, false],
  ['cancelled', { status: 'CANCELED', isPaid: false }, false],
  ['cancelled after it was paid', { status: 'CANCELED' }, false],
  ['of a state that nobody knows, and paid', { status: undefined }, true],
  ['of a state that nobody knows, and not paid', { status: undefined, isPaid: false }, false],
  ['of no cost', { totals: { totalPrice: 0 } }, false],
  ['without a date', { createdDate: null }, false],
])('an order that is %s counts: %s (DX-16)', (_what, more, isCounted) => {
  expect(spendingOf([order('2026-11-02', 50_000, more)])?.count ?? 0).toBe(isCounted ? 1 : 0)
})

test('months stand without a gap, with the average and the dearest of all', () => {
  const dear = order('2026-09-02', 100_001)
  expect(
    spendingOf([order('2026-11-20', 50_000), order('2026-11-01', 30_000), dear, order('2026-09-30', 20_000)]),
  ).toEqual({
    months: [
      { month: '2026-09', sum: 120_001 },
      { month: '2026-10', sum: 0 },
      { month: '2026-11', sum: 80_000 },
    ],
    count: 4,
    average: 50_000,
    dearest: { id: dear.id, sum: 100_001 },
    since: dear.createdDate,
  })
})

test('an order that stands on two pages is counted once', () => {
  const one = order('2026-11-20', 50_000)
  expect(spendingOf([one, one])).toMatchObject({ count: 1, average: 50_000 })
})

test('without orders there is none', () => {
  expect(spendingOf([])).toBeNull()
})
