import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  acceptPrices,
  addLine,
  type BasketLine,
  type NewLine,
  removeLine,
  replaceLine,
  restoreLine,
  setCount,
} from './basket-lines.ts'
import {
  linesOf,
  mergePersisted,
  type PersistedBasket,
  parsePersisted,
  serialisePersisted,
  withLines,
} from './persisted-basket.ts'

const dish = (productId: string, change: Partial<NewLine> = {}): NewLine => ({
  ...{ productId, choices: {}, note: '', count: 1, seenPrice: 45_000 },
  ...change,
})
const basket = (...ids: string[]) => ids.map((id) => dish(id)).reduce<BasketLine[]>(addLine, [])
const ids = (persisted: PersistedBasket) =>
  linesOf(persisted)
    .map(({ productId }) => productId)
    .join(' ')
const change = (persisted: PersistedBasket, now: number, how: (lines: BasketLine[]) => BasketLine[]) =>
  withLines(persisted, how(linesOf(persisted)), now)
const keyOf = (persisted: PersistedBasket, id: string) =>
  persisted.find(({ productId }) => productId === id)?.key ?? ''
const reload = (persisted: PersistedBasket) =>
  parsePersisted(JSON.parse(JSON.stringify(serialisePersisted(persisted))))

describe('lines keep their order (BK-04)', () => {
  const anyChange = fc.record({
    does: fc.constantFrom('add', 'set', 'remove', 'undo', 'edit', 'reload'),
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    note: fc.constantFrom('', 'hot'),
    at: fc.nat(9),
    isStored: fc.boolean(),
  })

  test('whatever is added, taken out, put back and edited', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 25 }), (changes) => {
        let persisted: PersistedBasket = []
        let lines: BasketLine[] = []
        const out: { line: BasketLine; index: number }[] = []
        for (const [now, { does, id, note, at, isStored }] of changes.entries()) {
          const picked = lines[at % Math.max(1, lines.length)]
          const back = does === 'undo' ? out.pop() : undefined
          if (does === 'reload') persisted = reload(persisted)
          else if (back) lines = restoreLine(lines, back.line, back.index)
          else if (does === 'add' || !picked) lines = addLine(lines, dish(id, { note }))
          else if (does === 'set') lines = setCount(lines, picked.key, at)
          else if (does === 'edit') lines = replaceLine(lines, picked.key, dish(id, { note, count: at }))
          else {
            const { lines: rest, removed, index } = removeLine(lines, picked.key)
            if (removed) out.push({ line: removed, index })
            lines = rest
          }
          // Several lines may come at once: an emptied basket that is put back, one from another device.
          if (!isStored && (back || does === 'add')) continue
          persisted = withLines(persisted, lines, 1_000 + now)
          expect(linesOf(persisted)).toEqual(lines)
        }
      }),
      { numRuns: 100 },
    )
  })

  test.each([
    ['between two', ['a b c', 'a x b c']],
    ['two between two', ['a b c', 'a y x b c']],
    ['before the first, again and again', ['a b', 'p a b', 'q p a b', 'r q p a b']],
    ['two before the first', ['a b', 'y x a b']],
    ['two at the end', ['a b', 'a b y x']],
    ['everywhere', ['a b', 'y a x b w']],
  ])('new lines come %s', (_rule, states) => {
    let persisted: PersistedBasket = []
    for (const state of states) {
      persisted = reload(withLines(persisted, basket(...state.split(' ')), 1_000))
      expect(ids(persisted)).toBe(state)
    }
  })

  const three = withLines([], basket('a', 'b', 'c'), 1_000)
  const editedB = change(three, 2_000, (l) => replaceLine(l, keyOf(three, 'b'), dish('x')))
  test.each<[string, PersistedBasket, PersistedBasket, string]>([
    ['two tabs add at the end', change(three, 2_000, (l) => addLine(l, dish('d'))), three, 'a b c d'],
    [
      'one edits in the middle, the other adds',
      editedB,
      change(three, 2_001, (l) => addLine(l, dish('d'))),
      'a x c d',
    ],
    [
      'one takes out the first, the other edits the last',
      change(three, 2_000, (l) => removeLine(l, keyOf(three, 'a')).lines),
      change(three, 2_001, (l) => replaceLine(l, keyOf(three, 'c'), dish('y'))),
      'b y',
    ],
    [
      'the first is edited',
      change(three, 2_000, (l) => replaceLine(l, keyOf(three, 'a'), dish('w'))),
      three,
      'w b c',
    ],
  ])('over two tabs: %s', (_rule, one, other, expected) => {
    expect(ids(mergePersisted(one, other))).toBe(expected)
    expect(ids(mergePersisted(other, one))).toBe(expected)
  })

  test('what was taken out and added again comes last; what is put back comes to its old place', () => {
    const cut = change(three, 2_000, (l) => removeLine(l, keyOf(three, 'a')).lines)
    expect(ids(change(cut, 3_000, (l) => addLine(l, dish('a'))))).toBe('b c a')
    const more = change(cut, 3_000, (l) => addLine(l, dish('d')))
    const [a] = linesOf(three)
    expect(a && ids(change(more, 4_000, (l) => restoreLine(l, a, 0)))).toBe('a b c d')
  })

  test('a line that did not change is the same, and a new price is a change', () => {
    const next = change(three, 2_000, (l) => setCount(l, keyOf(three, 'b'), 5))
    expect([next[0] === three[0], next[1] === three[1], next[2] === three[2]]).toEqual([true, false, true])
    expect(linesOf(next)[0]).toBe(linesOf(three)[0])
    const dearer = change(three, 2_000, (l) => acceptPrices(l, new Map([[keyOf(three, 'b'), 50_000]])))
    expect(dearer.map(({ seenPrice, at }) => [seenPrice, at])).toEqual([
      [45_000, 1_000],
      [50_000, 2_000],
      [45_000, 1_000],
    ])
    expect(mergePersisted(three, dearer)).toEqual(dearer)
  })

  test('of many removals the latest are remembered', () => {
    const many = withLines([], basket(...Array.from({ length: 150 }, (_, n) => `p-${n}`)), 1)
    const some = change(many, 2, (l) => l.slice(60))
    const none = change(some, 3, () => [])
    expect(none.filter(({ at }) => at === 3)).toHaveLength(90)
    expect(none).toHaveLength(100)
  })
})

