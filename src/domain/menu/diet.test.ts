import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ANY_DIET, allergensOf, canBeAsked, suits, tagsOf, toggled } from './diet.ts'
import { dietChoices } from './diet-choices.ts'

const dish = (tags: string[] = [], allergens: string[] = []) => ({ tags, allergens })

test.each([
  ['no filter: everything suits', dish([], ['NUTS']), {}, true],
  ['the tag is there', dish(['vegan']), { tags: ['vegan'] }, true],
  ['the tag is not', dish(['halal']), { tags: ['vegan'] }, false],
  ['vegan is vegetarian too', dish(['vegan']), { tags: ['vegetarian'] }, true],
  ['vegetarian is not vegan', dish(['vegetarian']), { tags: ['vegan'] }, false],
  ['every tag counts', dish(['vegetarian']), { tags: ['vegetarian', 'halal'] }, false],
  ['letters of any case', dish([' Vegetarian '], ['Milk']), { tags: ['vegetarian'] }, true],
  ['an allergen is in it', dish([], ['MILK', 'EGGS']), { without: ['EGGS'] }, false],
  ['under another code too', dish([], [' egg ']), { without: ['EGGS'] }, false],
  ['none of them is', dish([], ['MILK']), { without: ['EGGS', 'NUTS'] }, true],
  [
    'tag and allergen together',
    dish(['vegetarian'], ['MILK']),
    { tags: ['vegetarian'], without: ['MILK'] },
    false,
  ],
])('suits: %s', (_rule, product, diet, expected) => {
  expect(suits(product, { tags: [], without: [], ...diet })).toBe(expected)
})

test('only filters that some dishes pass and others do not are offered, the most common first', () => {
  const products = [
    dish(['halal', 'new'], ['MILK']),
    dish(['halal', 'vegan'], ['NUTS']),
    dish(['halal', 'hit'], ['NUTS', 'SALT']),
    dish(['halal'], ['NUTS']),
  ].map((one) => ({ ...one, allergens: [...one.allergens, 'SALT'] }))
  expect(dietChoices(products)).toEqual({ tags: ['vegetarian', 'vegan'], without: ['NUTS', 'MILK'] })
  expect(dietChoices([])).toEqual({ tags: [], without: [] })
})

test('the most common first, whatever the order of the menu', () => {
  const products = [
    dish([], ['MILK', 'EGGS', 'NUTS']),
    dish([], ['EGGS', 'NUTS']),
    dish([], ['NUTS']),
    dish(),
  ]
  for (const menu of [products, products.toReversed()])
    expect(dietChoices(menu).without).toEqual(['NUTS', 'EGGS', 'MILK'])
})

test('a filter is taken in and out again, and the others stay', () => {
  const vegan = toggled(ANY_DIET, 'tags', 'vegan')
  const both = toggled(toggled(vegan, 'tags', 'halal'), 'without', 'NUTS')
  expect(both).toEqual({ tags: ['vegan', 'halal'], without: ['NUTS'] })
  expect(toggled(both, 'tags', 'vegan')).toEqual({ tags: ['halal'], without: ['NUTS'] })
})

test.each([
  ['an allergen', dish([], ['NUTS']), true],
  ['vegetarian', dish(['hit', 'Vegetarian']), true],
  ['vegan, which is vegetarian', dish(['vegan']), true],
  ['nothing that tells dishes apart', dish(['hit', 'halal']), false],
  ['nothing', dish(), false],
])('whether a dish is a reason for filters: %s', (_rule, one, is) => {
  expect(canBeAsked(one)).toBe(is)
})

const anyDish = fc.record({
  tags: fc.array(fc.constantFrom('halal', 'Vegan', 'vegetarian', 'hit')),
  allergens: fc.array(fc.constantFrom('MILK', 'egg', 'EGGS', 'nuts')),
})

test('each choice leaves some dishes and takes some away', () => {
  fc.assert(
    fc.property(fc.array(anyDish), (products) => {
      const { tags, without } = dietChoices(products)
      const diets = [
        ...tags.map((tag) => ({ tags: [tag], without: [] })),
        ...without.map((code) => ({ tags: [], without: [code] })),
      ]
      for (const diet of diets) {
        const left = products.filter((product) => suits(product, diet)).length
        expect(left).toBeGreaterThan(0)
        expect(left).toBeLessThan(products.length)
      }
    }),
  )
})

test('a narrower filter never brings a dish back', () => {
  fc.assert(
    fc.property(
      anyDish,
      fc.array(fc.constantFrom('vegan', 'halal')),
      fc.constantFrom('MILK', 'EGGS'),
      (product, tags, code) => {
        const narrow = suits(product, { tags, without: [code] })
        expect(narrow && !suits(product, { tags, without: [] })).toBe(false)
        expect(narrow && allergensOf(product).includes(code)).toBe(false)
        if (narrow) for (const tag of tags) expect(tagsOf(product)).toContain(tag)
      },
    ),
  )
})
