import { expect, test } from 'vitest'
import { creditText } from './credit.ts'

test.each([
  [
    'OpenFreeMap',
    [
      '<a href="https://openfreemap.org">OpenFreeMap</a> <a href="https://x">&copy; OpenMapTiles</a> Data from <a href="https://y">OpenStreetMap</a>',
    ],
    'OpenFreeMap © OpenMapTiles Data from OpenStreetMap',
  ],
  ['two sources that say the same', ['© Us', '© Us', ''], '© Us'],
  ['two owners', ['A', 'B &amp; C'], 'A · B & C'],
  ['no source', [''], ''],
])('the attribution of a map: %s', (_whose, said, text) => {
  expect(creditText(said)).toBe(text)
})
