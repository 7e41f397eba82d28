import { describe, expect, test } from 'vitest'
import { BRANCH, group, modification, product } from '#/testing/samples.ts'
import { isSoldOut } from './menu.ts'
import { canBeMet, defaultChoices, isOpenToChoice, onlyChoices, ownChoices, pricesFrom } from './modifiers.ts'
import { lineSum, unitWithChoices } from './price.ts'

const one = (change = {}) => modification('a', change)
const two = [modification('a'), modification('b')]

describe('whether a rule of a group can be met, without which its dish is sold out (PR-03)', () => {
  test.each([
    ['one of two', group('g', two, { min: 1 }), true],
    ['all of two', group('g', two, { min: 2, max: 2 }), true],
    ['more than there is', group('g', two, { min: 3, max: 3 }), false],
    ['more than the group allows', group('g', two, { min: 2, max: 1 }), false],
    ['none is offered', group('g', [], { min: 1 }), false],
    ['all are stopped', group('g', [one({ active: false })], { min: 1 }), false],
    ['nothing has to be chosen, and all are stopped', group('g', [one({ active: false })]), true],
    ['several pieces of one', group('g', [one({ max: 3 })], { min: 2, max: 3 }), true],
    ['an option requires more than it allows', group('g', [one({ min: 2, max: 1 })], { max: 3 }), false],
    ['options require more than the group allows', group('g', [one({ min: 2, max: 2 })], { max: 1 }), false],
  ])('%s', (_rule, groupOfDish, can) => {
    expect(canBeMet(groupOfDish)).toBe(can)
    expect(isSoldOut(product({ modificationGroups: [groupOfDish] }), BRANCH)).toBe(!can)
  })
})

describe('a required choice without an alternative is made by itself (PR-05)', () => {
  test.each([
    ['the only one', [group('g', [one()], { min: 1 })], { a: 1 }, false],
    ['all of them', [group('g', two, { min: 2, max: 2 })], { a: 1, b: 1 }, false],
    ['one of two is a choice', [group('g', two, { min: 1 })], {}, true],
    ['what may be left out is a choice', [group('g', [one()])], {}, true],
    [
      'a stopped alternative is none',
      [group('g', [one(), modification('b', { active: false })], { min: 1 })],
      { a: 1 },
      false,
    ],
    ['nothing but stopped ones', [group('g', [one({ active: false })])], {}, false],
  ])('%s', (_rule, groups, chosen, isOpen) => {
    expect(onlyChoices(groups)).toEqual(chosen)
    expect(defaultChoices(groups)).toEqual(chosen)
    expect(isOpenToChoice(groups)).toBe(isOpen)
  })
})

test('an option may cost less than nothing, a dish may not', () => {
  const kinds = [modification('katta', { price: 0 }), modification('kichik', { price: -50_000 })]
  const dish = product({ costPrice: 45_000, modificationGroups: [group('kind', kinds, { min: 1 })] })
  expect(unitWithChoices({ product: dish, choices: { kichik: 1 } }, BRANCH)).toBe(0)
  expect(lineSum({ product: dish, choices: { kichik: 1 }, count: 2 }, BRANCH)).toBe(0)
  expect(pricesFrom(dish, BRANCH)).toEqual({ price: 0, hasRange: true })
})

test('a choice that was stored before its id stood in two groups means that of the first', () => {
  const twice = ['first', 'second'].map((id) =>
    group(id, [
      modification(`${id}/ketchup`, { sentId: 'ketchup' }),
      modification(`${id}/chili`, { sentId: 'chili' }),
    ]),
  )
  expect(ownChoices(twice, { ketchup: 2 })).toEqual({ 'first/ketchup': 2 })
  const own = { 'second/chili': 1 }
  expect(ownChoices(twice, own)).toBe(own)
})
