import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { group, modification, size, toppings } from '#/testing/samples.ts'
import { areChoicesGood, choose, cleanChoices, defaultChoices, groupState, shortGroups } from './modifiers.ts'
import type { Choices, ModificationGroup } from './product.ts'

// One piece of garlic comes with every dish.
const sauces = group('sauces', [modification('garlic', { min: 1, max: 3 }), modification('chilli')], {
  max: 5,
  priority: 3,
})
// There is no more paper.
const wrap = group('wrap', [modification('paper', { max: 0 }), modification('box')])
const groups = [toppings, size, sauces, wrap]

describe('groupState', () => {
  test.each([
    ['nothing chosen is short of one', size, {}, { count: 0, isShort: true, isFull: false }],
    ['one of one is full', size, { m: 1 }, { count: 1, isShort: false, isFull: true }],
    [
      'pieces are counted, not kinds',
      toppings,
      { cheese: 2, olive: 1 },
      { count: 3, isShort: false, isFull: true },
    ],
    [
      'enough of the group, but not of the one that belongs to it',
      sauces,
      { chilli: 1 },
      { count: 1, isShort: true, isFull: false },
    ],
    ['what is not active does not count', toppings, { ham: 1 }, { count: 0, isShort: false, isFull: false }],
  ])('%s', (_rule, of, choices: Choices, expected) => {
    expect(groupState(of, choices)).toMatchObject(expected)
  })

  test('short groups come in the order they are shown', () => {
    const sauce = group('sauce', [modification('garlic')], { min: 1, priority: 0 })
    expect(shortGroups([size, toppings, sauce], {}).map((g) => g.id)).toEqual(['sauce', 'size'])
  })
})

describe('choose', () => {
  test.each([
    ['a radio takes the place of the one before', { s: 1 }, 'size', 'm', 'toggle', { m: 1 }],
    ['plus works on a radio too', { s: 1 }, 'size', 'l', 1, { l: 1 }],
    ['a needed radio cannot be put back', { s: 1 }, 'size', 's', 'toggle', { s: 1 }],
    ['one more piece', { cheese: 1 }, 'toppings', 'cheese', 1, { cheese: 2 }],
    ['its own maximum stops it', { cheese: 2 }, 'toppings', 'cheese', 1, { cheese: 2 }],
    [
      'the maximum of the group stops it',
      { cheese: 2, olive: 1 },
      'toppings',
      'olive',
      1,
      { cheese: 2, olive: 1 },
    ],
    ['more than fits is cut', { cheese: 1 }, 'toppings', 'olive', 9, { cheese: 1, olive: 2 }],
    ['toggle takes all pieces away', { cheese: 2, olive: 1 }, 'toppings', 'cheese', 'toggle', { olive: 1 }],
    ['the last piece leaves no zero behind', { olive: 1 }, 'toppings', 'olive', -1, {}],
    ['never below zero', {}, 'toppings', 'olive', -3, {}],
    ['what belongs to the dish stays', { garlic: 1 }, 'sauces', 'garlic', -1, { garlic: 1 }],
    ['it stays when more is taken away', { garlic: 3 }, 'sauces', 'garlic', -5, { garlic: 1 }],
    ['and when all is', { garlic: 3, chilli: 1 }, 'sauces', 'garlic', 'toggle', { garlic: 1, chilli: 1 }],
    ['one of which there is none', { box: 1 }, 'wrap', 'paper', 'toggle', { box: 1 }],
    ['what is not active is never chosen', {}, 'toppings', 'ham', 'toggle', {}],
    ['an unknown one is never chosen', {}, 'toppings', 'gold', 1, {}],
    ['nor one of an unknown group', {}, 'gold', 'cheese', 1, {}],
  ] as const)('%s', (_rule, choices: Choices, groupId, id, change, expected) => {
    expect(choose(groups, choices, groupId, id, change)).toEqual(expected)
  })

  test.each([
    ['a full group', 'toppings', 'olive', 1],
    ['more of a radio that is chosen', 'size', 'm', 1],
    ['less of one that is not', 'wrap', 'box', -1],
    ['a needed radio', 'size', 'm', 'toggle'],
    ['what belongs to the dish', 'sauces', 'garlic', -1],
  ] as const)('a refused tap gives back the very same choices: %s', (_rule, groupId, id, change) => {
    const choices = { cheese: 2, olive: 1, m: 1, garlic: 1 }
    expect(choose(groups, choices, groupId, id, change)).toBe(choices)
  })

  test('an optional radio can be deselected', () => {
    const gift = group('gift', [modification('toy'), modification('pen')], { min: 0, max: 1 })
    expect(choose([gift], { toy: 1 }, 'gift', 'toy', 'toggle')).toEqual({})
  })
})

