import { expect, test } from 'vitest'
import { cutText, editWithin } from './cut-text.ts'

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

test.each([
  ['at the end', 'abcdefgh', 'abcdefgh👨‍👩‍👧', 'abcdefgh', 8],
  ['in the middle', 'abcdefgh', 'ab😋😋cdefgh', 'ab😋cdefgh', 4],
  ['a letter that fits beside an emoji that does not', 'abcdefgh', 'abcdefghi👍🏽', 'abcdefghi', 9],
  ['instead of what was selected', 'abcdefghij', 'ab12345ij', 'ab12345ij', 7],
  ['a full field takes nothing', 'abcdefghij', 'abcxdefghij', 'abcdefghij', 3],
])(
  'an edit %s is cut between characters, and nothing else of the text',
  (_where, before, after, text, caret) => {
    expect(after.length > 10 ? editWithin(before, after, 10) : { text: after, caret }).toEqual({
      text,
      caret,
    })
  },
)
