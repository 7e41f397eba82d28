import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addLine, type BasketLine, type NewLine } from './basket-lines.ts'
import {
  availableOf,
  changesToSend,
  freeName,
  laterOf,
  linesOfOthers,
  mergeShared,
  queued,
  type SharedChange,
  type SharedLine,
  sharedLineId,
  sharedName,
} from './shared-basket.ts'

const change = (lineId: string, revision: number, count: number): SharedChange => ({
  ...{ lineId, revision, count, productId: `p-${lineId}`, choices: {}, note: '', seenPrice: 1_000 },
})
const line = (personId: string, ...rest: Parameters<typeof change>): SharedLine => ({
  personId,
  ...change(...rest),
})
const shape = (lines: readonly SharedLine[]) =>
  lines.map(({ personId, lineId, revision, count }) => `${personId}${lineId}@${revision}x${count}`)

describe('the lines of two sides together (CX-12)', () => {
  test.each([
    ['nothing and something', [], [line('A', 'a', 1, 1)], ['Aa@1x1']],
    ['the newer revision wins', [line('A', 'a', 2, 5)], [line('A', 'a', 1, 1)], ['Aa@2x5']],
    ['a removal is a change', [line('A', 'a', 2, 0)], [line('A', 'a', 1, 1)], ['Aa@2x0']],
    ['what was put back after it, too', [line('A', 'a', 2, 0)], [line('A', 'a', 3, 1)], ['Aa@3x1']],
    [
      'two tabs with one revision: the same everywhere',
      [line('A', 'a', 1, 2)],
      [line('A', 'a', 1, 3)],
      ['Aa@1x3'],
    ],
    [
      'a line of the same id of another person',
      [line('A', 'a', 9, 1)],
      [line('B', 'a', 1, 2)],
      ['Aa@9x1', 'Ba@1x2'],
    ],
  ])('%s', (_, a, b, expected) => {
    expect(shape(mergeShared(a, b))).toEqual(expected)
    expect(shape(mergeShared(b, a))).toEqual(expected)
  })

  const lines = fc.array(
    fc.tuple(
      fc.constantFrom('A', 'B', 'C'),
      fc.constantFrom('a', 'b'),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 3 }),
    ),
    { maxLength: 20 },
  )
  const made = lines.map((all) => all.map((one) => line(...one)))
  const heard = (messages: readonly SharedLine[]) =>
    messages.reduce<SharedLine[]>((known, one) => mergeShared(known, [one]), [])

  test('in any order, however often, in whatever pieces: everybody ends with the same', () => {
    fc.assert(
      fc.property(made, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (sent, dice) => {
        const roll = () => dice.next().value as number
        const shuffled = [...sent, ...sent.filter(() => roll() < 0.5)]
          .map((one) => ({ one, at: roll() }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one)
        const half = Math.floor(shuffled.length * roll())
        const [first, second] = [shuffled.slice(0, half), shuffled.slice(half)]
        expect(heard(shuffled)).toEqual(heard(sent))
        expect(mergeShared(heard(first), heard(second))).toEqual(heard(sent))
      }),
    )
  })

  test('merging again changes nothing', () => {
    fc.assert(
      fc.property(made, made, (a, b) => {
        const both = mergeShared(a, b)
        expect(mergeShared(both, b)).toEqual(both)
        expect(mergeShared(both, both)).toEqual(both)
      }),
    )
  })
})

const dish = (productId: string, count: number, more: Partial<NewLine> = {}): NewLine => ({
  ...{ productId, count, choices: {}, note: '', seenPrice: 1_000 },
  ...more,
})
const basket = (...lines: NewLine[]) => lines.reduce<BasketLine[]>(addLine, [])

describe('what a phone has to send', () => {
  const own = basket(dish('p-1', 2), dish('p-2', 1))
  const sent = changesToSend(own, [], 7)

  test('at first all of it, each with a revision of its own after the last one used', () => {
    expect(sent.map(({ productId, count, revision }) => [productId, count, revision])).toEqual([
      ['p-1', 2, 8],
      ['p-2', 1, 9],
    ])
  })

  test('nothing, when all of it is there', () => {
    expect(changesToSend(own, sent, 9)).toEqual([])
  })

  test('a quantity, a price and a removal that changed', () => {
    const next = basket(dish('p-1', 3))
    expect(
      changesToSend(next, sent, 9).map(({ lineId, count, revision }) => [lineId, count, revision]),
    ).toEqual([
      [sharedLineId(own[0] as BasketLine), 3, 10],
      [sharedLineId(own[1] as BasketLine), 0, 11],
    ])
    const dearer = basket(dish('p-1', 2, { seenPrice: 1_200 }), dish('p-2', 1))
    expect(changesToSend(dearer, sent, 9)).toMatchObject([{ productId: 'p-1', seenPrice: 1_200 }])
  })

  test('a phone that has forgotten its last revision goes by that of the basket', () => {
    expect(changesToSend([], sent, 0).map(({ revision }) => revision)).toEqual([10, 11])
  })

  test('after it was heard there is nothing more to send, and the lines are those of the phone', () => {
    const dishes = fc.array(
      fc.record({
        productId: fc.constantFrom('p-1', 'p-2', 'p-3'),
        note: fc.constantFrom('', 'hot'),
        count: fc.integer({ min: 1, max: 5 }),
      }),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(fc.array(dishes, { minLength: 1, maxLength: 5 }), (states) => {
        let mine: SharedLine[] = []
        for (const state of states) {
          const wanted = basket(
            ...state.map(({ productId, note, count }) => dish(productId, count, { note })),
          )
          const changes = changesToSend(wanted, mine, 0)
          mine = mergeShared(
            mine,
            changes.map((one) => ({ ...one, personId: 'A' })),
          )
          expect(changesToSend(wanted, mine, 0)).toEqual([])
          expect(mine.filter(({ count }) => count > 0)).toHaveLength(wanted.length)
        }
      }),
    )
  })
})

