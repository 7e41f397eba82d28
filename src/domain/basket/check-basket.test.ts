import { describe, expect, test } from 'vitest'
import { withFact } from '#/domain/menu/product-fact.ts'
import { BRANCH, group, modification, product } from '#/testing/samples.ts'
import { addLine, type BasketLine, lineKey, type NewLine } from './basket-lines.ts'
import { type CheckProblem, hasNews, validationOf } from './check-basket.ts'
import { payableLines, reviewBasket } from './review-basket.ts'

const menu = new Map(
  ['p-1', 'p-2'].map((id) => [
    id,
    product({
      id,
      modificationGroups: [group('g', [modification('cheese', { price: 7_000 })], { max: 3 })],
      productBranch: [
        { branchId: BRANCH, active: true, stock: null, costPrice: null },
        { branchId: 'br-2', active: true, stock: null, costPrice: null },
      ],
    }),
  ]),
)
const newLines: NewLine[] = [
  { productId: 'p-1', choices: {}, note: '', count: 2, seenPrice: 45_000 },
  { productId: 'p-2', choices: { cheese: 1 }, note: '', count: 1, seenPrice: 52_000 },
  { productId: 'p-1', choices: {}, note: 'hot', count: 3, seenPrice: 45_000 },
]
const lines = newLines.reduce<BasketLine[]>(addLine, [])
const sent = payableLines(reviewBasket(lines, menu, BRANCH, 'PICK_UP'))

const problem = (change: Partial<CheckProblem>): CheckProblem => ({
  code: 'PRICE_CHANGED',
  field: '',
  line: null,
  productId: null,
  modificationId: null,
  max: null,
  fresh: null,
  from: '',
  ...change,
})

/** What the customer sees of the basket once the problems are known. */
function marked(problems: Partial<CheckProblem>[], branchId = BRANCH) {
  const facts = validationOf(problems.map(problem), sent)
  const known = new Map(
    [...menu].map(([id, one]) => {
      const fact = facts.products.get(id)
      return [id, fact ? withFact(one, fact, BRANCH) : one]
    }),
  )
  return reviewBasket(lines, known, branchId, 'PICK_UP', facts.refused).map(({ status, count }) => [
    status.is,
    count,
  ])
}

describe('what a check finds stands at its line', () => {
  const fine = [
    ['ok', 2],
    ['ok', 1],
    ['ok', 3],
  ]
  test.each([
    ['nothing', [], fine],
    [
      'a dish is gone: all its lines',
      [{ code: 'PRODUCT_NOT_AVAILABLE', line: 0, productId: 'p-1' }],
      [
        ['gone', 0],
        ['ok', 1],
        ['gone', 0],
      ],
    ],
    [
      'three are left, of which the first line takes two',
      [{ code: 'NOT_ENOUGH_PRODUCTS', line: 2, productId: 'p-1', max: 1 }],
      [
        ['ok', 2],
        ['ok', 1],
        ['short', 1],
      ],
    ],
    [
      'one is left for the first line, so nothing for the other',
      [
        { code: 'NOT_ENOUGH_PRODUCTS', line: 0, productId: 'p-1', max: 1 },
        { code: 'NOT_ENOUGH_PRODUCTS', line: 2, productId: 'p-1', max: 0 },
      ],
      [
        ['short', 1],
        ['ok', 1],
        ['short', 0],
      ],
    ],
    [
      'another price',
      [{ line: 1, productId: 'p-2', fresh: 50_000 }],
      [
        ['ok', 2],
        ['price-changed', 1],
        ['ok', 3],
      ],
    ],
    [
      'another price of a choice',
      [{ line: 1, productId: 'p-2', modificationId: 'cheese', fresh: 9_000 }],
      [
        ['ok', 2],
        ['price-changed', 1],
        ['ok', 3],
      ],
    ],
    [
      'a choice is no longer made: that line only',
      [{ code: 'MODIFIER_RULE', line: 2, productId: 'p-1' }],
      [
        ['ok', 2],
        ['ok', 1],
        ['gone', 0],
      ],
    ],
    [
      'nothing more is said of what is left than that there is too little',
      [{ code: 'NOT_ENOUGH_PRODUCTS', line: 1 }],
      [
        ['ok', 2],
        ['gone', 0],
        ['ok', 3],
      ],
    ],
    [
      'a number of what is left that cannot be',
      [{ code: 'NOT_ENOUGH_PRODUCTS', line: 2, productId: 'p-1', max: -3 }],
      [
        ['ok', 2],
        ['ok', 1],
        ['short', 0],
      ],
    ],
    [
      'one is gone, by its line alone',
      [{ code: 'PRODUCT_NOT_AVAILABLE', line: 1 }],
      [
        ['ok', 2],
        ['gone', 0],
        ['ok', 3],
      ],
    ],
    ['another price, of which it is not said what it is', [{ line: 1, productId: 'p-2' }], fine],
    ['a choice of no line', [{ code: 'MODIFIER_RULE', productId: 'p-1' }], fine],
    ['a choice of a line that was not sent', [{ code: 'MODIFIER_RULE', line: 9 }], fine],
    ['a closed branch is no line’s trouble', [{ code: 'BRANCH_CLOSED' }], fine],
    ['a line that was not sent', [{ code: 'PRODUCT_NOT_AVAILABLE', line: 9 }], fine],
    ['a dish that was not sent', [{ code: 'PRODUCT_NOT_AVAILABLE', productId: 'p-9' }], fine],
  ] as const)('%s', (_rule, problems, expected) => {
    expect(marked([...problems])).toEqual(expected)
  })

  test('another branch has other stock', () => {
    expect(marked([{ code: 'NOT_ENOUGH_PRODUCTS', line: 0, productId: 'p-1', max: 1 }], 'br-2')).toEqual(fine)
  })
})

