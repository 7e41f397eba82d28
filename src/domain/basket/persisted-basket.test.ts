import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addLine, type BasketLine, type NewLine, removeLine, restoreLine, setCount } from './basket-lines.ts'
import {
  linesOf,
  mergePersisted,
  type PersistedBasket,
  type PersistedLine,
  parsePersisted,
  serialisePersisted,
  withLines,
} from './persisted-basket.ts'

const pizza = (change: Partial<NewLine> = {}): NewLine => ({
  productId: 'p-1',
  choices: {},
  note: '',
  count: 1,
  seenPrice: 45_000,
  ...change,
})
const basket = (...lines: NewLine[]) => lines.reduce<BasketLine[]>(addLine, [])
const shape = (persisted: PersistedBasket) => linesOf(persisted).map((l) => [l.productId, l.count])
const reload = (persisted: PersistedBasket) =>
  parsePersisted(JSON.parse(JSON.stringify(serialisePersisted(persisted))))

const three = withLines([], basket(pizza(), pizza({ productId: 'p-2' }), pizza({ productId: 'p-3' })), 1_000)
const change = (persisted: PersistedBasket, now: number, how: (lines: BasketLine[]) => BasketLine[]) =>
  withLines(persisted, how(linesOf(persisted)), now)
const without = (key: string) => (lines: BasketLine[]) => removeLine(lines, key).lines
const [first = '', second = '', third = ''] = three.map(({ key }) => key)

describe('stored and read again', () => {
  test('a basket comes back as it was, removals too', () => {
    const lines = basket(
      pizza({ choices: { cheese: 2 }, note: 'hot' }),
      pizza({ productId: 'p-2', count: 0.5 }),
    )
    const persisted = withLines([], lines, 5)
    expect(linesOf(reload(persisted))).toEqual(lines)
    const cut = change(three, 2_000, without(second))
    expect(reload(cut)).toEqual(cut)
    expect(shape(cut)).toEqual([
      ['p-1', 1],
      ['p-3', 1],
    ])
  })

  test('a basket stored before lines had times keeps its order', () => {
    const old = [pizza({ productId: 'p-9' }), pizza({ count: 2 })]
    expect(shape(parsePersisted(old))).toEqual([
      ['p-9', 1],
      ['p-1', 2],
    ])
  })

  test.each([
    ['nothing', null],
    ['a text', 'junk'],
    ['an object', { productId: 'p-1' }],
    ['junk in the list', [null, 1, 'x', [], {}]],
    ['a bad id', [{ ...pizza(), productId: 'a\nb' }]],
    ['no choices', [{ ...pizza(), choices: null }]],
    ['a bad choice', [{ ...pizza(), choices: { a: -1 } }]],
    ['a count that is no number', [{ ...pizza(), count: '2' }]],
    ['a count without end', [{ ...pizza(), count: Number.POSITIVE_INFINITY }]],
  ])('junk is not read as a line: %s', (_rule, stored) => {
    expect(parsePersisted(stored)).toEqual([])
  })

  test('a bad line is dropped alone; no stored value throws', () => {
    expect(shape(parsePersisted([{ bad: true }, pizza({ count: 2 })]))).toEqual([['p-1', 2]])
    fc.assert(fc.property(fc.anything(), (value) => Array.isArray(parsePersisted([value, value]))))
  })

  test('a line that was taken out comes back to its place, also after a reload', () => {
    const { lines, removed, index } = removeLine(linesOf(three), second)
    const cut = reload(withLines(three, lines, 2_000))
    if (!removed) throw new Error('nothing was removed')
    expect(shape(change(cut, 3_000, (now) => restoreLine(now, removed, index)))).toEqual(shape(three))
  })

  test('removals are forgotten after a day, and only the latest hundred are remembered', () => {
    const cut = change(three, 2_000, without(second))
    const day = 24 * 60 * 60_000
    expect(change(cut, 2_000 + day - 1, (lines) => lines)).toHaveLength(3)
    expect(change(cut, 2_000 + day, (lines) => lines)).toHaveLength(2)
    const many = basket(...Array.from({ length: 150 }, (_, n) => pizza({ note: `n${n}` })))
    expect(withLines(withLines([], many, 1), [], 2)).toHaveLength(100)
  })
})

describe('two tabs', () => {
  const merged = (a: PersistedBasket, b: PersistedBasket) => shape(mergePersisted(a, b))

  test('each adds a line: both lines are there', () => {
    const a = change(three, 2_000, (lines) => addLine(lines, pizza({ note: 'a' })))
    const b = change(three, 2_001, (lines) => addLine(lines, pizza({ note: 'b' })))
    expect(mergePersisted(a, b).filter(({ count }) => count > 0)).toHaveLength(5)
  })

  test.each([
    [
      'the later count holds',
      (l: BasketLine[]) => setCount(l, second, 5),
      (l: BasketLine[]) => setCount(l, second, 2),
      2,
    ],
    [
      'a removal after a change holds',
      (l: BasketLine[]) => setCount(l, second, 5),
      without(second),
      undefined,
    ],
    ['a change after a removal holds', without(second), (l: BasketLine[]) => setCount(l, second, 4), 4],
  ] as const)('%s', (_rule, earlier, later, count) => {
    const a = change(three, 2_000, earlier)
    const b = change(three, 2_001, later)
    for (const both of [mergePersisted(a, b), mergePersisted(b, a)])
      expect(linesOf(both).find(({ key }) => key === second)?.count).toBe(count)
  })

  test('a clock set back does not make a change older than what it changes', () => {
    const back = change(three, 10, (lines) => setCount(lines, first, 7))
    expect(merged(three, back)[0]).toEqual(['p-1', 7])
    expect(merged(back, change(back, 5, without(third)))).toEqual([
      ['p-1', 7],
      ['p-2', 1],
    ])
  })

  test('in any order and however often they meet, the basket is the same', () => {
    const line = fc.record({
      key: fc.constant(''),
      productId: fc.constantFrom('p-1', 'p-2'),
      choices: fc.constant({}),
      note: fc.constantFrom('', 'hot', 'mild'),
      count: fc.nat(3),
      seenPrice: fc.constantFrom(0, 1_000),
      at: fc.nat(4),
      place: fc.nat(3),
    })
    const tab = fc.array(line, { maxLength: 6 }).map((lines): PersistedLine[] => parsePersisted(lines))
    fc.assert(
      fc.property(tab, tab, tab, (a, b, c) => {
        expect(mergePersisted(a, b)).toEqual(mergePersisted(b, a))
        expect(mergePersisted(mergePersisted(a, b), c)).toEqual(mergePersisted(a, mergePersisted(b, c)))
        expect(mergePersisted(mergePersisted(a, b), b)).toEqual(mergePersisted(a, b))
      }),
      { numRuns: 1_000 },
    )
  })
})
