import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_TEXT } from '#/domain/text.ts'
import { namedIn } from './ingredient-words.ts'
import {
  againstIn,
  type DescribedDish,
  isAgainst,
  PREFERENCES,
  tagsOfMost,
  verdictOf,
} from './preferences.ts'

const named = (eng: string, ru = '', uz = '') => ({ eng, ru, uz })
const dish = (change: Partial<DescribedDish> & { eng?: string } = {}): DescribedDish => ({
  name: named(change.eng ?? 'Soup of the day'),
  tags: [],
  allergens: [],
  labels: [],
  description: NO_TEXT,
  ...change,
})
const NONE = { contains: [], unmarked: [], unsaid: [] }

test.each([
  ['no preferences: nothing is said', dish({ allergens: ['NUTS'] }), {}, NONE],
  ['an allergen', dish({ allergens: ['NUTS'] }), { without: ['NUTS'] }, { contains: ['NUTS'] }],
  ['under another code', dish({ allergens: ['egg'] }), { without: ['EGGS'] }, { contains: ['EGGS'] }],
  [
    'a list of allergens without it: it is not in there',
    dish({ allergens: ['MILK'] }),
    { without: ['NUTS'] },
    {},
  ],
  ['no list of allergens: unknown, not safe', dish(), { without: ['NUTS'] }, { unsaid: ['NUTS'] }],
  ['its name', dish({ eng: 'Walnut baklava' }), { without: ['NUTS'] }, { contains: ['NUTS'] }],
  [
    'its name, although the list of allergens leaves it out',
    dish({ eng: 'Walnut baklava', allergens: ['GLUTEN'] }),
    { without: ['NUTS'] },
    { contains: ['NUTS'] },
  ],
  [
    'a label',
    dish({ labels: [{ name: named('Spicy', 'Острое', 'Achchiq') }] }),
    { without: ['SPICY'] },
    { contains: ['SPICY'] },
  ],
  ['a tag', dish({ tags: ['Spicy'] }), { without: ['SPICY'] }, { contains: ['SPICY'] }],
  [
    'hot is not all that may be in there',
    dish({ tags: ['spicy'], allergens: ['MILK'] }),
    { without: ['NUTS'] },
    {},
  ],
  [
    'nothing says how hot it is',
    dish({ allergens: ['MILK'] }),
    { without: ['SPICY'] },
    { unsaid: ['SPICY'] },
  ],
  ['a diet it is marked with', dish({ tags: ['halal'] }), { tags: ['halal'] }, {}],
  [
    'its description',
    dish({ description: named('Rice with beef and carrots') }),
    { tags: ['vegetarian'] },
    { contains: ['MEAT'] },
  ],
  ['a diet that most others are marked with', dish(), { tags: ['halal'] }, { unmarked: ['halal'] }],
  ['a diet that few dishes are marked with', dish(), { tags: ['kosher'] }, { unsaid: ['kosher'] }],
  ['vegan is vegetarian too', dish({ tags: ['vegan'] }), { tags: ['vegetarian'] }, {}],
  [
    'meat says more than a missing mark',
    dish({ eng: 'Norin with horse meat' }),
    { tags: ['vegetarian'] },
    { contains: ['MEAT'] },
  ],
  [
    'pork is not called meat as well',
    dish({ eng: 'Pork ribs' }),
    { tags: ['vegetarian'] },
    { contains: ['PORK'] },
  ],
  [
    'the bacon of a halal dish',
    dish({ eng: 'Burger with bacon', tags: ['halal'] }),
    { without: ['PORK'] },
    {},
  ],
  ['no pork, and nothing is said', dish(), { without: ['PORK'] }, { unsaid: ['PORK'] }],
  [
    'milk in a vegan diet',
    dish({ eng: 'Tomato salad', allergens: ['MILK'] }),
    { tags: ['vegan'] },
    { contains: ['MILK'] },
  ],
])('a dish: %s', (_rule, one, preferences, expected) => {
  const marked = new Set(['halal', 'vegetarian', 'vegan'])
  expect(verdictOf(one, [], { tags: [], without: [], ...preferences }, marked)).toEqual({
    ...NONE,
    ...expected,
  })
})

