import { expect, test } from 'vitest'
import { foldText, foundRange, searchIndex, searchProducts } from './search.ts'
import { NO_TEXT } from './text.ts'

test.each([
  ['лагмон', 'lagʻmon'],
  ["lag'mon", 'Lagʻmon'],
  ['ОШ', 'osh'],
  ['ўрик', 'oʻrik'],
  ['ҳолва', 'xolva'],
  ['қази', 'qazi'],
  ['чой', 'choy'],
  ['crème', 'Creme'],
])('%s is %s', (typed, written) => {
  expect(foldText(typed)).toBe(foldText(written))
})

test.each([
  ['the letters as written, with the apostrophe', 'Uygʻur lagʻmon', 'лагм', 'lagʻm'],
  ['the start of a word before the middle of one', 'Limonad, mon', 'mon', 'mon'],
  ['a letter that is two in Latin', 'Чой', 'cho', 'Чо'],
  ['the middle of a word when there is no better', 'Limonad', 'mon', 'mon'],
])('marks %s', (_rule, text, query, marked) => {
  const [from, to] = foundRange(text, query) ?? [0, 0]
  expect(text.slice(from, to)).toBe(marked)
})

test('marks nothing where nothing is', () => {
  expect(foundRange('Limonad', 'osh')).toBeNull()
  expect(foundRange('Limonad', ' ')).toBeNull()
})

const dish = (uz: string, ru: string, about = '') => ({
  name: { uz, ru, eng: '' },
  description: { ...NO_TEXT, uz: about },
})
const index = searchIndex(
  [
    dish('Salat', 'Салат', 'Osh bilan yaxshi'),
    dish('Choyxona oshi', 'Плов чайхонский'),
    dish('Osh', 'Плов'),
    dish('Moshxoʻrda', 'Машхурда'),
  ],
  'uz',
)
test.each([
  [
    'names before descriptions, word starts before middles',
    'osh',
    ['Choyxona oshi', 'Osh', 'Moshxoʻrda', 'Salat'],
  ],
  ['the name in another language', 'плов', ['Choyxona oshi', 'Osh']],
  ['every word must be found', 'osh choy', ['Choyxona oshi']],
  ['nothing typed, nothing found', '  ', []],
  ['nothing found', 'pitsa', []],
])('search: %s', (_rule, query, names) => {
  expect(searchProducts(index, query).map((p) => p.name.uz)).toEqual(names)
})

test('ten thousand products answer a key within a frame', () => {
  const many = searchIndex(
    Array.from({ length: 10_000 }, (_, i) => dish(`Taom ${i}`, `Блюдо ${i}`, 'mazali')),
    'uz',
  )
  const started = performance.now()
  expect(searchProducts(many, 'taom 99').length).toBeGreaterThan(100)
  expect(performance.now() - started).toBeLessThan(150)
})