test.each([
  [
    'defaults are chosen',
    [group('g', [modification('a', { isDefault: true }), modification('b')])],
    { a: 1 },
  ],
  [
    'a second default does not pass the maximum',
    [group('g', [modification('a', { isDefault: true }), modification('b', { isDefault: true })])],
    { a: 1 },
  ],
  [
    'a default that is not active is not chosen',
    [group('g', [modification('a', { isDefault: true, active: false })])],
    {},
  ],
  [
    'obliged pieces come first',
    [group('g', [modification('a', { isDefault: true }), modification('b', { min: 2, max: 3 })], { max: 2 })],
    { b: 2 },
  ],
  [
    'a default that is obliged comes once',
    [group('g', [modification('a', { isDefault: true, min: 1, max: 3 })], { max: 3 })],
    { a: 1 },
  ],
])('defaultChoices: %s', (_rule, of, expected) => {
  expect(defaultChoices(of)).toEqual(expected)
})

test('choices of an old order are cut to what is sold today', () => {
  expect(cleanChoices(groups, { s: 1, m: 1, cheese: 5, ham: 1, gone: 2 })).toEqual({ s: 1, cheese: 2 })
})

test.each([
  ['as they are sold', { s: 1, cheese: 2, garlic: 1 }, true],
  ['one is not made any more', { s: 1, ham: 1, garlic: 1 }, false],
  ['more of one than there may be', { s: 1, cheese: 3, garlic: 1 }, false],
  ['no size', { cheese: 2, garlic: 1 }, false],
])('choices that can be ordered today: %s', (_rule, choices, areGood) => {
  expect(areChoicesGood(groups, choices)).toBe(areGood)
})

const anyGroup = (id: string) =>
  fc
    .record({
      min: fc.integer({ min: 0, max: 3 }),
      max: fc.integer({ min: 1, max: 5 }),
      modifications: fc.array(
        fc.record({
          price: fc.integer({ min: 0, max: 20_000 }),
          max: fc.integer({ min: 1, max: 4 }),
          active: fc.boolean(),
          isDefault: fc.boolean(),
        }),
        { minLength: 1, maxLength: 5 },
      ),
    })
    .map(({ min, max, modifications }) =>
      group(
        id,
        modifications.map((m, i) => modification(`${id}-${i}`, m)),
        { min: Math.min(min, max), max },
      ),
    )
const anyTaps = fc.array(
  fc.record({
    g: fc.nat(1),
    m: fc.nat(5),
    change: fc.constantFrom<number | 'toggle'>(1, 2, 9, -1, -2, 'toggle'),
  }),
  { maxLength: 40 },
)

function allow(groups: readonly ModificationGroup[], choices: Choices) {
  for (const g of groups) {
    expect(groupState(g, choices).count).toBeLessThanOrEqual(g.max)
    for (const m of g.modifications) {
      const count = choices[m.id] ?? 0
      expect(count).toBeLessThanOrEqual(m.active ? m.max : 0)
      expect(count > 0 || !(m.id in choices)).toBe(true)
    }
  }
}

test('whatever is tapped, no maximum is passed and nothing inactive is chosen', () => {
  fc.assert(
    fc.property(anyGroup('a'), anyGroup('b'), anyTaps, (a, b, taps) => {
      let choices = defaultChoices([a, b])
      allow([a, b], choices)
      for (const { g, m, change } of taps) {
        const id = g === 0 ? 'a' : 'b'
        choices = choose([a, b], choices, id, `${id}-${m}`, change)
        allow([a, b], choices)
      }
      expect(cleanChoices([a, b], choices)).toEqual(choices)
    }),
    { numRuns: 500 },
  )
})
