import { expect, test } from 'vitest'
import { taglineOf } from './tagline.ts'

test.each([
  ['Qozon — milliy taomlar', 'Qozon', 'Milliy taomlar'],
  ['QOZON: plov', 'Qozon', 'Plov'],
  ['Qozon - kabob', 'Qozon', 'Kabob'],
  ['Qozon-Kabob', 'Qozon', 'Qozon-Kabob'],
  ['Qozon', 'Qozon', ''],
  [' Qozon ', 'Qozon', ''],
  ['Qozoncha oshxonasi', 'Qozon', 'Qozoncha oshxonasi'],
  ['Taste of home', 'Qozon', 'Taste of home'],
  ['Taste of home', '', 'Taste of home'],
  ['', 'Qozon', ''],
])('"%s" under the name "%s" says "%s"', (title, name, expected) => {
  expect(taglineOf(title, name)).toBe(expected)
})
