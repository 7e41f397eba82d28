import { expect, test } from 'vitest'
import { canSortBy, type Sort, sorted } from './sort.ts'

const dish = (name: string, price: number, grade: number | null, rated: number) => ({
  name,
  price,
  grade,
  rated,
})
const DISHES = [
  dish('osh', 40_000, 4.5, 300),
  dish('non', 5_000, null, 0),
  dish('manti', 30_000, 4.9, 12),
  dish('suv', 5_000, null, 0),
  dish('lagmon', 30_000, 4.5, 80),
]

test.each<[Sort, string]>([
  ['menu', 'osh non manti suv lagmon'],
  ['price', 'non suv manti lagmon osh'],
  ['rating', 'manti osh lagmon non suv'],
  ['popular', 'osh lagmon manti non suv'],
])('by %s: %s (DX-15)', (sort, expected) => {
  const before = [...DISHES]
  const names = sorted(DISHES, sort, (one) => one).map(({ name }) => name)
  expect(names.join(' ')).toBe(expected)
  expect(DISHES).toEqual(before)
})

test.each<[string, typeof DISHES, Sort[]]>([
  ['no dish', [], []],
  ['one dish', DISHES.slice(0, 1), []],
  ['dishes that nobody has rated', [DISHES[1], DISHES[3]] as typeof DISHES, ['menu', 'price']],
  ['dishes whose grades are zeros', [dish('osh', 1, 0, 0), dish('non', 2, 0, 0)], ['menu', 'price']],
  ['dishes of which one is rated', DISHES.slice(0, 2), ['menu', 'price']],
  ['rated dishes', DISHES, ['menu', 'price', 'rating', 'popular']],
])('%s can be sorted by what tells them apart', (_what, dishes, expected) => {
  const all: Sort[] = ['menu', 'price', 'rating', 'popular']
  expect(all.filter((sort) => canSortBy(sort, dishes))).toEqual(expected)
})
