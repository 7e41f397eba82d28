import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test.each([
  ['a short text stays', 'osh', 3, 'osh'],
  ['letters', 'palov', 3, 'pal'],
  ['an emoji of two units is not halved', 'osh😋', 4, 'osh'],
  ['nor one with the colour of a skin', 'a👍🏽', 4, 'a'],
  ['nor a family', 'a👨‍👩‍👧b', 8, 'a'],
  ['a whole family fits', 'a👨‍👩‍👧b', 9, 'a👨‍👩‍👧'],
  ['nor a flag', 'a🇺🇿🇰🇿', 7, 'a🇺🇿'],
  ['nor the flag of a part of a country', 'a🏴󠁧󠁢󠁥󠁮󠁧󠁿', 10, 'a'],
  ['nor a key', 'a1️⃣', 3, 'a'],
  ['nor a heart without its colour', 'a❤️', 2, 'a'],
  ['nor a letter without its mark', 'i\u0306i\u0306', 3, 'i\u0306'],
  ['nor the end of a line', 'a\r\nb', 2, 'a'],
])('%s', (_rule, text, most, expected) => {
  expect(cutText(text, most)).toBe(expected)
})
