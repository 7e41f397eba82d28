import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pointIn, pointText } from './coordinates.ts'

const place = { latitude: 41.311321, longitude: 69.279223 }

test.each([
  ['two numbers', '41.311321, 69.279223'],
  ['two numbers and a blank', '  41.311321 69.279223 '],
  ['decimal commas', '41,311321 69,279223'],
  ['the other way round', '69.279223,41.311321'],
  ['a geo address', 'geo:41.311321,69.279223?z=17'],
  ['Google: a place', 'https://www.google.com/maps/place/X/@41.4,69.3,17z/data=!8m2!3d41.311321!4d69.279223'],
  ['Google: a view', 'https://www.google.com/maps/@41.311321,69.279223,15z'],
  ['Google: a search', 'https://maps.google.com/?q=41.311321,69.279223'],
  ['Yandex, longitude first', 'https://yandex.uz/maps/?ll=69.279223%2C41.311321&z=16'],
  ['2GIS', 'https://2gis.uz/tashkent/geo/123/69.279223%2C41.311321?m=69.279223%2C41.311321%2F16'],
  ['OpenStreetMap', 'https://www.openstreetmap.org/#map=16/41.311321/69.279223'],
])('a point is read from %s', (_what, text) => {
  expect(pointIn(text)).toEqual(place)
})

test.each([
  ['a street', 'Bunyodkor 12'],
  ['a street and two houses', 'Amir Temur 41, 69'],
  ['a place in another country', '55.751244, 37.618423'],
  ['a place south of the country', '32.311321, 69.279223'],
  ['a place north of it', '55.751244, 69.279223'],
  ['a place west of it', '41.311321, 37.618423'],
  ['a place east of it', '41.311321, 74.601234'],
  ['one number', '41.311321'],
  ['a broken link', 'https://example.com/%E0%A4%A'],
  ['nothing', ''],
])('no point in %s', (_what, text) => {
  expect(pointIn(text)).toBeNull()
})

test('what is written is read back, to a metre', () => {
  const points = fc.record({
    latitude: fc.double({ min: 37.5, max: 45.5, noNaN: true }),
    longitude: fc.double({ min: 56, max: 73, noNaN: true }),
  })
  fc.assert(
    fc.property(points, (point) => {
      const read = pointIn(pointText(point))
      expect(Math.abs((read?.latitude ?? 0) - point.latitude)).toBeLessThan(1e-5)
      expect(Math.abs((read?.longitude ?? 0) - point.longitude)).toBeLessThan(1e-5)
    }),
  )
})