test.each([
  ['what is to be left out', { contains: ['NUTS'] }, true],
  ['a mark that most dishes have', { unmarked: ['halal'] }, true],
  ['only what the shop does not say', { unsaid: ['NUTS'] }, false],
])('whether it is asked before a dish is added: %s (CX-13)', (_rule, found, isAsked) => {
  expect(isAgainst({ ...NONE, ...found })).toBe(isAsked)
})

test('a choice adds what its name says', () => {
  const preferences = { tags: ['halal'], without: ['NUTS'] }
  const one = dish({ tags: ['halal'], allergens: ['MILK'] })
  const marked = tagsOfMost([one])
  expect(verdictOf(one, [named('Tomato')], preferences, marked)).toEqual(NONE)
  expect(verdictOf(one, [named('Walnuts'), named('Bacon')], preferences, marked).contains).toEqual([
    'NUTS',
    'PORK',
  ])
})

test.each([
  ['Walnut baklava', ['NUTS']],
  ['Nutmeg tea', []],
  ['Coconut cake', []],
  ['Yongʻoqli pahlava', ['NUTS']],
  ['Ёнғоқли паҳлава', ['NUTS']],
  ['Пахлава с орехом', ['NUTS']],
  ['Пахлава без орехов', []],
  ['Yongʻoqsiz pahlava', []],
  ['Salad without nuts', []],
  ['Yeryongʻoq', ['PEANUTS']],
  ['Oat milk', []],
  ['Кокосовое молоко', []],
  ['Coconut shrimps', ['CRUSTACEANS']],
  ['Kokos suti', []],
  ['Сырой огурец', []],
  ['Сыр', ['MILK']],
  ['Qoʻshimcha pishloq', ['MILK']],
  ['Hot adjika', ['SPICY']],
  ['Острый соус', ['SPICY']],
  ['Остров', []],
  ['Achchiq sous', ['SPICY']],
  ['Свиная шея', ['PORK', 'MEAT']],
  ['Quail egg', ['EGGS']],
  ['Tovuq goʻshti', ['MEAT']],
  ['', []],
])('"%s" names %j', (words, expected) => {
  expect(namedIn(named(words))).toEqual(expected)
  expect(namedIn(named('', '', words))).toEqual(expected)
})

test('a tag counts as usual when half of the dishes carry it', () => {
  const dishes = [dish({ tags: ['halal', 'vegan'] }), dish({ tags: ['Halal'] }), dish(), dish()]
  expect([...tagsOfMost(dishes)]).toEqual(['halal'])
  expect([...tagsOfMost([])]).toEqual([])
})

test('what a choice is against, only as far as it is asked for', () => {
  expect(againstIn(named('Bacon'), { tags: [], without: ['NUTS'] })).toEqual([])
  expect(againstIn(named('Bacon'), { tags: ['vegetarian'], without: [] })).toEqual(['PORK'])
  expect(againstIn(named('Bacon'), { tags: [], without: [] })).toEqual([])
})

const anyDish = fc.record({
  name: fc.constantFrom(...['Walnut cake', 'Pork ribs', 'Tea', 'Spicy soup'].map((one) => named(one))),
  tags: fc.subarray(['halal', 'vegan', 'spicy']),
  allergens: fc.subarray(['NUTS', 'MILK', 'egg']),
  labels: fc.constant([]),
  description: fc.constant(NO_TEXT),
})
const anyPreferences = fc.record({
  tags: fc.subarray([...PREFERENCES.tags]),
  without: fc.subarray([...PREFERENCES.without]),
})

test('each thing is said once, and more preferences never make a dish suit better', () => {
  fc.assert(
    fc.property(anyDish, anyPreferences, anyPreferences, (one, some, more) => {
      const marked = new Set(['halal'])
      const { contains, unmarked, unsaid } = verdictOf(one, [], some, marked)
      const all = [...contains, ...unmarked, ...unsaid]
      expect(new Set(all).size).toBe(all.length)
      const both = {
        tags: [...new Set([...some.tags, ...more.tags])],
        without: [...new Set([...some.without, ...more.without])],
      }
      if (isAgainst({ contains, unmarked, unsaid }))
        expect(isAgainst(verdictOf(one, [], both, marked))).toBe(true)
    }),
  )
})
