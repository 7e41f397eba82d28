import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addLine, type BasketLine, type NewLine } from './basket-lines.ts'
import { parseBasket, serialiseBasket } from './stored-basket.ts'

const pizza = (change: Partial<NewLine> = {}): NewLine => ({
  productId: 'p-1',
  choices: {},
  note: '',
  count: 1,
  seenPrice: 45_000,
  ...change,
})
const basket = (...lines: NewLine[]) => lines.reduce<BasketLine[]>(addLine, [])
const shape = (lines: readonly BasketLine[]) => lines.map((l) => [l.productId, l.count])

describe('stored', () => {
  test('a basket comes back as it was', () => {
    const lines = basket(
      pizza({ choices: { cheese: 2 }, note: 'hot' }),
      pizza({ productId: 'p-2', count: 0.5 }),
    )
    expect(parseBasket(JSON.parse(JSON.stringify(serialiseBasket(lines))))).toEqual(lines)
  })

  test.each([
    ['nothing', null],
    ['a text', 'junk'],
    ['an object', { productId: 'p-1' }],
    ['junk in the list', [null, 1, 'x', [], {}]],
    ['a bad id', [{ ...pizza(), productId: '<script>' }]],
    ['no choices', [{ ...pizza(), choices: null }]],
    ['a bad choice', [{ ...pizza(), choices: { a: -1 } }]],
    ['a count that is no number', [{ ...pizza(), count: '2' }]],
    ['a count without end', [{ ...pizza(), count: Number.POSITIVE_INFINITY }]],
  ])('junk is no line: %s', (_rule, stored) => {
    expect(parseBasket(stored)).toEqual([])
  })

  test('a bad line goes alone; no value of storage throws', () => {
    expect(shape(parseBasket([{ bad: true }, pizza({ count: 2 })]))).toEqual([['p-1', 2]])
    fc.assert(fc.property(fc.anything(), (value) => Array.isArray(parseBasket([value, value]))))
  })
})