describe('a dish that is running out', () => {
  const stock = (left: number) => (_: string, count: number, taken: number) =>
    Math.min(count, Math.max(0, left - taken))
  const counts = (lines: ReturnType<typeof queued>[], left: number) => {
    const found = availableOf(lines, stock(left))
    return lines.map((one) => found.get(one))
  }
  const a = queued({ ...line('A', 'x', 1, 1) }, null, 1)
  const b = queued({ ...line('B', 'x', 1, 1) }, null, 2)

  test('its last portion belongs to who took it first', () => {
    expect(counts([a, b], 1)).toEqual([1, 0])
    expect(counts([b, a], 1)).toEqual([0, 1])
  })

  test('who asks for more comes after those who waited', () => {
    const more = queued({ ...line('A', 'x', 2, 2) }, a, 3)
    expect(counts([more, b], 2)).toEqual([1, 1])
  })

  test('who takes less keeps the place', () => {
    const two = queued({ ...line('A', 'x', 1, 2) }, null, 1)
    expect(queued({ ...line('A', 'x', 2, 1) }, two, 3).since).toBe(1)
    expect(queued({ ...line('A', 'x', 2, 2), seenPrice: 900 }, two, 3).since).toBe(1)
  })

  test('of two that came at once everybody sees the same one first', () => {
    const both = [queued({ ...line('B', 'x', 1, 1) }, null, 1), a]
    expect(counts(both, 1)).toEqual([0, 1])
    expect(counts(both.toReversed(), 1)).toEqual([1, 0])
  })

  test('without a limit everybody has what was taken', () => {
    expect([...availableOf([a, b], (_, count) => count).values()]).toEqual([1, 1])
  })

  test('never more is given away than there is, and nothing is left while somebody waits', () => {
    const takers = fc.array(fc.tuple(fc.constantFrom('A', 'B', 'C', 'D'), fc.integer({ min: 1, max: 4 })), {
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(takers, fc.integer({ min: 0, max: 12 }), (all, left) => {
        const lines = all.map(([who, count], n) =>
          queued({ ...line(who, `l${n}`, 1, count), productId: 'p' }, null, n),
        )
        const given = [...availableOf(lines, stock(left)).values()].reduce((sum, n) => sum + n, 0)
        const wanted = all.reduce((sum, [, count]) => sum + count, 0)
        expect(given).toBe(Math.min(left, wanted))
      }),
    )
  })
})

test('the starter orders what the others can have, equal lines together', () => {
  const told = [
    { ...line('A', 'own', 1, 1), available: 1 },
    { ...line('B', 'x', 1, 2), available: 2 },
    { ...line('C', 'x', 1, 3), available: 1 },
    { ...line('C', 'gone', 1, 3), available: 0 },
  ]
  expect(linesOfOthers(told, 'A')).toEqual([
    { productId: 'p-x', choices: {}, note: '', count: 3, seenPrice: 1_000 },
  ])
})

test.each([
  ['no answer yet', undefined, { id: 'b', version: 1 }, 1],
  ['a later answer', { id: 'b', version: 1 }, { id: 'b', version: 2 }, 2],
  ['an answer that was overtaken', { id: 'b', version: 3 }, { id: 'b', version: 2 }, 3],
  ['another basket', { id: 'a', version: 9 }, { id: 'b', version: 1 }, 1],
] as const)('of two answers: %s', (_, known, told, version) => {
  expect(laterOf<{ id: string; version: number }>(known, told).version).toBe(version)
})

test.each([
  ['  Aziza  ', 'Aziza'],
  ['Aziza\nBobur\u202e', 'Aziza Bobur'],
  ['x'.repeat(50), 'x'.repeat(40)],
  [`  ${'x'.repeat(50)}`, 'x'.repeat(40)],
  [`${'x'.repeat(39)} Bobur`, 'x'.repeat(39)],
  ['Aziza \n Bobur', 'Aziza Bobur'],
  ['\u0000 \t', ''],
  ['\u200dAziza\u200d', 'Aziza'],
  ['Oila 👨‍👩‍👧 👩🏽‍🍳', 'Oila 👨‍👩‍👧 👩🏽‍🍳'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿\u202e 🇺🇿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇺🇿'],
])('the name %j is %j', (typed, name) => {
  expect(sharedName(typed)).toBe(name)
})

test.each([
  ['Aziza', [], 'Aziza'],
  ['Aziza', ['Aziza'], 'Aziza 2'],
  ['Aziza', ['Aziza', 'Aziza 2'], 'Aziza 3'],
])('%s beside %j is %s', (name, taken, free) => {
  expect(freeName(name, taken)).toBe(free)
})
