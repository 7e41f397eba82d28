import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BRANCH, product } from '#/testing/samples.ts'
import {
  acceptPrices,
  addLine,
  type BasketLine,
  type Choices,
  capToStock,
  countOf,
  lastVariant,
  lineKey,
  type NewLine,
  removeLine,
  replaceLine,
  restoreLine,
  setCount,
  stockLeft,
} from './basket-lines.ts'

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

test('a key knows product, choices in any order, and note', () => {
  expect(lineKey('p', { a: 1, b: 2 }, ' hot ')).toBe(lineKey('p', { b: 2, a: 1 }, 'hot'))
  expect(lineKey('p', { a: 1 }, '')).not.toBe(lineKey('p', { a: 2 }, ''))
  expect(lineKey('p', { a: 0 }, '')).toBe(lineKey('p', {}, ''))
  expect(lineKey('p', { '1a': 1, '2b': 1 }, '')).not.toBe(lineKey('p', { '1a': 12, b: 1 }, ''))
  expect(lineKey('p', {}, 'hot')).not.toBe(lineKey('p', {}, ''))
})

describe('lines', () => {
  test('the same again grows its line and remembers the newest price', () => {
    const lines = basket(pizza({ count: 2 }), pizza({ seenPrice: 47_000 }))
    expect(lines).toMatchObject([{ count: 3, seenPrice: 47_000 }])
  })

  test('the same pizza with two toppings is two lines', () => {
    expect(basket(pizza({ choices: { cheese: 1 } }), pizza({ choices: { olive: 1 } }))).toHaveLength(2)
  })

  test('weights add up without a tail', () => {
    const lines = basket(pizza({ count: 0.1 }), pizza({ count: 0.2 }), pizza({ count: 0.3, note: 'hot' }))
    expect(lines[0]?.count).toBe(0.3)
    expect(countOf(basket(pizza({ count: 0.1 }), pizza({ count: 0.2, note: 'hot' })), 'p-1')).toBe(0.3)
    expect(setCount(lines, lineKey('p-1', {}, ''), 0.1 + 0.2)[0]?.count).toBe(0.3)
  })

  test.each([0, -1, Number.NaN])('a count of %d removes, and adds nothing', (count) => {
    expect(setCount(basket(pizza(), pizza({ note: 'hot' })), lineKey('p-1', {}, ''), count)).toMatchObject([
      { note: 'hot' },
    ])
    const lines = basket(pizza())
    expect(addLine(lines, pizza({ count }))).toEqual(lines)
  })

  test('a quantity is that of one line, the others stay', () => {
    const lines = basket(pizza(), pizza({ productId: 'p-2' }))
    expect(shape(setCount(lines, lineKey('p-2', {}, ''), 4))).toEqual([
      ['p-1', 1],
      ['p-2', 4],
    ])
  })

  test('a note is kept without the spaces around it', () => {
    expect(basket(pizza({ note: ' hot ' }), pizza({ note: 'hot' }))).toMatchObject([
      { note: 'hot', count: 2 },
    ])
  })

  test('a removed line comes back to its place', () => {
    const lines = basket(pizza(), pizza({ productId: 'p-2' }), pizza({ productId: 'p-3' }))
    const { lines: rest, removed, index } = removeLine(lines, lineKey('p-2', {}, ''))
    expect(shape(rest)).toEqual([
      ['p-1', 1],
      ['p-3', 1],
    ])
    expect(removed && restoreLine(rest, removed, index)).toEqual(lines)
  })

  test.each([
    ['past the end, when the basket is shorter by now', 9, ['p-1', 'p-3', 'p-2']],
    ['first', 0, ['p-2', 'p-1', 'p-3']],
    ['first, too', -1, ['p-2', 'p-1', 'p-3']],
  ])('a removed line comes back %s', (_rule, index, ids) => {
    const { lines, removed } = removeLine(
      basket(pizza(), pizza({ productId: 'p-2' }), pizza({ productId: 'p-3' })),
      lineKey('p-2', {}, ''),
    )
    expect(removed && shape(restoreLine(lines, removed, index)).map(([id]) => id)).toEqual(ids)
  })

  test('a line that is not there is not removed or edited', () => {
    const lines = basket(pizza())
    expect(removeLine(lines, 'p-9||')).toEqual({ lines, removed: null, index: -1 })
    expect(replaceLine(lines, 'p-9||', pizza({ note: 'hot' }))).toEqual(lines)
  })

  test('undo after the same was added again loses neither', () => {
    const { lines, removed, index } = removeLine(basket(pizza({ count: 2 })), lineKey('p-1', {}, ''))
    const again = addLine(lines, pizza({ count: 3 }))
    expect(removed && shape(restoreLine(again, removed, index))).toEqual([['p-1', 5]])
  })

  test('edited into an equal of another line, the two become one', () => {
    const lines = basket(pizza({ choices: { a: 1 } }), pizza({ choices: { b: 1 }, count: 2 }))
    const edited = replaceLine(lines, lineKey('p-1', { b: 1 }, ''), pizza({ choices: { a: 1 }, count: 2 }))
    expect(edited).toMatchObject([{ choices: { a: 1 }, count: 3 }])
  })

  test('an edited line keeps its place', () => {
    const lines = basket(pizza(), pizza({ productId: 'p-2' }))
    expect(shape(replaceLine(lines, lineKey('p-1', {}, ''), pizza({ note: 'hot', count: 4 })))).toEqual([
      ['p-1', 4],
      ['p-2', 1],
    ])
  })

  test('edited down to nothing, a line goes', () => {
    const lines = basket(pizza(), pizza({ productId: 'p-2' }))
    expect(shape(replaceLine(lines, lineKey('p-1', {}, ''), pizza({ count: 0 })))).toEqual([['p-2', 1]])
  })

  test('all variants of a product are counted, the last one is found', () => {
    const lines = basket(pizza({ count: 2 }), pizza({ productId: 'p-2' }), pizza({ note: 'hot' }))
    expect(countOf(lines, 'p-1')).toBe(3)
    expect(lastVariant(lines, 'p-1')?.note).toBe('hot')
    expect(lastVariant(lines, 'p-9')).toBeNull()
  })

  test('an accepted price is the seen one', () => {
    const prices = new Map([[lineKey('p-1', {}, ''), 47_000]])
    expect(acceptPrices(basket(pizza(), pizza({ productId: 'p-2' })), prices)).toMatchObject([
      { seenPrice: 47_000 },
      { seenPrice: 45_000 },
    ])
  })
})