test('of two problems of a dish the first one counts, and new prices of choices are all known', () => {
  const price = (modificationId: string | null, fresh: number) =>
    problem({ line: 1, productId: 'p-2', modificationId, fresh })
  const facts = validationOf(
    [
      price(null, 50_000),
      price('cheese', 9_000),
      price(null, 60_000),
      price('olive', 4_000),
      price('cheese', 1),
    ],
    sent,
  )
  expect(facts.products.get('p-2')).toEqual({ costPrice: 50_000, prices: { cheese: 9_000, olive: 4_000 } })
})

test.each([
  ['another price, but not which', { line: 1, fresh: null }],
  ['its category', { code: 'CATEGORY_CLOSED', line: 1 }],
  ['its choices', { code: 'MODIFIER_RULE', line: 1, fresh: 3_000 }],
])('nothing is known of a dish itself by a problem with %s', (_rule, change) => {
  expect(validationOf([problem(change)], sent).products.size).toBe(0)
})

test('of the promo and of the sums outside the lines', () => {
  expect(validationOf([], sent)).toMatchObject({ promo: null, isTotalOld: false })
  expect(validationOf([problem({ code: 'MIN_DELIVERY_PRICE', field: 'totals' })], sent).isTotalOld).toBe(true)
  expect(validationOf([problem({ code: 'BRANCH_CLOSED' })], sent).isTotalOld).toBe(false)
  expect(validationOf([problem({ productId: 'p-1', fresh: 3_000 })], sent).isTotalOld).toBe(false)
  expect(validationOf([problem({ line: 0, fresh: 3_000 })], sent).isTotalOld).toBe(false)
  expect(validationOf([problem({ code: 'PROMO_EXPIRED', field: 'promoCode' })], sent).promo).toBe(
    'PROMO_EXPIRED',
  )
  expect(validationOf([problem({ code: 'PROMO_ALREADY_USED' })], sent).promo).toBe('PROMO_ALREADY_USED')
  expect(validationOf([problem({ code: 'PROMO_OF_TOMORROW' })], sent).promo).toBe('PROMO_NOT_ACTIVE')
  expect(validationOf([problem({ field: 'totals.serviceFee', fresh: 3_000 })], sent).isTotalOld).toBe(true)
  expect(validationOf([problem({ line: 0, productId: 'p-1', fresh: 3_000 })], sent).isTotalOld).toBe(false)
})

test('of a dish that is not cooked at the time of the order (BX-37)', () => {
  const closed = problem({ code: 'CATEGORY_CLOSED', line: 1, from: '07:00' })
  const ofDish = problem({ code: 'CATEGORY_CLOSED', productId: 'p-1', from: '07:00' })
  expect([...validationOf([ofDish], sent).notCooked]).toEqual([['p-1', '07:00']])
  const ofNone = [problem({ code: 'CATEGORY_CLOSED' }), problem({ code: 'CATEGORY_CLOSED', line: 9 })]
  expect(validationOf(ofNone, sent).notCooked.size).toBe(0)
  const facts = validationOf([closed], sent)
  expect([...facts.notCooked]).toEqual([['p-2', '07:00']])
  expect(hasNews(null, facts)).toBe(true)
  expect(hasNews(facts, validationOf([closed], sent))).toBe(false)
  expect(hasNews(facts, validationOf([problem({ ...closed, from: '08:00' })], sent))).toBe(true)
})

test('known problems, or fewer, are not reported as new; any other is', () => {
  const gone = problem({ code: 'PRODUCT_NOT_AVAILABLE', line: 0, productId: 'p-1' })
  const choice = problem({ code: 'MODIFIER_RULE', line: 1, productId: 'p-2' })
  expect(validationOf([gone], sent)).toMatchObject({ promo: null, notCooked: new Map() })
  expect(hasNews(null, validationOf([gone], sent))).toBe(true)
  expect(hasNews(null, validationOf([choice], sent))).toBe(true)
  const short = problem({ code: 'NOT_ENOUGH_PRODUCTS', line: 0, productId: 'p-1', max: 1 })
  expect(hasNews(validationOf([gone], sent), validationOf([short], sent))).toBe(true)
  const facts = validationOf([gone, choice], sent)
  expect(hasNews(null, validationOf([], sent))).toBe(false)
  expect(hasNews(null, facts)).toBe(true)
  expect(hasNews(facts, validationOf([choice, gone], sent))).toBe(false)
  expect(hasNews(facts, validationOf([gone], sent))).toBe(false)
  expect(hasNews(validationOf([gone], sent), facts)).toBe(true)
  const expired = validationOf([problem({ code: 'PROMO_EXPIRED' })], sent)
  const used = validationOf([problem({ code: 'PROMO_ALREADY_USED' })], sent)
  expect([hasNews(null, expired), hasNews(expired, expired), hasNews(expired, used)]).toEqual([
    true,
    false,
    true,
  ])
  expect(hasNews(expired, validationOf([], sent))).toBe(false)
  const dearer = validationOf([problem({ field: 'totals.serviceFee', fresh: 3_000 })], sent)
  expect([hasNews(null, dearer), hasNews(dearer, dearer)]).toEqual([true, true])
  expect([...facts.refused]).toEqual([lineKey('p-2', { cheese: 1 }, '')])
})
