import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Language, type MultilingualText, NO_TEXT } from '#/domain/text.ts'
import { SEARCH_CASES } from '#/testing/search-cases.ts'
import { demo } from '../../../scripts/sandbox/seeds/demo/demo.ts'
import { searchProducts } from './search.ts'
import { SearchIndex } from './search-index.ts'
import { similarProducts, similarTexts } from './similar.ts'

function searchIndex<P extends { name: MultilingualText; description: MultilingualText }>(
  products: readonly P[],
  language: Language,
  categoryOf?: (product: P) => MultilingualText | undefined,
) {
  const index = new SearchIndex(language, categoryOf)
  for (const product of products) index.add(product)
  return index
}

const dish = (uz: string, ru: string, about = '') => ({
  name: { uz, ru, eng: '' },
  description: { ...NO_TEXT, uz: about },
})
const small = searchIndex(
  [
    dish('Salat', 'Салат', '<strong>Osh</strong> bilan yaxshi'),
    dish('Choyxona oshi', 'Плов чайхонский'),
    dish('Osh', 'Плов'),
    dish('Moshxoʻrda', 'Машхурда'),
    dish('Pitsa', 'Пицца с сыром'),
  ],
  'uz',
)
const namesOf = (index: SearchIndex<ReturnType<typeof dish>>, query: string) =>
  searchProducts(index, query).products.map((one) => one.name.uz)

test.each([
  ['whole words, starts', 'osh', ['Osh', 'Choyxona oshi']],
  ['the name in another language', 'плов', ['Choyxona oshi', 'Osh']],
  ['every word must be found', 'osh choy', ['Choyxona oshi']],
  ['two letters are enough', 'mo', ['Moshxoʻrda']],
  ['the middle of a word', 'yxona', ['Choyxona oshi']],
  ['a description, last', 'yaxshi', ['Salat']],
  ['no markup of a description', 'strong', []],
  ['ў typed as у', 'мошхурда', ['Moshxoʻrda']],
  ['the other keyboard', 'gbwwf', ['Pitsa']],
  ['the other keyboard, the other way', 'щыр', ['Osh', 'Choyxona oshi']],
  ['one typo', 'chyoxona', ['Choyxona oshi']],
  ['no typo in a short word', 'ohs', []],
  ['nothing typed, nothing found', '  ', []],
  ['nothing but marks', '!?', []],
  ['nothing found', 'shaurma', []],
  ['a letter again and again finds nothing that begins with it', 'oooo', []],
])('search: %s', (_rule, query, names) => {
  expect(namesOf(small, query)).toEqual(names)
})

test('any spelling is found among a thousand dishes (CX-03; how soon, the benchmark says)', () => {
  const words = ['osh', 'shoʻrva', 'lagʻmon', 'manti', 'somsa', 'salat', 'choy', 'kabob', 'norin', 'dimlama']
  const dishes = Array.from({ length: 1_000 }, (_, n) =>
    dish(`${words[n % 10]} ${words[(n * 7) % 10]} ${n}`, `Блюдо ${words[(n * 3) % 10]} ${n}`),
  )
  const index = searchIndex(dishes, 'uz')
  for (const query of ['лагмон', "lag'mon", 'kfuvfy', 'lagmno'])
    expect(searchProducts(index, query).products[0]?.name.uz, query).toContain('lagʻmon')
})

test('says how the query was read, so that marks can follow it', () => {
  expect(searchProducts(small, 'gbwwf').readAs).toBe('пицца')
  expect(searchProducts(small, 'pitsa').readAs).toBe('pitsa')
})

test('a category finds its dishes, after those of that name', () => {
  const soups = { uz: 'Shoʻrvalar', ru: 'Супы', eng: 'Soups' }
  const index = searchIndex([dish('Mastava', 'Мастава'), dish('Supli set', 'Сет')], 'uz', () => soups)
  expect(namesOf(index, 'супы')).toEqual(['Mastava', 'Supli set'])
  expect(namesOf(index, 'sup')).toEqual(['Supli set', 'Mastava'])
})

test('what is like the typed, the likest first', () => {
  const words = ['Lavash', 'Burger', 'Doner', 'Shashlik']
  expect(similarTexts(words, 'burgre', 3)[0]).toBe('Burger')
  expect(similarTexts(words, 'xyzw', 3)).toEqual([])
})

test('what is like the typed is chosen among a few dishes that have such a word', () => {
  expect(similarProducts(small, 'choxona', 3)[0]?.name.uz).toBe('Choyxona oshi')
  expect(similarProducts(small, 'pitss', 3)[0]?.name.uz).toBe('Pitsa')
  expect(similarProducts(small, 'wwwwww', 3)).toEqual([])
  expect(similarProducts(small, 'os', 3)).toEqual([])
})

const { products, categories } = demo.menu
const categoryOf = new Map(categories.map(({ id, name }) => [id, name]))
const languages: readonly Language[] = ['uz', 'ru', 'eng']
const demoIn = (language: Language) =>
  searchIndex(products, language, (one) => categoryOf.get(one.categoryId))
const indexes = { uz: demoIn('uz'), ru: demoIn('ru'), eng: demoIn('eng') }
const rows = [...SEARCH_CASES].flatMap(([name, typed]) => typed.map((one) => [one, name] as const))

describe('the table of spellings', () => {
  test('is of dishes that are on the menu, and long enough to mean something', () => {
    const names = new Set(products.map(({ name }) => name.uz))
    expect([...SEARCH_CASES.keys()].filter((name) => !names.has(name))).toEqual([])
    expect(new Set(rows.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(150)
  })
  test.each(rows)('%s finds %s first', (typed, name) => {
    const first = languages.map((language) => searchProducts(indexes[language], typed).products[0]?.name.uz)
    expect(first).toEqual([name, name, name])
  })
})

test('a dish is among the first three by its own name, in any of its languages, in any case', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...products),
      fc.constantFrom(...languages),
      fc.constantFrom(...languages),
      fc.boolean(),
      (product, written, shown, isLoud) => {
        const name = isLoud ? product.name[written].toUpperCase() : product.name[written]
        expect(searchProducts(indexes[shown], name).products.slice(0, 3)).toContain(product)
      },
    ),
    { numRuns: 400 },
  )
})
