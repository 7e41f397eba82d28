import { describe, expect, test } from 'vitest'
import { BRANCH, group, modification, product } from '#/testing/samples.ts'
import { addLine, type BasketLine, type NewLine } from './basket-lines.ts'
import { reviewBasket } from './review-basket.ts'
import { hasWaiterCard, waiterCard } from './waiter-card.ts'

const all = { delivery: true, pickup: true, dineIn: true }
const none = { delivery: false, pickup: false, dineIn: false }

test.each([
  ['at a table', 'DINE_IN', all, true],
  ['for a delivery', 'DELIVERY', all, false],
  ['for a pick-up', 'PICK_UP', all, false],
  ['for a pick-up where that is all there is', 'PICK_UP', { ...none, pickup: true }, false],
  ['in a shop that takes no orders online', 'DELIVERY', none, true],
] as const)('a card for the waiter %s (CX-09)', (_where, service, abilities, isThere) => {
  expect(hasWaiterCard(service, abilities)).toBe(isThere)
})

const text = (name: string) => ({ uz: `${name} uz`, ru: `${name} ru`, eng: `${name} eng` })
const named = (id: string, change: Parameters<typeof product>[0] = {}) => {
  const own = product({ id, costPrice: 30_000, ...change })
  return {
    ...own,
    name: text(id),
    modificationGroups: own.modificationGroups.map((one) => ({
      ...one,
      modifications: one.modifications.map((choice) => ({ ...choice, name: text(choice.id) })),
    })),
  }
}
const sides = group(
  'sides',
  [
    modification('egg', { price: 5_000, priority: 2, max: 3 }),
    modification('qazi', { price: 9_000, priority: 1, max: 3 }),
    modification('raisins', { priority: 3 }),
  ],
  { max: 6, priority: 2 },
)
const sizes = group('sizes', [modification('large', { price: 10_000 })], { priority: 1 })
const menu = new Map(
  [
    named('osh', { modificationGroups: [sides, sizes] }),
    named('lamb', { unit: 'KG', amount: 0.5, costPrice: 120_000 }),
    named('few', { productBranch: [{ branchId: BRANCH, active: true, stock: 2, costPrice: null }] }),
    named('out', { productBranch: [{ branchId: BRANCH, active: true, stock: 0, costPrice: null }] }),
    named('here-only', { deliveryEnabled: false }),
  ].map((one) => [one.id, one]),
)
const lineOf = (productId: string, change: Partial<NewLine> = {}): NewLine => ({
  productId,
  choices: {},
  note: '',
  count: 1,
  seenPrice: 30_000,
  ...change,
})
const cardOf = (
  lines: NewLine[],
  {
    service = 'DINE_IN',
    terms = null,
  }: { service?: 'DINE_IN' | 'DELIVERY'; terms?: { percent: number; amount: number } | null } = {},
) =>
  waiterCard(
    reviewBasket(lines.reduce<BasketLine[]>(addLine, []), menu, BRANCH, service),
    'ru',
    BRANCH,
    terms,
  )

describe('the card for the waiter (CX-09)', () => {
  test('names dishes and choices in the staff’s language, in the order of the menu, and leaves the note as it is', () => {
    const { lines } = cardOf([
      lineOf('osh', { count: 2, choices: { egg: 1, qazi: 2, large: 1 }, note: 'less salt' }),
    ])
    expect(lines).toMatchObject([
      {
        quantity: { value: 2, unit: 'pcs' },
        name: 'osh ru',
        choices: ['large ru', 'qazi ru × 2', 'egg ru'],
        note: 'less salt',
        sum: 126_000,
      },
    ])
  })

  test.each([
    ['what is weighed is said as a weight', 'lamb', 1.5, { value: 1.5, unit: 'kg' }, 180_000],
    ['no more than there is', 'few', 5, { value: 2, unit: 'pcs' }, 60_000],
  ])('%s', (_what, id, count, quantity, sum) => {
    const card = cardOf([lineOf(id, { count })])
    expect(card.lines).toMatchObject([{ quantity, sum }])
    expect(card.total).toBe(sum)
  })

  test('what is sold out, or gone from the menu, is not on it', () => {
    expect(cardOf([lineOf('out'), lineOf('no-such-dish')])).toEqual({ lines: [], service: 0, total: 0 })
  })

  test('what cannot be delivered a waiter can bring', () => {
    expect(cardOf([lineOf('here-only', { count: 3 })], { service: 'DELIVERY' }).total).toBe(90_000)
  })

  test.each([
    [null, 0, 30_000],
    [{ percent: 10, amount: 0 }, 3_000, 33_000],
    [{ percent: 0, amount: 5_000 }, 5_000, 35_000],
  ])('the total is the dishes and the hall’s pay for service: %o', (terms, service, total) => {
    expect(cardOf([lineOf('osh')], { terms })).toMatchObject({ service, total })
  })
})