const inStock = (stock: number | null, change = {}) =>
  product({ productBranch: [{ branchId: BRANCH, active: true, stock, costPrice: null }], ...change })

describe('stock', () => {
  const lines = basket(pizza({ count: 2 }), pizza({ note: 'hot' }))

  test.each([
    ['no limit', inStock(null), null],
    ['less what lies in the basket, over all variants', inStock(5), 2],
    ['never below zero', inStock(1), 0],
    ['whole portions only', inStock(4.7, { unit: 'KG', amount: 0.5 }), 1.5],
  ])('left: %s', (_rule, of, expected) => {
    expect(stockLeft(of, BRANCH, lines)).toBe(expected)
  })

  test('no branch is known: no limit', () => {
    expect(stockLeft(inStock(1), null, lines)).toBeNull()
    expect(capToStock(inStock(1), null, [], null, 4)).toEqual({ count: 4, max: null, isCapped: false })
  })

  test.each([
    ['half a kilo and a bit is half a kilo', 0.6, 0.5],
    ['less than a portion is one', 0.1, 0.5],
    ['nothing is nothing', 0, 0],
    ['less than nothing, too', -1, 0],
  ])('%s', (_rule, wanted, count) => {
    expect(capToStock(inStock(5, { unit: 'KG', amount: 0.5 }), BRANCH, [], null, wanted)).toMatchObject({
      count,
    })
  })

  test('with three left the fourth is refused, and the caller gets the number', () => {
    expect(capToStock(inStock(3), BRANCH, [], null, 4)).toEqual({ count: 3, max: 3, isCapped: true })
    expect(capToStock(inStock(3), BRANCH, lines, lineKey('p-1', {}, ''), 3)).toEqual({
      count: 2,
      max: 2,
      isCapped: true,
    })
    expect(capToStock(inStock(3), BRANCH, [], null, 3)).toMatchObject({ count: 3, isCapped: false })
    expect(capToStock(inStock(0), BRANCH, [], null, 1)).toMatchObject({ count: 0, isCapped: true })
  })
})

test('random changes lose no line and invent none', () => {
  const product = fc.constantFrom('p-1', 'p-2', 'p-3')
  const line = fc.record({
    productId: product,
    choices: fc.constantFrom<Choices>({}, { a: 1 }, { a: 1, b: 2 }),
    note: fc.constantFrom('', 'hot'),
    count: fc.integer({ min: 1, max: 5 }),
    seenPrice: fc.constant(1_000),
  })
  const change = fc.record({
    does: fc.constantFrom('add', 'set', 'remove', 'undo', 'edit'),
    line,
    pick: fc.nat(9),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
      let lines: BasketLine[] = []
      // The model: how many of each key there must be.
      const model = new Map<string, number>()
      const grow = (key: string, by: number) => model.set(key, (model.get(key) ?? 0) + by)
      for (const { does, line, pick } of changes) {
        const key = lineKey(line.productId, line.choices, line.note)
        const picked = lines[pick % Math.max(1, lines.length)]
        if (does === 'add' || !picked) {
          lines = addLine(lines, line)
          grow(key, line.count)
        } else if (does === 'set') {
          lines = setCount(lines, picked.key, line.count)
          model.set(picked.key, line.count)
        } else if (does === 'remove') {
          lines = removeLine(lines, picked.key).lines
          model.delete(picked.key)
        } else if (does === 'undo') {
          const { lines: rest, removed, index } = removeLine(lines, picked.key)
          lines = removed ? restoreLine(rest, removed, index) : rest
        } else {
          lines = replaceLine(lines, picked.key, line)
          model.delete(picked.key)
          grow(key, line.count)
        }
        expect(new Map(lines.map((l) => [l.key, l.count]))).toEqual(model)
        expect(lines).toHaveLength(model.size)
      }
    }),
    { numRuns: 300 },
  )
})
