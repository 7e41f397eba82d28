import { expect, test } from 'vitest'
import { distanceMetres } from '#/domain/geo/geo.ts'
import { gazetteer } from './places.ts'
import { placesLike, placesNear } from './search.ts'

const tashkent = { latitude: 41.31, longitude: 69.24 }
const samarkand = { latitude: 39.655, longitude: 66.96 }

test.each([
  ['Bunyodkor', 'Bunyodkor shoh koʻchasi'],
  ['bunyodkor koʻchasi', 'Bunyodkor shoh koʻchasi'],
  ['бунёдкор', 'Bunyodkor shoh koʻchasi'],
  ['проспект Бунёдкор', 'Bunyodkor shoh koʻchasi'],
  ["Mirzo Ulug'bek", 'Mirzo Ulugʻbek shoh koʻchasi'],
  ['mirzo ulugbek', 'Mirzo Ulugʻbek shoh koʻchasi'],
  ['юнусабад 13', 'Yunusobod 13-mavze'],
  ['чиланзар 9', 'Chilonzor 9-mavze'],
  ['shahrisabz', 'Shahrisabz koʻchasi'],
  ['шахрисабз', 'Shahrisabz koʻchasi'],
  ['ibn sino buxoro', 'Ibn Sino koʻchasi'],
])('%s is %s', (q, streetName) => {
  expect(placesLike(q, tashkent, 'uz').map((place) => place.streetName)).toContain(streetName)
})

test('a house number is taken off the end and put on the place', () => {
  const [place] = placesLike('бунёдкор 12а', tashkent, 'ru')
  expect(place).toMatchObject({ streetName: 'проспект Бунёдкор', houseNumber: '12а', town: 'Toshkent' })
  expect(place?.title).toBe('проспект Бунёдкор, 12а, Ташкент')
})

test('the same street name: the nearer town first', () => {
  expect(placesLike('amir temur', samarkand, 'uz')[0]?.town).toBe('Samarqand')
  expect(placesLike('amir temur', tashkent, 'uz')[0]?.town).toBe('Toshkent')
})

test.each(['', ' ', 'a', 'zzzz', '%', '12'])('%o finds nothing odd', (q) => {
  expect(placesLike(q, null, 'uz').length).toBeLessThanOrEqual(10)
})

test('a point is named by its nearest street and stays where it is', () => {
  const point = { latitude: 41.2856, longitude: 69.2045 }
  expect(placesNear(point, 'uz')[0]).toMatchObject({ ...point, streetName: 'Bunyodkor shoh koʻchasi' })
  expect(placesNear({ latitude: 43, longitude: 60 }, 'uz')).toEqual([])
})

test('every place lies in its town', () => {
  const centres = {
    Toshkent: tashkent,
    Samarqand: samarkand,
    Buxoro: { latitude: 39.767, longitude: 64.424 },
  }
  for (const [town, centre] of Object.entries(centres)) {
    for (const [name, , latitude, longitude] of gazetteer[town]?.places ?? []) {
      expect(distanceMetres(centre, { latitude, longitude }), name).toBeLessThan(16_000)
    }
  }
})
