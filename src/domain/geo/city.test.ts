import { expect, test } from 'vitest'
import { byCity, defaultCity } from './city.ts'

const cities = [{ id: 'c-1' }, { id: 'c-2' }, { id: 'c-3' }]
const none = { mainCityId: null, addressCityId: null, chosenId: null }
test.each([
  [
    'the only one, whatever was chosen',
    cities.slice(1, 2),
    { ...none, chosenId: 'c-9', mainCityId: 'c-1' },
    'c-2',
  ],
  ['the chosen one before the main one', cities, { ...none, chosenId: 'c-3', mainCityId: 'c-2' }, 'c-3'],
  ['the chosen one of two', cities.slice(0, 2), { ...none, chosenId: 'c-2' }, 'c-2'],
  ['the main one', cities, { ...none, mainCityId: 'c-2', addressCityId: 'c-3' }, 'c-2'],
  ['the one of the address', cities, { ...none, addressCityId: 'c-3' }, 'c-3'],
  ['the first', cities, none, 'c-1'],
  ['one that is gone does not count', cities, { ...none, chosenId: 'c-9', mainCityId: 'c-8' }, 'c-1'],
  ['none of none', [], none, undefined],
])('city: %s', (_rule, list, known, expected) => {
  expect(defaultCity(list, known)?.id).toBe(expected)
})

test.each([
  ['the city of the nearest first, each in its order', ['a c-2', 'b c-1', 'c c-2'], 'c-2: a c; c-1: b'],
  ['one city: no name', ['a c-1', 'b c-1'], 'no name: a b'],
  ['a city that is not known: no name, before all', ['a c-1', 'b c-9', 'c'], 'no name: b c; c-1: a'],
  ['no branches', [], 'no name: '],
])('branches by city: %s', (_rule, list, expected) => {
  const branches = list.map((one) => {
    const [id, cityId = null] = one.split(' ')
    return { id, cityId }
  })
  const groups = byCity(branches, cities).map(
    ({ city, branches: own }) => `${city?.id ?? 'no name'}: ${own.map(({ id }) => id).join(' ')}`,
  )
  expect(groups.join('; ')).toBe(expected)
})
