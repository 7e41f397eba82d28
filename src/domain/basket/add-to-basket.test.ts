import { describe, expect, test } from 'vitest'
import { BRANCH, group, modification, product } from '#/testing/samples.ts'
import { type AddToBasketInput, addWanted, type BasketLine, seenPrice, takePortion } from './basket-lines.ts'

const cheese = group('g', [modification('cheese', { price: 7_000, max: 3 })], { max: 3 })
const offer = (stock: number | null, costPrice: number | null = null) => [
  { branchId: BRANCH, active: true, stock, costPrice },
]
const osh = (change: object = {}) => product({ id: 'osh', modificationGroups: [cheese], ...change })
const want = (count: number, change: Partial<AddToBasketInput> = {}): AddToBasketInput => ({
  productId: 'osh',
  choices: {},
  note: '',
  count,
  ...change,
})
const add = (lines: BasketLine[], input: AddToBasketInput, of: ReturnType<typeof osh> | null = osh()) =>
  addWanted(lines, input, of, BRANCH)
const two = add([], want(2)).lines
const shape = (lines: readonly BasketLine[]) => lines.map(({ note, count }) => `${note || 'osh'} ${count}`)

describe('what is added', () => {
  test.each([
    ['a new dish', [], want(2), osh(), ['osh 2'], { count: 2, max: null, isCapped: false }],
    ['one more of it', two, want(1), osh(), ['osh 3'], { count: 3, max: null, isCapped: false }],
    [
      'as much as there is',
      two,
      want(4),
      osh({ productBranch: offer(5) }),
      ['osh 5'],
      { count: 5, max: 5, isCapped: true },
    ],
    [
      'the last one',
      two,
      want(1),
      osh({ productBranch: offer(3) }),
      ['osh 3'],
      { count: 3, max: 3, isCapped: false },
    ],
    [
      'nothing, when there is no more',
      two,
      want(1),
      osh({ productBranch: offer(2) }),
      ['osh 2'],
      { count: 2, max: 2, isCapped: true },
    ],
    [
      'nothing, and nothing is taken away, when there is less by now than lies in the basket',
      two,
      want(1),
      osh({ productBranch: offer(1) }),
      ['osh 2'],
      { count: 1, max: 1, isCapped: true },
    ],
    [
      'of two variants together no more than there is',
      two,
      want(3, { note: 'hot' }),
      osh({ productBranch: offer(4) }),
      ['osh 2', 'hot 2'],
      { count: 2, max: 2, isCapped: true },
    ],
    [
      'whatever is wanted, before the menu has come',
      two,
      want(9),
      null,
      ['osh 11'],
      { count: 11, max: null, isCapped: false },
    ],
  ])('%s', (_rule, lines, input, of, expected, cap) => {
    const added = add(lines, input, of)
    expect(shape(added.lines)).toEqual(expected)
    expect(added.cap).toEqual(cap)
  })

  test('a line remembers the price that was seen: of this branch, with its choices', () => {
    const choices = { cheese: 2 }
    const dear = osh({ productBranch: offer(null, 50_000) })
    expect(seenPrice(dear, choices, BRANCH)).toBe(64_000)
    expect(seenPrice(null, choices, BRANCH)).toBe(0)
    expect(add([], want(1, { choices }), dear).lines).toMatchObject([{ seenPrice: 64_000 }])
  })
})

describe('the minus of a card', () => {
  const both = add(two, want(2, { note: 'hot' })).lines
  const half = osh({ unit: 'KG', amount: 0.5 })
  test.each([
    ['takes one of the variant added last', both, 'osh', osh(), ['osh 2', 'hot 1']],
    ['takes a portion', both, 'osh', half, ['osh 2', 'hot 1.5']],
    ['takes one, before the menu has come', both, 'osh', null, ['osh 2', 'hot 1']],
    ['takes the line with its last one', add([], want(1)).lines, 'osh', osh(), []],
    ['takes nothing of another dish', both, 'tea', osh(), ['osh 2', 'hot 2']],
  ])('%s', (_rule, lines, productId, of, expected) => {
    expect(shape([...takePortion(lines, productId, of)])).toEqual(expected)
  })
})
