import { expect, test } from 'vitest'
import { courierComment, type ForCourier, NOTHING_FOR_COURIER } from './courier-comment.ts'

const uz = { office: 'Xonadon', domophone: 'Domofon', entrance: 'Kirish', floor: 'Qavat' }
const door = { office: '', domophone: '24K', entrance: '2', floor: '5' }
const bare = { office: '', domophone: ' ', entrance: '', floor: '' }
const notesOf = (change: Partial<ForCourier>): ForCourier => ({ ...NOTHING_FOR_COURIER, ...change })

test.each([
  ['after the note', 'Call on arrival', door, 'Call on arrival. Kirish: 2, qavat: 5, domofon: 24K'],
  [
    'a note with its full stop',
    'Call on arrival.',
    door,
    'Call on arrival. Kirish: 2, qavat: 5, domofon: 24K',
  ],
  ['no note', '  ', door, 'Kirish: 2, qavat: 5, domofon: 24K'],
  ['empty ones are left out', 'Hi', { ...bare, office: '17' }, 'Hi. Xonadon: 17'],
  ['spaces around what was typed are no part of it', 'Hi', { ...bare, office: ' 17 ' }, 'Hi. Xonadon: 17'],
  ['nothing to append', ' Hi ', bare, 'Hi'],
  ['a note of two lines is one', 'Hi\n there', bare, 'Hi there'],
])('courier comment: %s (CO-06)', (_rule, note, at, expected) => {
  const once = courierComment(notesOf({ note }), at, uz)
  expect(once).toBe(expected)
  expect(courierComment(notesOf({ note: once }), at, uz)).toBe(once)
})

test('the picture of the entrance comes before the door, and is never cut, however long the note is (CX-07)', () => {
  const photo = 'https://cdn.example.uz/u/f-1.webp'
  const line = courierComment(notesOf({ note: 'x'.repeat(900), photo }), door, uz)
  expect(line.length).toBeLessThan(500)
  expect(line).toMatch(
    /x… Kirish joyi rasmi \/ Фото входа: https:\S+\.webp Kirish: 2, qavat: 5, domofon: 24K$/,
  )
  expect(courierComment(notesOf({ note: 'Hi', photo }), bare, uz)).toBe(
    `Hi. Kirish joyi rasmi / Фото входа: ${photo}`,
  )
})

test.each(['😋', '👨‍👩‍👧‍👦', '🇺🇿', '👍🏽'])(
  'a note of %s is cut between two of them: the server takes the line',
  (emoji) => {
    for (let letters = 0; letters < emoji.length; letters += 1) {
      const line = courierComment(notesOf({ note: 'x'.repeat(letters) + emoji.repeat(400) }), door, uz)
      expect(line.length).toBeLessThanOrEqual(500)
      expect(line).toMatch(new RegExp(`^x*(?:${emoji})+… Kirish: 2, qavat: 5, domofon: 24K$`, 'u'))
    }
  },
)

const all = { note: 'Call first', landmark: '17-maktab', details: 'Koʻk darvoza.', meetsOutside: true }
test.each([
  ['a landmark', { landmark: ' 17-maktab ' }, 'Moʻljal / Ориентир: 17-maktab. Kirish: 2'],
  ['meeting outside', { meetsOutside: true }, 'Tashqarida kutib olaman / Встречу на улице. Kirish: 2'],
  [
    'all of it, the way first and the door last',
    all,
    'Moʻljal / Ориентир: 17-maktab. Koʻk darvoza. Tashqarida kutib olaman / Встречу на улице. Call first. Kirish: 2',
  ],
])('one line for the courier, in Uzbek and Russian: %s (CX-07)', (_rule, change, expected) => {
  const at = { ...bare, entrance: '2' }
  const once = courierComment(notesOf(change), at, uz)
  expect(once).toBe(expected)
  // What the note says already is not added again.
  expect(courierComment(notesOf({ ...change, note: once }), at, uz)).toBe(once)
})

test('a line too long for an order loses the end of the note, never the door (CX-07)', () => {
  const line = courierComment(notesOf({ ...all, note: 'x'.repeat(900) }), door, uz)
  expect(line).toHaveLength(500 - 1)
  expect(line).toMatch(/^Moʻljal.*x… Kirish: 2, qavat: 5, domofon: 24K$/)
})

test('a note that just fits is whole, with a letter more it ends in "…" (CX-07)', () => {
  const fits = 'x'.repeat(500)
  expect(courierComment(notesOf({ note: fits }), bare, uz)).toBe(fits)
  expect(courierComment(notesOf({ note: `${fits}x` }), bare, uz)).toBe(`${fits.slice(1)}…`)
})
