import { describe, expect, test } from 'vitest'
import { BRANCH, group, modification, product } from '#/testing/samples.ts'
import { addLine, type BasketLine, type NewLine } from './basket-lines.ts'
import { payableLines, reviewBasket } from './review-basket.ts'

const pizza = (change: Partial<NewLine> = {}): NewLine => ({
  productId: 'p-1',
  choices: {},
  note: '',
  count: 1,
  seenPrice: 45_000,
  ...change,
})
const basket = (...lines: NewLine[]) => lines.reduce<BasketLine[]>(addLine, [])

const inStock = (stock: number | null) =>
  product({ productBranch: [{ branchId: BRANCH, active: true, stock, costPrice: null }] })

describe('review', () => {
  const cheesy = product({
    modificationGroups: [
      group('g', [modification('cheese', { price: 7_000 }), modification('ham', { active: false })]),
    ],
  })
  const sized = product({
    modificationGroups: [group('size', [modification('m'), modification('l')], { min: 1 })],
  })
  const review = (lines: BasketLine[], of = cheesy, service: 'DELIVERY' | 'PICK_UP' = 'PICK_UP') =>
    reviewBasket(lines, new Map([[of.id, of]]), BRANCH, service)

  test.each([
    ['nothing changed', pizza(), cheesy, 'PICK_UP', { is: 'ok' }],
    [
      'the price counts its choices',
      pizza({ choices: { cheese: 1 }, seenPrice: 52_000 }),
      cheesy,
      'PICK_UP',
      { is: 'ok' },
    ],
    [
      'another price',
      pizza({ seenPrice: 40_000 }),
      cheesy,
      'PICK_UP',
      { is: 'price-changed', old: 40_000, fresh: 45_000 },
    ],
    ['whole portions and a part', pizza({ count: 2.3 }), cheesy, 'PICK_UP', { is: 'odd-count' }],
    ['less than a portion', pizza({ count: 0.3 }), cheesy, 'PICK_UP', { is: 'odd-count' }],
    ['not in the menu', pizza({ productId: 'p-9' }), cheesy, 'PICK_UP', { is: 'gone' }],
    ['not active', pizza(), product({ active: false }), 'PICK_UP', { is: 'gone' }],
    ['not in this branch', pizza(), product({ productBranch: [] }), 'PICK_UP', { is: 'gone' }],
    ['sold out', pizza(), inStock(0), 'PICK_UP', { is: 'gone' }],
    ['a choice is no longer made', pizza({ choices: { ham: 1 } }), cheesy, 'PICK_UP', { is: 'options' }],
    ['a choice has to be made by now', pizza(), sized, 'PICK_UP', { is: 'options' }],
    ['too many', pizza({ count: 5 }), inStock(3), 'PICK_UP', { is: 'short', max: 3 }],
    [
      'not for delivery',
      pizza(),
      product({ deliveryEnabled: false }),
      'DELIVERY',
      { is: 'not-for-delivery' },
    ],
    [
      'not for delivery can be fetched',
      pizza(),
      product({ deliveryEnabled: false }),
      'PICK_UP',
      { is: 'ok' },
    ],
  ] as const)('%s', (_rule, line, of, service, expected) => {
    expect(review(basket(line), of, service)[0]?.status).toEqual(expected)
  })

  test('what is not cooked at the time of the order says when it is, and takes no stock (BX-37)', () => {
    const [line] = reviewBasket(
      basket(pizza()),
      new Map([[cheesy.id, cheesy]]),
      BRANCH,
      'PICK_UP',
      new Set(),
      () => '07:00',
    )
    expect(line).toMatchObject({ status: { is: 'not-cooked', from: '07:00' }, count: 0 })
    expect(payableLines(line ? [line] : [])).toEqual([])
  })

  test('stock is given to the lines of a product in their order', () => {
    const reviewed = review(
      basket(pizza({ count: 2 }), pizza({ note: 'hot', count: 2 }), pizza({ note: 'mild' })),
      inStock(3),
    )
    expect(reviewed.map((r) => [r.status.is, r.count])).toEqual([
      ['ok', 2],
      ['short', 1],
      ['short', 0],
    ])
  })

  test.each([
    [0.7, 0.5],
    [1.2, 1],
  ])('of %d kg %d kg are given away in halves of a kilo', (stock, sum) => {
    const plov = { ...inStock(stock), unit: 'KG' as const, amount: 0.5 }
    const reviewed = review(basket(pizza({ count: 0.5 }), pizza({ note: 'hot', count: 1 })), plov)
    expect(reviewed.reduce((all, { count }) => all + count, 0)).toBe(sum)
  })

  test('what cannot be ordered takes nothing from the lines after it', () => {
    const lines = basket(pizza({ choices: { gone: 1 }, count: 3 }), pizza({ note: 'hot', count: 3 }))
    expect(review(lines, inStock(3)).map(({ count }) => count)).toEqual([0, 3])
  })

  test('what the server refuses is not ordered', () => {
    const lines = basket(pizza(), pizza({ note: 'hot' }))
    const refused = new Set([lines[1]?.key ?? ''])
    const menu = new Map([[cheesy.id, cheesy]])
    expect(reviewBasket(lines, menu, BRANCH, 'PICK_UP', refused).map(({ status }) => status.is)).toEqual([
      'ok',
      'gone',
    ])
  })

  test('what cannot be ordered is left out of what is paid', () => {
    const reviewed = review(basket(pizza({ count: 9 }), pizza({ productId: 'p-9' })), inStock(3))
    expect(payableLines(reviewed)).toMatchObject([{ product: { id: 'p-1' }, count: 3 }])
  })
})

test('of an odd count the whole portions are ordered, by the step of the dish', () => {
  const reviewOf = (count: number, change: Parameters<typeof product>[0] = {}) => {
    const of = product(change)
    return reviewBasket(basket(pizza({ count })), new Map([[of.id, of]]), BRANCH, 'PICK_UP')[0]
  }
  expect(reviewOf(2.3)).toMatchObject({ count: 2 })
  expect(payableLines([reviewOf(0.3)].flatMap((line) => line ?? []))).toEqual([])
  const byWeight = { unit: 'KG', amount: 0.3 } as const
  expect(reviewOf(0.9, byWeight)).toMatchObject({ count: 0.9, status: { is: 'ok' } })
  expect(reviewOf(1, byWeight)).toMatchObject({ count: 0.9, status: { is: 'odd-count' } })
})