describe('the bounds of what is read', () => {
  const read = (line: Record<string, unknown>) => parsePersisted([{ ...dish('p-1'), ...line }])
  test.each([
    ['an id of 200 signs', { productId: 'x'.repeat(200) }, 1],
    ['a longer one', { productId: 'x'.repeat(201) }, 0],
    ['an id of any signs', { productId: '{8F2E-11} плов' }, 1],
    ['a control character in it', { productId: 'p\u00001' }, 0],
    ['an id that is a number', { productId: 7 }, 0],
    ['a thousand pieces of a choice', { choices: { cheese: 1_000 } }, 1],
    ['more', { choices: { cheese: 1_001 } }, 0],
    ['none of it', { choices: { cheese: 0 } }, 0],
    ['a half of one', { choices: { cheese: 0.5 } }, 0],
    ['a choice with a bad id', { choices: { ' ': 1 } }, 0],
    ['a list of choices', { choices: [1] }, 0],
    ['a hundred thousand', { count: 100_000 }, 1],
    ['more than that', { count: 100_001 }, 0],
    ['less than nothing', { count: -1 }, 0],
  ])('%s', (_rule, line, found) => {
    expect(read(line)).toHaveLength(found)
  })

  test('a long note is cut, and what is no note, price or time is none', () => {
    expect(read({ note: 'x'.repeat(301) })[0]?.note).toHaveLength(300)
    expect(read({ note: 7, seenPrice: '9', at: null })).toMatchObject([{ note: '', seenPrice: 0, at: 0 }])
    expect(read({ seenPrice: Number.NaN })).toMatchObject([{ seenPrice: 0 }])
  })

  test('a thousand lines are read', () => {
    const lines = Array.from({ length: 1_001 }, (_, n) => dish(`p-${n}`))
    expect(parsePersisted(lines)).toHaveLength(1_000)
    expect(parsePersisted(lines.slice(0, 2)).map(({ place }) => place)).toEqual([1, 2])
  })
})
