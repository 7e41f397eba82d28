import { expect, test } from 'vitest'
import { courierComment } from './courier-comment.ts'

const uz = { office: 'Xonadon', domophone: 'Domofon', entrance: 'Kirish', floor: 'Qavat' }
const door = { office: '', domophone: '24K', entrance: '2', floor: '5' }
const bare = { office: '', domophone: ' ', entrance: '', floor: '' }

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
  ['nothing to append', ' Hi ', bare, 'Hi'],
])('courier comment: %s', (_rule, note, at, expected) => {
  const once = courierComment(note, at, uz)
  expect(once).toBe(expected)
  expect(courierComment(once, at, uz)).toBe(once)
})
