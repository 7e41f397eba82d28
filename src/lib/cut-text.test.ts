import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText, firstCharacter } from './cut-text.ts'
import { editWithin } from './edit-within.ts'

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

test.each([
  ['a flag', '🇺🇿 Aziza', '🇺🇿'],
  ['a letter with its mark', 'i\u0306x', 'i\u0306'],
  ['nothing', '', ''],
])('the first character: %s', (_what, text, first) => {
  expect(firstCharacter(text)).toBe(first)
})

/** What customers type, and what is hard to cut. */
const written = fc
  .array(
    fc.constantFrom(
      ...[
        'a',
        'ў',
        'oʻ',
        ' ',
        '\n',
        '\r\n',
        'и\u0306',
        'e\u0301\u0323',
        '1️⃣',
        '❤️',
        '😋',
        '😁',
        '👍🏽',
        '👧',
        '👦',
      ],
      ...['👨‍👩‍👧', '👨‍👩‍👧‍👦', '👩🏽‍🍳', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇺🇿', '🇰🇿'],
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''))
const segmenter = new Intl.Segmenter('uz', { granularity: 'grapheme' })
/** The characters of a text as Unicode counts them. */
const characters = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)

test('any text is cut where Unicode parts two characters, and not a character sooner than needed', () => {
  fc.assert(
    fc.property(written, fc.nat(40), (text, most) => {
      const cut = cutText(text, most)
      const all = characters(text)
      let fits = 0
      while (fits < all.length && all.slice(0, fits + 1).join('').length <= most) fits += 1
      expect(cut).toBe(all.slice(0, fits).join(''))
    }),
    { numRuns: 1_000 },
  )
})

test('any edit of a field with a limit leaves what was there and whole characters of what was put in', () => {
  fc.assert(
    fc.property(written, written, fc.nat(12), fc.nat(12), fc.nat(30), (text, put, from, length, room) => {
      const most = Math.max(text.length, room)
      const all = characters(text)
      const after = [...all.slice(0, from), put, ...all.slice(from + length)].join('')
      const { text: left, caret } = editWithin(text, after, most)
      expect(left.length).toBeLessThanOrEqual(Math.max(most, after.length - put.length))
      expect(/\p{Cs}/u.test(left)).toBe(false)
      expect(left.startsWith(all.slice(0, from).join(''))).toBe(true)
      expect(caret).toBeLessThanOrEqual(left.length)
      if (after.length <= most) expect(left).toBe(after)
    }),
    { numRuns: 1_000 },
  )
})
